"""Drives one page in a headless Chromium: opens it, does what a shopper does, prints what it says.

Usage: browser.py ADDRESS ACTION [--dark] [--screenshot FILE]

ACTION is what to press in the hosted checkout of the stand-in (approve, decline, close, silence),
`login-approve` or `login-deny` on its login page, `leave` to go away, or `look` to do nothing.
Standard output is one JSON object: the last text of the page's status, and its title.
Only Python's standard library is used; Chromium is spoken to through two pipes.
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 30.0


class Browser:
    """A Chromium that is spoken to through file descriptors 3 and 4."""

    def __init__(self, program, folder):
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        shell = 'exec "$@" 3<&%d 4>&%d' % (to_browser, from_browser)
        arguments = [
            program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox",
            "--disable-gpu", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--user-data-dir=" + folder, "about:blank",
        ]
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", shell, "sh"] + arguments,
            pass_fds=(to_browser, from_browser), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.rest = b""
        self.session = None

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.input, 65536)
            if not part:
                raise SystemExit("the browser went away")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.receive()
            if reply.get("id") == self.number:
                return reply.get("result", {})

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        return result.get("result", {}).get("value")

    def wait(self, expression):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            value = self.value(expression)
            if value:
                return value
            time.sleep(0.03)
        raise SystemExit("in vain: " + expression + "\n" + str(self.value(STATUS)))

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
            self.process.wait(timeout=10)
        except (OSError, SystemExit, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


STATUS = "(document.querySelector('[role=status]') || {}).textContent"
BUTTON = "document.querySelector('#bolt-mock-checkout')?.shadowRoot.querySelector('#%s')"
OVER = "/Done|declined|closed|no longer|refused|could not|logged in/i.test(%s || '')" % STATUS


def act(browser, action):
    if action in ("approve", "decline", "close", "silence"):
        button = BUTTON % action
        browser.wait("Boolean(%s)" % button)
        browser.value("%s.click()" % button)
        browser.wait("/Payment sent/.test(%s || '')" % STATUS if action == "silence" else OVER)
    elif action in ("login-approve", "login-deny"):
        link = "document.querySelector('a[href*=\"decision=%s\"]')" % action.split("-")[1]
        browser.wait("Boolean(%s)" % link)
        browser.value("%s.click()" % link)
        browser.wait("location.pathname === '/callback' && Boolean(%s)" % STATUS)
    elif action == "leave":
        browser.wait("Boolean(%s)" % (BUTTON % "close"))
        browser.call("Page.navigate", url="about:blank")
        browser.wait("location.href === 'about:blank'")
    elif action == "look":
        browser.wait("(%s || '').length > 0 && document.readyState === 'complete'" % STATUS)
    else:
        raise SystemExit("unknown action " + action)


def main():
    address, action = sys.argv[1], sys.argv[2]
    program = next(
        (path for path in map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))
         if path), None)
    if program is None:
        raise SystemExit("no Chromium")
    folder = tempfile.mkdtemp()
    browser = Browser(program, folder)
    try:
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        attached = browser.call("Target.attachToTarget", targetId=target, flatten=True)
        browser.session = attached["sessionId"]
        scheme = "dark" if "--dark" in sys.argv else "light"
        browser.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme}])
        browser.call("Page.enable")
        browser.call("Page.navigate", url=address)
        act(browser, action)
        if "--screenshot" in sys.argv:
            picture = browser.call("Page.captureScreenshot")["data"]
            with open(sys.argv[sys.argv.index("--screenshot") + 1], "wb") as file:
                file.write(base64.b64decode(picture))
        print(json.dumps({
            "status": browser.value(STATUS), "title": browser.value("document.title"),
            "place": browser.value("location.href")}))
    finally:
        browser.close()
        shutil.rmtree(folder, ignore_errors=True)


main()
