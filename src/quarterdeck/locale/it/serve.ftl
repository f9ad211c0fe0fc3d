# What the server says when it starts.

serve-here = Quarterdeck è all'indirizzo { $address }
serve-lan = Altri nella tua rete: { $address }
serve-no-lan = Questo computer non è in nessuna rete: altri non possono raggiungerlo.
serve-stop = Ctrl+C lo ferma.
