import BoltCheckoutHTTP

/// The mock's `connect.js`: plays Bolt's hosted checkout in a dialog of the page that loads it.
///
/// It works under a Content-Security-Policy that allows scripts and connections to this origin and
/// nothing else: styles are set through the style sheet object, not as text of the page.
enum ConnectScript {
    /// The reply with the script.
    static let reply = ServerReply(
        status: 200,
        headers: [
            HTTPHeader("Content-Type", "text/javascript; charset=utf-8"),
            HTTPHeader("Cache-Control", "no-store"),
            HTTPHeader("Cross-Origin-Resource-Policy", "cross-origin"),
            HTTPHeader("X-Content-Type-Options", "nosniff"),
        ],
        body: Array(source.utf8)
    )

    private static let source = #"""
        "use strict";
        (() => {
          const origin = new URL(document.currentScript.src).origin;
          const style = `
            :host { color-scheme: light dark; }
            dialog { font: 16px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas;
              border: 1px solid GrayText; border-radius: 12px; padding: 1.5rem; width: 24rem;
              max-width: calc(100vw - 4rem); }
            dialog::backdrop { background: rgb(0 0 0 / 55%); }
            h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
            p { margin: 0 0 1rem; overflow-wrap: anywhere; }
            div { display: grid; gap: .6rem; }
            button { font: inherit; padding: .6rem 1rem; border-radius: 8px; cursor: pointer;
              border: 1px solid GrayText; background: ButtonFace; color: ButtonText; }
            button.yes { background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
            button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
            button:disabled { opacity: .5; cursor: default; }`;

          const element = (name, text, properties = {}) =>
            Object.assign(document.createElement(name), { textContent: text }, properties);

          class Checkout {
            constructor(cart, hints, callbacks) {
              this.cart = Promise.resolve(cart);
              this.callbacks = callbacks || {};
              this.isOpen = false;
            }

            call(name, ...values) {
              const callback = this.callbacks[name];
              return typeof callback === "function" ? callback(...values) : undefined;
            }

            open() {
              if (this.isOpen) { return; }
              if (this.call("check") === false) { return; }
              this.isOpen = true;
              const host = document.createElement("div");
              host.id = "bolt-mock-checkout";
              const root = host.attachShadow({ mode: "open" });
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(style);
              root.adoptedStyleSheets = [sheet];
              this.dialog = element("dialog", "");
              this.dialog.setAttribute("aria-labelledby", "title");
              this.dialog.setAttribute("aria-describedby", "status");
              this.status = element("p", "A stand-in for Bolt. Nothing is charged.",
                { id: "status" });
              this.status.setAttribute("role", "status");
              const choices = document.createElement("div");
              const buttons = [
                ["approve", "Approve the payment", () => this.pay("approve")],
                ["decline", "Decline the payment", () => this.pay("decline")],
                ["close", "Close without paying", () => this.close()],
                ["silence", "Pay and never answer", () => this.silence()],
              ];
              this.buttons = buttons.map(([id, text, onclick]) =>
                element("button", text, { id, onclick, type: "button" }));
              this.buttons[0].className = "yes";
              choices.append(...this.buttons);
              this.dialog.append(element("h2", "Mock checkout", { id: "title" }), this.status,
                choices);
              this.dialog.addEventListener("cancel", (event) => {
                event.preventDefault();
                this.close();
              });
              root.append(this.dialog);
              document.body.append(host);
              this.host = host;
              this.dialog.showModal();
              this.call("onCheckoutStart");
            }

            allow(isAllowed) {
              for (const button of this.buttons) { button.disabled = !isAllowed; }
            }

            finish() {
              this.isOpen = false;
              this.dialog.close();
              this.host.remove();
            }

            close() {
              this.finish();
              this.call("close");
            }

            silence() {
              this.call("onPaymentSubmit");
              this.allow(false);
              this.status.textContent = "The payment was sent. No answer will come.";
            }

            async pay(decision) {
              this.allow(false);
              this.status.textContent = "Paying…";
              this.call("onPaymentSubmit");
              try {
                const cart = await this.cart;
                const order_token = cart.orderToken || cart.order_token || cart.id || "";
                const reply = await fetch(origin + "/mock/checkout", {
                  method: "POST",
                  headers: { "Content-Type": "text/plain" },
                  body: JSON.stringify({ order_token, decision }),
                });
                const result = await reply.json();
                if (!reply.ok) { throw new Error(result.errors[0].message); }
                this.call("success", result, () => this.finish());
              } catch (error) {
                this.status.textContent = "It did not work: " + error.message;
                this.buttons.find((button) => button.id === "close").disabled = false;
              }
            }
          }

          window.BoltCheckout = {
            configure(cart, hints, callbacks) {
              const checkout = new Checkout(cart, hints, callbacks);
              for (const button of document.querySelectorAll(".bolt-checkout-button")) {
                button.addEventListener("click", () => checkout.open());
              }
              return { open: () => checkout.open() };
            },
          };
        })();

        """#
}
