const most = 5;

/** The ids of the commands that were chosen last, newest first. */
export function readRecent(storageKey: string | undefined): string[] {
  if (!storageKey) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    // Storage is blocked or holds something else.
    return [];
  }
}

/** Stores that a command was chosen. */
export function addRecent(storageKey: string | undefined, id: string): void {
  if (!storageKey) return;
  const ids = [id, ...readRecent(storageKey).filter((other) => other !== id)].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Storage is blocked. The palette works without recent commands.
  }
}
