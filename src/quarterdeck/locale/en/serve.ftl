# What the server says when it starts.

serve-here = Quarterdeck is at { $address }
serve-lan = Others in your network: { $address }
serve-no-lan = This machine is in no network: others cannot reach it.
serve-stop = Ctrl+C stops it.
