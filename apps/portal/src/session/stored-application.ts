/** The storage key. It is removed when the session ends. */
export const applicationKey = "portico.application";

/** Returns the id of the marketplace application that was last opened in this browser. */
export function readStoredApplication(): string | undefined {
  return localStorage.getItem(applicationKey) ?? undefined;
}

/** Stores the id of the marketplace application that was opened. */
export function storeApplication(id: string): void {
  localStorage.setItem(applicationKey, id);
}

/** Removes an id that is stored, because the user can't open that application. */
export function forgetApplication(id: string): void {
  if (readStoredApplication() === id) localStorage.removeItem(applicationKey);
}
