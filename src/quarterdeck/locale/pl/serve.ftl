# What the server says when it starts.

serve-here = Quarterdeck działa pod adresem { $address }
serve-lan = Inni w twojej sieci: { $address }
serve-no-lan = Ten komputer nie jest w żadnej sieci: inni się z nim nie połączą.
serve-stop = Ctrl+C zatrzymuje serwer.
