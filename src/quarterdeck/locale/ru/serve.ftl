# What the server says when it starts.

serve-here = Quarterdeck работает по адресу { $address }
serve-lan = Для других в вашей сети: { $address }
serve-no-lan = Этот компьютер не в сети: другие не смогут подключиться.
serve-stop = Ctrl+C останавливает сервер.
