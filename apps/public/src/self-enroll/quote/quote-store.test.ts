import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newDraft, type QuoteDraft } from "./draft.ts";

type Store = typeof import("./quote-store.ts");

const key = "portico.quote";
const ownQuote = JSON.stringify({ ...newDraft, income: "20000" });
const ofRecord: QuoteDraft = { ...newDraft, zip: "78701", saveKey: "x".repeat(22), reached: 4 };

/** A browser with two storages, in which other tabs write. */
function stubBrowser() {
  const window = new EventTarget();
  const storages = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };
  for (const [name, values] of Object.entries(storages))
    Object.assign(window, {
      [name]: {
        getItem: (item: string) => values.get(item) ?? null,
        setItem: (item: string, value: string) => values.set(item, value),
        removeItem: (item: string) => values.delete(item),
      },
    });
  vi.stubGlobal("window", window);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  return {
    ...storages,
    writeElsewhere: (item: string, value: string | null) => {
      if (value === null) storages.localStorage.delete(item);
      else storages.localStorage.set(item, value);
      window.dispatchEvent(Object.assign(new Event("storage"), { key: item }));
    },
  };
}

let browser: ReturnType<typeof stubBrowser>;
let store: Store;
/** The module as after loading the page. */
const load = async () => {
  vi.resetModules();
  store = await import("./quote-store.ts");
  store.onQuoteChange(() => {});
};

beforeEach(async () => {
  browser = stubBrowser();
  browser.localStorage.set(key, ownQuote);
  browser.localStorage.set("portico.token", "token");
  await load();
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the quote of a record in the agent's tab, and the browser's own quote as it was", async () => {
  store.openQuote(ofRecord);
  store.updateQuote({ income: "52000" });
  expect(browser.localStorage.get(key)).toBe(ownQuote);
  expect(JSON.parse(browser.sessionStorage.get(key) ?? "")).toMatchObject({ zip: "78701", income: "52000" });
  await load();
  expect(store.currentQuote()).toMatchObject({ zip: "78701", income: "52000" });
  expect(store.isQuoteOfRecord()).toBe(true);
  // Also once it can't be saved anymore.
  store.updateQuote({ saveKey: "" });
  expect(browser.localStorage.get(key)).toBe(ownQuote);
  browser.writeElsewhere(key, JSON.stringify({ ...newDraft, zip: "33101" }));
  expect(store.currentQuote().zip).toBe("78701");
});

it("keeps other quotes in the browser, and follows other tabs", () => {
  store.openQuote(ofRecord);
  store.openQuote({ ...ofRecord, saveKey: "" });
  expect(browser.sessionStorage.has(key)).toBe(false);
  expect(JSON.parse(browser.localStorage.get(key) ?? "")).toMatchObject({ zip: "78701" });
  browser.writeElsewhere(key, JSON.stringify({ ...newDraft, zip: "33101" }));
  expect(store.currentQuote().zip).toBe("33101");
});

it("removes the quote of a record when the agent signs out of the portal, but not when the session ends by itself", async () => {
  store.openQuote(ofRecord);
  browser.writeElsewhere("portico.session-ended", "inactivity");
  browser.writeElsewhere("portico.token", null);
  expect(store.currentQuote().zip).toBe("78701");
  browser.writeElsewhere("portico.session-ended", "logout");
  expect(store.currentQuote().income).toBe("20000");
  expect(browser.sessionStorage.has(key)).toBe(false);
  // In a tab that wasn't open.
  browser.sessionStorage.set(key, JSON.stringify(ofRecord));
  await load();
  expect(store.currentQuote().income).toBe("20000");
  expect(browser.sessionStorage.has(key)).toBe(false);
});

it("leaves nothing after Start over", () => {
  store.openQuote(ofRecord);
  store.removeQuote();
  expect([browser.localStorage.has(key), browser.sessionStorage.has(key)]).toEqual([false, false]);
  expect(store.currentQuote()).toEqual(newDraft);
});
