import { useSyncExternalStore } from "react";
import { newDraft, type QuoteDraft } from "./draft.ts";
import { readDraft } from "./read-draft.ts";

/** The only key of the quote tool in browser storage. */
export const storageKey = "portico.quote";

let current: QuoteDraft | undefined;
const listeners = new Set<() => void>();

/** The quote of this browser. */
export function currentQuote(): QuoteDraft {
  current ??= readDraft(readStorage());
  return current;
}

/** Changes values of the quote, and stores it in this browser. */
export function updateQuote(
  change: Partial<QuoteDraft> | ((before: QuoteDraft) => Partial<QuoteDraft>),
): void {
  const before = currentQuote();
  current = { ...before, ...(typeof change === "function" ? change(before) : change) };
  writeStorage(JSON.stringify(current));
  report();
}

/** Removes the quote from this browser. */
export function removeQuote(): void {
  current = newDraft;
  writeStorage(null);
  report();
}

/** The quote of this browser. Undefined while the page is rendered by the server, which doesn't know it. */
export function useStoredQuote(): QuoteDraft | undefined {
  return useSyncExternalStore(subscribe, currentQuote, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener("storage", readAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", readAgain);
  };
}

/** Follows changes in another tab. */
function readAgain({ key }: StorageEvent) {
  if (key !== null && key !== storageKey) return;
  current = undefined;
  report();
}

function report() {
  for (const listener of listeners) listener();
}

/** Without access to storage, the quote lasts as long as the page. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeStorage(json: string | null) {
  try {
    if (json === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, json);
  } catch {
    // Storage is full or not allowed. The quote stays in memory.
  }
}
