/// The scripts of the checkout page.
enum CheckoutPageScript {
    /// Runs before `connect.js`: says on the page what happens, and hands it to the terminal.
    static let page = """
        "use strict";
        var boltPage = (function () {
          var page = document.getElementById("page");
          var line = document.getElementById("status");
          var state = { submitted: false, over: false };
          function say(text, kind) {
            line.textContent = text;
            line.setAttribute("data-kind", kind || "");
          }
          function send(name, body) {
            return fetch(name, { method: "POST", body: body || "{}", keepalive: (body || "").length < 60000,
              headers: { "Content-Type": "application/json" } })
              .then(function (reply) { if (!reply.ok) { throw new Error(String(reply.status)); } });
          }
          function show(text, kind) {
            document.getElementById("place").hidden = true;
            say(text, kind);
          }
          function end(text, kind) {
            state.over = true;
            show(text, kind);
          }
          var lost = "The terminal no longer listens. ";
          function gone(paid) {
            end(lost + (paid ? "Your payment may have gone through." : "Nothing was paid."), "bad");
          }
          return {
            token: page.getAttribute("data-order-token"),
            connect: page.getAttribute("data-connect"),
            state: state,
            say: say,
            trouble: function (what, text) {
              show(text, "bad");
              send("trouble", JSON.stringify({ what: what })).catch(function () {});
            },
            submitted: function () {
              state.submitted = true;
              say("Payment sent. Keep this page open until it says that you may go back.");
              send("submitted").catch(function () {});
            },
            success: function (transaction, callback) {
              state.submitted = true;
              var reference = transaction && transaction.reference ? String(transaction.reference) : "";
              send("success", JSON.stringify(transaction)).then(function () {
                var status = String((transaction && transaction.status) || "").toLowerCase();
                if (/^(failed|rejected|cancel)/.test(status)) {
                  end("The payment was declined. You may close this page and go back to the terminal.",
                    "bad");
                } else {
                  end("Done. You may close this page and go back to the terminal.", "good");
                }
              }, function () {
                end(lost + "Your payment may have gone through" +
                  (reference ? "; its reference is " + reference : "") + ".", "bad");
              });
              if (typeof callback === "function") { callback(); }
            },
            close: function () {
              if (state.over) { return; }
              var paid = state.submitted;
              // A close that belongs to a success comes after it: the success goes first.
              setTimeout(function () {
                if (state.over) { return; }
                // Said once more: no close may look like a cancel because the first word was lost.
                var first = paid ? send("submitted") : Promise.resolve();
                first.then(function () { return send("close"); }).then(function () {
                  end(paid
                    ? "Checkout closed. The payment may have gone through: look at the terminal."
                    : "Checkout closed, nothing was paid. The order is still open. " +
                      "You may go back to the terminal.", paid ? "bad" : "");
                }, function () { gone(paid); });
              }, 300);
            },
            left: function () {
              if (!state.over && navigator.sendBeacon) {
                navigator.sendBeacon(state.submitted ? "submitted" : "left", "{}");
              }
            },
            back: function (event) {
              if (event.persisted && !state.over) {
                send("back").catch(function () { gone(state.submitted); });
              }
            }
          };
        })();
        window.addEventListener("pagehide", boltPage.left);
        window.addEventListener("pageshow", boltPage.back);
        """

    /// Runs after `connect.js`, loaded or not. The calls and callbacks are those of Bolt's web
    /// integration. Assumed: that they are enough outside a shop.
    static let start = """
        "use strict";
        (function () {
          if (typeof BoltCheckout === "undefined" || !BoltCheckout.configure) {
            boltPage.trouble("not-loaded", "Bolt's checkout could not be loaded from " +
              boltPage.connect + ". Check the network and any content blocker, then reload this page.");
            return;
          }
          try {
            var button = BoltCheckout.configure({ orderToken: boltPage.token }, {}, {
              check: function () { return true; },
              onCheckoutStart: function () { boltPage.say("Complete the checkout in Bolt's window."); },
              onPaymentSubmit: boltPage.submitted,
              success: boltPage.success,
              close: boltPage.close
            });
            boltPage.say("Use the button below to open Bolt's checkout.");
            if (button && typeof button.open === "function") { button.open(); }
          } catch (error) {
            boltPage.trouble("not-configured",
              "Bolt's checkout refused this order. Go back to the terminal and make a new order token.");
          }
        })();
        """
}
