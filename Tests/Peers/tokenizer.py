"""A tokenizer that opens and makes its boxes with PyNaCl, not with the code under test.

Prints its port, then takes one card, prints what was in the box, and answers with a token.
"""

import base64
import http.server
import json

from nacl.public import Box, PrivateKey, PublicKey

KEY = PrivateKey(bytes(range(1, 33)))
TOKEN = {"token": "5a" * 32, "expiry": 4070908800000, "last4": "1111", "bin": "411111",
         "network": "visa"}


class Tokenizer(http.server.BaseHTTPRequestHandler):
    def answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.answer("application/text", base64.b64encode(bytes(KEY.public_key)))

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        parts = {name: base64.b64decode(text) for name, text in request.items()}
        box = Box(KEY, PublicKey(parts["public_key"]))
        print(box.decrypt(parts["payload"], parts["nonce"]).decode(), flush=True)
        reply = box.encrypt(json.dumps(TOKEN).encode())
        body = {"payload": base64.b64encode(reply.ciphertext).decode(),
                "nonce": base64.b64encode(reply.nonce).decode()}
        self.answer("application/json", json.dumps(body).encode())
        self.server.is_done = True

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Tokenizer)
server.is_done = False
print(server.server_port, flush=True)
while not server.is_done:
    server.handle_request()
