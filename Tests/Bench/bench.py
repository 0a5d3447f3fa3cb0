"""`make bench`: speed and memory of the built executable, beside the peers that are installed.

Usage: bench.py EXECUTABLE. BENCH_MB (500), BENCH_ROWS (1000000) and BENCH_RUNS (5) set the size
of the input and the number of runs a median is taken of. Everything runs on the same files, one
after the other; output goes to /dev/null.
"""

import importlib.util
import os
import shutil
import statistics
import subprocess
import sys
import threading
import time

import generate

FOLDER = ".build/bench"
FIELDS = "order_reference,reference,merchant_order_number,amount,currency,status"
JQ = (
    "[.order.cart.order_reference,.reference,(.merchant_order_number // .order.cart.display_id),"
    ".amount.amount,.amount.currency,.status]|@tsv"
)
DUCKDB_READ = """
import duckdb, sys
duckdb.sql("SET threads TO 2")
duckdb.sql(f'''COPY (SELECT "order".cart.order_reference, reference, "order".cart.display_id,
    amount.amount, amount.currency, status FROM read_json('{sys.argv[1]}', format =
    'newline_delimited', columns = {{reference: 'VARCHAR', status: 'VARCHAR',
    amount: 'STRUCT(amount BIGINT, currency VARCHAR)',
    "order": 'STRUCT(cart STRUCT(order_reference VARCHAR, display_id VARCHAR))'}}))
    TO '/dev/null' (FORMAT csv, DELIMITER '\\t')''')
"""
DUCKDB_START = "import duckdb; duckdb.sql('SELECT 1').fetchall()"
DUCKDB_JOIN = """
import duckdb, sys
duckdb.sql("SET threads TO 2")
print(duckdb.sql(f'''SELECT count(*) FROM read_csv('{sys.argv[1]}', columns = {{
    order_reference: 'VARCHAR', amount: 'BIGINT', currency: 'VARCHAR'}}, header = true) shop
    FULL JOIN read_json('{sys.argv[2]}', format = 'newline_delimited', columns = {{
    cart: 'STRUCT(order_reference VARCHAR)', amount: 'STRUCT(amount BIGINT, currency VARCHAR)'}})
    bolt ON bolt.cart.order_reference = shop.order_reference
    WHERE bolt.amount.amount IS DISTINCT FROM shop.amount
    OR bolt.amount.currency IS DISTINCT FROM shop.currency''').fetchall()[0][0])
"""


class PeakMemory(threading.Thread):
    """The most memory a process held.

    On Linux the kernel's high-water mark is read while the process runs: what `wait4` says counts
    the memory of this script too, which the child had before it became the tool.
    """

    def __init__(self, pid):
        super().__init__(daemon=True)
        self.status = f"/proc/{pid}/status"
        self.kilobytes = 0
        if sys.platform != "darwin":
            self.start()

    def run(self):
        while True:
            try:
                with open(self.status, encoding="ascii", errors="replace") as file:
                    marks = [line.split()[1] for line in file if line.startswith("VmHWM")]
            except OSError:
                return
            if not marks:
                return
            self.kilobytes = int(marks[0])
            time.sleep(0.003)

    def bytes(self, usage):
        """The peak in bytes, once the process has ended."""
        if sys.platform == "darwin":
            return usage.ru_maxrss
        self.join()
        return self.kilobytes * 1024


class Run:
    """Median time and largest peak memory of a command, or why there is none."""

    def __init__(self, name, command, runs, stdin=None, accepted=(0,)):
        self.name = name
        self.seconds = None
        self.peak = 0
        self.problem = None
        times = []
        while len(times) < runs:
            with open(stdin or os.devnull, "rb") as source, open(os.devnull, "wb") as sink:
                start = time.perf_counter()
                child = subprocess.Popen(
                    command, stdin=source, stdout=sink, stderr=subprocess.PIPE
                )
                watch = PeakMemory(child.pid)
                words = child.stderr.read().decode(errors="replace").strip()
                _, status, usage = os.wait4(child.pid, 0)
                elapsed = time.perf_counter() - start
            child.returncode = os.waitstatus_to_exitcode(status)
            if child.returncode not in accepted:
                last = words.splitlines()[-1] if words else ""
                self.problem = f"exit {child.returncode}: {last}"[:70]
                return
            times.append(elapsed)
            self.peak = max(self.peak, watch.bytes(usage))
            if elapsed > 20:
                break
        self.seconds = statistics.median(times)


def show(title, size, runs):
    """A table: the first run is ours, the ratio is a peer's time over ours."""
    print(f"\n{title} ({size / 1e6:,.0f} MB)")
    ours = runs[0].seconds
    for run in runs:
        if run.seconds is None:
            print(f"  {run.name:34} {run.problem}")
            continue
        ratio = f"{run.seconds / ours:8.2f} x" if ours else ""
        print(
            f"  {run.name:34} {run.seconds:9.3f} s {size / 1e6 / run.seconds:9.1f} MB/s"
            f" {run.peak / 1e6:8.1f} MB peak {ratio}"
        )


def start_up(tool, runs):
    """Medians of many starts, in milliseconds."""
    fixture = "Fixtures/checkout/card.json"
    commands = [
        ("bolt-cli --version", [tool, "--version"]),
        ("bolt-cli inspect FIXTURE", [tool, "inspect", fixture]),
        ("true", ["/bin/true" if os.path.exists("/bin/true") else "/usr/bin/true"]),
    ]
    if shutil.which("jq"):
        commands.append(("jq -n 1", ["jq", "-n", "1"]))
    print("\nstart-up, medians of", runs)
    times = {name: [] for name, _ in commands}
    for _ in range(runs):
        for name, command in commands:
            start = time.perf_counter()
            subprocess.run(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
            )
            times[name].append(time.perf_counter() - start)
    for name, samples in times.items():
        print(f"  {name:34} {statistics.median(samples) * 1e3:9.2f} ms")


def main():
    tool = os.path.abspath(sys.argv[1])
    megabytes = int(os.environ.get("BENCH_MB", "500"))
    rows = int(os.environ.get("BENCH_ROWS", "1000000"))
    runs = int(os.environ.get("BENCH_RUNS", "5"))
    print(f"making {megabytes} MB and {rows:,} rows in {FOLDER}, seed {generate.SEED}")
    records = generate.generate(FOLDER, megabytes, rows)
    print(f"{records:,} transactions; {os.cpu_count()} cores; medians of {runs}")

    ndjson = f"{FOLDER}/transactions.ndjson"
    array = f"{FOLDER}/transactions.json"
    payments = f"{FOLDER}/payments.ndjson"
    orders = f"{FOLDER}/orders.csv"
    python = sys.executable
    duckdb = importlib.util.find_spec("duckdb") is not None
    inspect = [tool, "inspect", "-o", "tsv", "--fields", FIELDS]

    start_up(tool, 50)

    table = [Run("bolt-cli inspect --fields", inspect + [ndjson], runs)]
    table.append(Run("bolt-cli inspect -o tsv", [tool, "inspect", "-o", "tsv", ndjson], runs))
    table.append(Run("bolt-cli inspect --fields, one core",
                     one_core(inspect + [ndjson]), runs))
    table.append(Run("bolt-cli inspect --fields < pipe", inspect + ["-"], runs, stdin=ndjson))
    if duckdb:
        table.append(Run("duckdb read_json to CSV", [python, "-c", DUCKDB_READ, ndjson], runs))
        table.append(Run("  of it python and duckdb's start", [python, "-c", DUCKDB_START], runs))
    if shutil.which("jq"):
        table.append(Run("jq -r '[...]|@tsv'", ["jq", "-r", JQ, ndjson], 1))
    table.append(Run("wc -l", ["wc", "-l", ndjson], runs))
    show("six reconciliation fields of NDJSON", os.path.getsize(ndjson), table)

    table = [
        Run("bolt-cli inspect --fields", inspect + [array], runs),
        Run("bolt-cli inspect --fields, one core", one_core(inspect + [array]), runs),
    ]
    show("the same as one array", os.path.getsize(array), table)

    table = [Run("bolt-cli check", [tool, "check", ndjson], runs, accepted=(0, 1))]
    show("audit on all rules", os.path.getsize(ndjson), table)

    size = os.path.getsize(payments) + os.path.getsize(orders)
    reconcile = [tool, "reconcile", "--orders", orders, "--amounts", "minor", payments]
    table = [Run("bolt-cli reconcile", reconcile, runs, accepted=(0, 1))]
    if duckdb:
        table.append(Run("duckdb full join", [python, "-c", DUCKDB_JOIN, orders, payments], runs))
    show(f"reconcile {rows:,} orders with as many payments", size, table)

    if not duckdb:
        print("\nduckdb is not installed; `pip install duckdb` adds it as a peer")


def one_core(command):
    """The command bound to one core, where the machine can do that."""
    return ["taskset", "-c", "0", *command] if shutil.which("taskset") else command


if __name__ == "__main__":
    main()
