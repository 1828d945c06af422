/** The storage key. It is removed when the session ends. */
export const applicationKey = "portico.application";

/** Returns the id of the marketplace application that was last opened in this browser. */
export function readStoredApplication(): string | undefined {
  return localStorage.getItem(applicationKey) ?? undefined;
}
