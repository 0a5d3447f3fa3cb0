// The C side of BoltSystem.

