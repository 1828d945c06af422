/** Where browser storage keeps it; it goes with the session. */
export const applicationKey = "portico.application";

/** The marketplace application that was last used in this browser; undefined if there is none. */
export function readStoredApplication(): string | undefined {
  return localStorage.getItem(applicationKey) ?? undefined;
}
