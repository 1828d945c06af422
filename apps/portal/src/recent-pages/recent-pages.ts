import { recentPagesKey } from "../session/recent-pages-key.ts";

/** A page that was opened. Only its path is stored, because names and filters can be personal. */
export interface RecentPage {
  readonly path: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly openedAt: number;
}

const maxPages = 12;
const listeners = new Set<() => void>();

/** Returns the pages opened in this session, the last one first. */
export function readRecentPages(): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentPagesKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    return [];
  }
}

/** Adds a page as the last one opened. */
export function addRecentPage(page: RecentPage): void {
  const others = readRecentPages().filter(({ path }) => path !== page.path);
  localStorage.setItem(recentPagesKey, JSON.stringify([page, ...others].slice(0, maxPages)));
  for (const notify of listeners) notify();
}

/** Calls the listener whenever a page was added, until the returned function is called. */
export function subscribeToRecentPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isRecentPage(value: unknown): value is RecentPage {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "path") === "string" &&
    typeof Reflect.get(value, "openedAt") === "number"
  );
}
