const listeners = new Set<() => void>();

/** Calls back when the server refuses a request with 403. Returns a function that stops it. */
export function onForbidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies listeners of a 403 response. */
export function reportForbidden(): void {
  for (const listener of listeners) listener();
}
