"""What the environments of Port Royal are made of; ``quarterdeck.envs.port_royal_v0`` has them."""
