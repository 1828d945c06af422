import { type JsonRow, parentIndex } from "./json-rows.js";

/** What a key does in a JSON tree. */
export type JsonKeyAction =
  | { kind: "focus"; index: number }
  | { kind: "press" }
  | { kind: "expand"; isExpanded: boolean };

/** The action of a key in the ARIA tree pattern. Undefined for other keys. */
export function jsonKey(key: string, rows: readonly JsonRow[], index: number): JsonKeyAction | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const to = (next: number): JsonKeyAction => ({
    kind: "focus",
    index: Math.max(0, Math.min(next, rows.length - 1)),
  });
  switch (key) {
    case "ArrowDown":
      return to(index + 1);
    case "ArrowUp":
      return to(index - 1);
    case "Home":
      return to(0);
    case "End":
      return to(rows.length - 1);
    case "ArrowRight":
      if (row.isExpanded) return to(index + 1);
      return row.count ? { kind: "expand", isExpanded: true } : undefined;
    case "ArrowLeft":
      return row.isExpanded ? { kind: "expand", isExpanded: false } : to(parentIndex(rows, index));
    case "Enter":
    case " ":
      return { kind: "press" };
    default:
      return undefined;
  }
}
