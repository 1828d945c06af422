import { useSyncExternalStore } from "react";
import { changedQuote } from "./changed-quote.ts";
import { newDraft, type QuoteDraft } from "./draft.ts";
import { readDraft } from "./read-draft.ts";

/** The only key of the quote tool in browser storage: of the tab for quotes of records, of the browser for others. */
export const storageKey = "portico.quote";

/** The keys with which the portal tells other tabs that its session ended, and why. */
const portalKeys = { token: "portico.token", endReason: "portico.session-ended" } as const;

let current: QuoteDraft | undefined;
/** Whether the quote is of a lead or customer, which stays in the agent's tab. */
let isOfRecord = false;
/** How often the quote was removed. */
let removals = 0;
const listeners = new Set<() => void>();

/** The quote of this browser. */
export function currentQuote(): QuoteDraft {
  current ??= readStored();
  return current;
}

/** Changes values of the quote, and stores it in this browser. */
export function updateQuote(
  change: Partial<QuoteDraft> | ((before: QuoteDraft) => Partial<QuoteDraft>),
): void {
  const before = currentQuote();
  store(changedQuote(before, typeof change === "function" ? change(before) : change));
}

/** Opens another quote. An agent's for a record is kept in this tab only, and the browser's own quote stays. */
export function openQuote(quote: QuoteDraft): void {
  isOfRecord = quote.saveKey !== "";
  if (!isOfRecord) write("sessionStorage", null);
  store(quote);
}

/** Removes the quote from this browser. */
export function removeQuote(): void {
  removals++;
  current = newDraft;
  isOfRecord = false;
  write("sessionStorage", null);
  write("localStorage", null);
  report();
}

/** Whether the quote is one of a lead or customer. */
export function isQuoteOfRecord(): boolean {
  currentQuote();
  return isOfRecord;
}

/** How often the quote was removed while the page was open. What belongs to a quote has this as its key. */
export function useRemovals(): number {
  return useSyncExternalStore(
    onQuoteChange,
    () => removals,
    () => 0,
  );
}

/** The quote of this browser. Undefined while the page is rendered by the server, which doesn't know it. */
export function useStoredQuote(): QuoteDraft | undefined {
  return useSyncExternalStore(onQuoteChange, currentQuote, () => undefined);
}

/** Calls a function after each change of the quote. Returns a function that ends it. */
export function onQuoteChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener("storage", readAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", readAgain);
  };
}

/** Follows changes in another tab. */
function readAgain({ key }: StorageEvent) {
  if (isOfRecord) {
    if (!hasAgentLeft()) return;
    removals++;
  } else if (key !== null && key !== storageKey) return;
  current = undefined;
  report();
}

function readStored(): QuoteDraft {
  if (hasAgentLeft()) write("sessionStorage", null);
  const ofRecord = read("sessionStorage", storageKey);
  isOfRecord = ofRecord !== null;
  return readDraft(ofRecord ?? read("localStorage", storageKey));
}

/** Whether the agent signed out of the portal. A session that ends by itself doesn't interrupt a quote. */
function hasAgentLeft(): boolean {
  const { token, endReason } = portalKeys;
  return read("localStorage", token) === null && read("localStorage", endReason) === "logout";
}

function store(quote: QuoteDraft) {
  current = quote;
  write(isOfRecord ? "sessionStorage" : "localStorage", JSON.stringify(quote));
  report();
}

function report() {
  for (const listener of listeners) listener();
}

/** Without access to storage, the quote lasts as long as the page. */
function read(storage: "localStorage" | "sessionStorage", key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

function write(storage: "localStorage" | "sessionStorage", json: string | null) {
  try {
    if (json === null) window[storage].removeItem(storageKey);
    else window[storage].setItem(storageKey, json);
  } catch {
    // Storage is full or not allowed. The quote stays in memory.
  }
}
