"""Counts, sums, rows and matches of random records, worked out here and compared with the tool.

Usage: records.py EXECUTABLE SEED ROUNDS, in a folder of its own. Each round makes records, writes
them to files of several layouts (lines, arrays, pages, documents glued together), some of them with
broken lines, and asks the tool about all of them at once. Prints what differs and ends with 1.
"""

import collections
import csv
import json
import random
import subprocess
import sys

TOOL, SEED, ROUNDS = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
RANDOM = random.Random(SEED)
PAYMENTS = ("cc_payment", "paypal_payment")
REFUNDS = ("cc_credit", "apm_refund")
STATUSES = ("authorized", "completed", "cancelled", "failed", "pending")
TAKEN = ("authorized", "completed", "pending")
CURRENCIES = ("USD", "EUR", "JPY", "KWD")
LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
BROKEN = (
    '{"id":"TA","amount":}', '{"reference":"X","reference":"Y"}', '{"id":1', "no JSON", '{"a":01}',
    '{"id":"TA1","type":"cc_payment","reference":"BBBB-CCCC-DDDD","status":"completed",'
    '"amount":{"amount":1.5,"currency":"USD"}}',
)


def transaction(number):
    digits, rest = "", number
    for _ in range(12):
        digits, rest = digits + LETTERS[rest % len(LETTERS)], rest // len(LETTERS)
    currency = RANDOM.choice(CURRENCIES)
    minor = RANDOM.choice((0, 1, 99, RANDOM.randrange(10**7), RANDOM.randrange(10**12)))
    record = {
        "id": f"TA{number:011}",
        "type": RANDOM.choice(PAYMENTS + REFUNDS + ("zero_amount",)),
        "date": 1700000000000 + number * 1000,
        "reference": f"{digits[:4]}-{digits[4:8]}-{digits[8:]}",
        "status": RANDOM.choice(STATUSES),
        "amount": {"amount": minor, "currency": currency},
    }
    cart = {"order_reference": f"o-{number}"}
    if RANDOM.random() < 0.8:
        cart["display_id"] = f"{number:06}"
        names = ("Tee", "和紙", 'naïve "q"', "a\\b")
        cart["items"] = [{"name": RANDOM.choice(names)} for _ in range(RANDOM.randrange(4))]
        record["order"] = {"cart": cart}
    else:
        record["cart"] = cart
    if RANDOM.random() < 0.2:
        record["merchant_order_number"] = f"M{number}"
    if RANDOM.random() < 0.3:
        odd = (None, True, {"y": []}, [[]], "z" * RANDOM.randrange(40))
        record[f"x{RANDOM.randrange(50)}"] = RANDOM.choice(odd)
    if RANDOM.random() < 0.2:
        record["padding"] = "p" * RANDOM.randrange(3000)
    if RANDOM.random() < 0.1:
        keys = list(record)
        RANDOM.shuffle(keys)
        record = {key: record[key] for key in keys}
    return record


def text(record):
    style = RANDOM.randrange(20)
    if style == 0:
        return json.dumps(record)
    if style == 1:
        return json.dumps(record, ensure_ascii=False, separators=(" ,", ": "))
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def write(name, part, may_break):
    """Writes a file; returns the number of broken lines in it."""
    layout = RANDOM.choice(("lines", "lines", "crlf", "array", "page", "glued"))
    broken = 0
    if layout in ("lines", "crlf") and part:
        lines = [text(record) for record in part]
        for _ in range(RANDOM.randrange(5) if may_break else 0):
            lines.insert(RANDOM.randrange(1, len(lines) + 1), RANDOM.choice(BROKEN))
            broken += 1
        whole = ("\r\n" if layout == "crlf" else "\n").join(lines) + RANDOM.choice(("", "\n"))
    elif layout == "page":
        whole = '{"transactions":[' + ",".join(map(text, part)) + "]}"
    elif layout == "glued" and part:
        whole = RANDOM.choice(("\n", " ")).join(json.dumps(record, indent=1) for record in part)
    else:
        whole = "[" + ",\n".join(map(text, part)) + "]"
    with open(name, "w", encoding="utf-8", newline="") as file:
        file.write(whole)
    return broken


def signed(record):
    minor = record["amount"]["amount"]
    return minor if record["type"] in PAYMENTS else -minor if record["type"] in REFUNDS else None


def row(record):
    cart = record.get("cart") or record["order"]["cart"]
    return {
        "reference": record["reference"],
        "amount": record["amount"]["amount"],
        "currency": record["amount"]["currency"],
        "order_reference": cart["order_reference"],
        "merchant_order_number": record.get("merchant_order_number") or cart.get("display_id"),
        "status": record["status"],
        "signed_amount": signed(record),
    }


def run(*arguments):
    result = subprocess.run([TOOL, *arguments, "-q"], capture_output=True, check=False)
    return result.returncode, result.stdout.decode()


def same(what, found, expected):
    if found != expected:
        print(f"seed {SEED}: {what}: the tool says {found!r:.500}, expected {expected!r:.500}")
        sys.exit(1)


def inspect(records, names, broken):
    code, out = run("inspect", "--count", *names)
    same("count", out, f"{len(records)}\n")
    same("exit code", code, 1 if broken else 0)

    sums = collections.defaultdict(lambda: [0, 0])
    for record in records:
        key = (record["amount"]["currency"], record["type"], record["status"])
        sums[key][0] += 1
        sums[key][1] += record["amount"]["amount"]
    lines = json.loads(run("inspect", "--summary", "-o", "json", *names)[1])
    found = {(line["currency"], line["type"], line["status"]): line for line in lines}
    same("sums", {key: [line["count"], line["amount"]] for key, line in found.items()}, dict(sums))

    expected = [row(record) for record in records]
    fields = ",".join(expected[0])
    out = run("inspect", "-o", "ndjson", "--fields", fields, *names)[1]
    for line, one in zip(map(json.loads, out.splitlines()), expected, strict=True):
        same("row", line, one)

    least, status = RANDOM.randrange(10**6), RANDOM.choice(STATUSES)
    out = run("inspect", "--count", "--where", f"amount>={least}", "--where", f"status!={status}",
              *names)[1]
    wanted = [r for r in records if r["amount"]["amount"] >= least and r["status"] != status]
    same("chosen", out, f"{len(wanted)}\n")


def reconcile(records, names):
    shop, expected = [], collections.Counter()
    latest = {record["id"]: record for record in records}
    for record in latest.values():
        if record["type"] not in PAYMENTS or record["status"] not in TAKEN:
            continue
        one, chance = row(record), RANDOM.random()
        if chance < 0.05:
            one["amount"] += 1
            expected["amount_differs"] += 1
        elif chance < 0.1:
            one["currency"] = next(c for c in CURRENCIES if c != one["currency"])
            expected["currency_differs"] += 1
        shop.append((one["order_reference"], one["amount"], one["currency"]))
    expected["missing_at_bolt"] = 2
    shop += [("nobody-1", 5, "USD"), ("nobody-2", 7, "EUR")]
    RANDOM.shuffle(shop)
    with open("shop.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator=RANDOM.choice(("\n", "\r\n")))
        writer.writerows([("order_reference", "amount", "currency"), *shop])
    code, out = run("reconcile", "--orders", "shop.csv", "--amounts", "minor", "-o", "ndjson", *names)
    same("exit code of reconcile", code, 1)
    found = collections.Counter(json.loads(line)["result"] for line in out.splitlines())
    same("findings", {key: found[key] for key in expected}, dict(expected))


for _ in range(ROUNDS):
    made = [transaction(number) for number in range(RANDOM.choice((1, 5, 50, 700, 3000)))]
    cuts = [0, *sorted(RANDOM.choices(range(len(made) + 1), k=RANDOM.randrange(3))), len(made)]
    parts = [made[start:end] for start, end in zip(cuts, cuts[1:])]
    files = [f"{place}.json" for place in range(len(parts))]
    has_broken = RANDOM.random() < 0.5
    count = sum(write(name, part, has_broken) for name, part in zip(files, parts))
    inspect(made, files, count)
    if count == 0:
        reconcile(made, files)
