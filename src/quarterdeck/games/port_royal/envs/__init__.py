"""What the environments in ``port_royal_v0`` are made of."""
