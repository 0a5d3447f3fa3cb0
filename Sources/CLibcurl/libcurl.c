// The C side of the HTTP client.
