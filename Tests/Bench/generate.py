"""Makes the input of `make bench`: the same bytes every time, from a fixed seed.

Records are rendered from a few hundred templates in which only the numbers differ, so that the
disk and not Python is the limit.
"""

import hashlib
import json
import os
import random

SEED = 20260917
NAMES = [
    ("Aurelia", "Fennimore"), ("Þórdís", "Ísaksdóttir"), ("Νικόλαος", "Δελής"),
    ("美咲", "長谷部"), ("ليلى", "المنصوري"), ("Siân", "Gwynedd-Rhys"),
    ("Olamide", "Adébáyò"), ("Zoë 🌱", "van Aalst"), ("Жанна", "Корольова"),
    ("Ravi", "Subramaniam"), ("Chloé", "d'Arbanville"), ("İpek", "Çağlayan"),
]
STREETS = ["Quarry Bend", "Lindenstraße", "Οδός Τενέδου", "北沢三丁目", "Rua das Gaivotas"]
ITEMS = [
    ("PAN-26", "Carbon steel pan, 26 cm"), ("LP-0114", "Rebetika of the Harbour, 2 LP"),
    ("NOTE-A5", "和紙ノート A5"), ("OUD-12", "عود كمبودي ١٢ غ"), ("TEE-OLV", "Trail tee, olive"),
    ("CUP-4", "Cup without handle"), ("LOCK-D", "D-lock"), ("SCARF", "Écharpe en soie"),
]
CURRENCIES = [("USD", "$"), ("EUR", "€"), ("GBP", "£"), ("JPY", "¥"), ("KWD", "KWD")]
STATUSES = ["completed"] * 12 + ["authorized"] * 3 + ["cancelled", "failed"]
ALPHABET = "BCDFGHJKLMNPQRTVWXZ23456789"


def money(slot, currency):
    return {"amount": slot, "currency": currency[0], "currency_symbol": currency[1]}


def address(index, name):
    return {
        "id": f"AAq{index:03d}tWs4Qn", "street_address1": f"{index + 11} {STREETS[index % 5]}",
        "street_address2": "", "locality": "Eugene", "region": "Oregon", "region_code": "OR",
        "postal_code": "97401", "country_code": "US", "country": "United States",
        "name": " ".join(name), "first_name": name[0], "last_name": name[1], "company": "",
        "phone_number": "5415550123", "email_address": f"shopper{index}@post.example",
    }


def template(index, rng):
    """One record with named slots, as bytes for the % operator."""
    name = NAMES[index % len(NAMES)]
    currency = rng.choice(CURRENCIES)
    status = rng.choice(STATUSES)
    paid = status == "completed"
    first, second = rng.sample(ITEMS, 2)
    total = money("@total@", currency)
    capture = {
        "id": "CA@id@", "status": "succeeded", "amount": total,
        "splits": [
            {"amount": money("@net@", currency), "type": "net"},
            {"amount": money("@fee@", currency), "type": "processing_fee"},
        ],
        "metadata": {"processor_capture_id": "98@number@"},
    }
    home = address(index, name)
    record = {
        "id": "TA@id@", "type": "cc_payment",
        "processor": rng.choice(["adyen_gateway", "stripe", "vantiv"]),
        "date": "@date@", "reference": "@reference@", "status": status,
        "from_consumer": {
            "id": f"CAs{index:03d}HdGt2Rb", "first_name": name[0], "last_name": name[1],
            "emails": [{"id": "", "address": f"shopper{index}@post.example", "status": ""}],
            "phones": [{"id": "", "number": "+1 5415550123", "country_code": "1", "status": ""}],
        },
        "from_credit_card": {
            "id": f"CAc{index:03d}ZpKf6Mc", "last4": "4242", "bin": "424242",
            "expiration": 1880668800000, "network": "visa", "display_network": "Visa",
            "token_type": "bolt", "status": "active", "billing_address": home,
        },
        "amount": total,
        "authorization": {
            "auth": "97@number@", "reason": "none" if status != "failed" else "call_issuer",
            "status": "succeeded" if status != "failed" else "declined",
        },
        "captures": [capture] if paid else None,
        "transaction_properties": {"avs_result": "00", "cvv_result": "M"},
        "splits": capture["splits"] if paid else [],
        "order": {
            "token": hashlib.sha256(f"order {index}".encode()).hexdigest(),
            "cart": {
                "order_reference": "FF-@number@", "display_id": "@number@",
                "currency": {"currency": currency[0], "currency_symbol": currency[1]},
                "subtotal_amount": money("@subtotal@", currency), "total_amount": total,
                "tax_amount": money("@tax@", currency),
                "shipping_amount": money(685, currency),
                "discount_amount": money(500, currency),
                "items": [
                    {
                        "reference": first[0], "name": first[1], "sku": first[0],
                        "description": "Sold singly", "total_amount": money("@line@", currency),
                        "unit_price": money("@line@", currency), "quantity": 1,
                        "type": "physical", "taxable": True, "properties": [],
                    },
                    {
                        "reference": second[0], "name": second[1], "sku": second[0],
                        "description": "Sold in pairs", "total_amount": money("@pair@", currency),
                        "unit_price": money("@unit@", currency), "quantity": 2,
                        "type": "physical", "taxable": True,
                        "properties": [{"name": "Size", "value": "M", "display": True}],
                    },
                ],
                "shipments": [{
                    "shipping_address": home, "service": "Ground (3-5 days)", "carrier": "UPS",
                    "cost": money(685, currency), "tax_amount": money(0, currency),
                    "reference": "ups_gnd",
                }],
                "discounts": [{
                    "amount": money(500, currency), "code": "HEARTH5",
                    "description": "Five off", "discount_category": "coupon",
                }],
            },
            "user_note": "", "external_data": {},
        },
        "refunded_amount": money(0, currency), "refund_transactions": [],
        "refund_transaction_ids": [], "source_transaction": None, "risk_score": 118,
    }
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")).replace("%", "%%")
    for slot in ("total", "net", "fee", "subtotal", "tax", "line", "pair", "unit", "date"):
        text = text.replace(f'"@{slot}@"', f"%({slot})d")
    for slot in ("id", "reference", "number"):
        text = text.replace(f"@{slot}@", f"%({slot})s")
    return text


def reference(number):
    """Twelve characters in three groups, another for every number."""
    groups = []
    for _ in range(3):
        group = ""
        for _ in range(4):
            number, digit = divmod(number, len(ALPHABET))
            group += ALPHABET[digit]
        groups.append(group)
    return "-".join(groups)


def slots(number):
    line = 1000 + number * 7919 % 90000
    unit = 250 + number * 104729 % 9000
    subtotal = line + 2 * unit
    tax = subtotal * 8 // 100
    total = subtotal - 500 + 685 + tax
    fee = total * 29 // 1000
    return {
        "total": total, "net": total - fee, "fee": fee, "subtotal": subtotal, "tax": tax,
        "line": line, "pair": 2 * unit, "unit": unit, "date": 1756684800000 + number * 1777,
        "id": f"{number:07d}rXkQ", "number": f"{number:08d}",
        "reference": reference(number * 2654435761 % 27**12),
    }


def transactions(folder, megabytes):
    """`transactions.ndjson` and the same records as one array, `transactions.json`."""
    lines = os.path.join(folder, "transactions.ndjson")
    array = os.path.join(folder, "transactions.json")
    rng = random.Random(SEED)
    templates = [template(index, rng) for index in range(256)]
    limit = megabytes * 1_000_000
    written = 0
    number = 0
    with open(lines, "wb") as ndjson, open(array, "wb") as document:
        document.write(b"[")
        while written < limit:
            batch = [
                templates[(number + i) * 31 % 256] % slots(number + i) for i in range(500)
            ]
            separator = b",\n" if number else b""
            document.write(separator + ",\n".join(batch).encode())
            block = ("\n".join(batch) + "\n").encode()
            ndjson.write(block)
            written += len(block)
            number += 500
        document.write(b"]\n")
    return number


def small_transactions(folder, count):
    """A million small records, and the orders they belong to: one in a thousand differs."""
    record = (
        '{"id":"TA%(id)s","type":"cc_payment","date":%(date)d,"reference":"%(reference)s",'
        '"status":"completed","amount":{"amount":%(total)d,"currency":"USD",'
        '"currency_symbol":"$"},"cart":{"order_reference":"FF-%(number)s"}}\n'
    )
    payments = os.path.join(folder, "payments.ndjson")
    orders = os.path.join(folder, "orders.csv")
    exported = os.path.join(folder, "payments.csv")
    with (
        open(payments, "w", encoding="utf-8") as ndjson,
        open(orders, "w", encoding="utf-8") as shop,
        open(exported, "w", encoding="utf-8") as csv,
    ):
        shop.write("order_reference,amount,currency\n")
        csv.write("order_reference,reference,amount,currency\n")
        for start in range(0, count, 1000):
            rows = [slots(number) for number in range(start, min(start + 1000, count))]
            ndjson.write("".join(record % row for row in rows))
            csv.write("".join(
                f'FF-{row["number"]},{row["reference"]},{row["total"]},USD\n' for row in rows
            ))
            rows[start // 1000 % len(rows)]["total"] += 1
            shop.write("".join(f'FF-{row["number"]},{row["total"]},USD\n' for row in rows))


def generate(folder, megabytes, rows):
    """Makes all files in `folder`, unless they are there in the wanted size."""
    os.makedirs(folder, exist_ok=True)
    stamp = os.path.join(folder, "made-of.json")
    wanted = {"seed": SEED, "megabytes": megabytes, "rows": rows, "version": 1}
    try:
        with open(stamp, encoding="utf-8") as file:
            made = json.load(file)
        if {key: made.get(key) for key in wanted} == wanted:
            return made["records"]
    except (OSError, ValueError, KeyError):
        pass
    records = transactions(folder, megabytes)
    small_transactions(folder, rows)
    with open(stamp, "w", encoding="utf-8") as file:
        json.dump({**wanted, "records": records}, file)
    return records
