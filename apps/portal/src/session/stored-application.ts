/** Where browser storage keeps it; it goes with the session. */
export const applicationKey = "portico.application";

/** The marketplace application that was worked on last in this browser; undefined where there is none. */
export function readStoredApplication(): string | undefined {
  return localStorage.getItem(applicationKey) ?? undefined;
}
