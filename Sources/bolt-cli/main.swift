print("bolt-cli")
