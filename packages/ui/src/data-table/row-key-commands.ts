import type { RowId } from "./selection.js";

export interface KeyPress {
  key: string;
  shift: boolean;
  /** The Control key itself, on every system. */
  ctrl: boolean;
  /** Ctrl, or Cmd on a Mac. */
  mod: boolean;
}

/** What a key does on a row. */
export type RowCommand =
  | { kind: "move"; to: RowId; selects: "nothing" | "range" | "addRange" }
  | { kind: "press"; shift: boolean; additive: boolean }
  | { kind: "markAll" | "unmarkAll" | "act" | "enterRow" | "collapse" | "goToHeader" };

/** Number of rows that PageUp and PageDown move by. */
const pageStep = 10;

/** The command for a key on the focused row `at`; `rows` are all rows in display order. */
export function rowCommand(pressed: KeyPress, at: RowId, rows: readonly RowId[]): RowCommand | undefined {
  const index = rows.indexOf(at);
  switch (pressed.key) {
    case "ArrowUp":
      return index === 0 && !pressed.shift ? { kind: "goToHeader" } : move(pressed, index - 1, rows);
    case "ArrowDown":
      return move(pressed, index + 1, rows);
    case "Home":
      return move(pressed, 0, rows);
    case "End":
      return move(pressed, rows.length - 1, rows);
    case "PageUp":
      return move(pressed, index - pageStep, rows);
    case "PageDown":
      return move(pressed, index + pageStep, rows);
    case "ArrowRight":
      return { kind: "enterRow" };
    case "ArrowLeft":
      return { kind: "collapse" };
    case " ":
      return { kind: "press", shift: pressed.shift, additive: pressed.mod || pressed.ctrl };
    case "a":
    case "A":
      return pressed.mod && !pressed.shift ? { kind: "markAll" } : undefined;
    case "Escape":
      return { kind: "unmarkAll" };
    case "Enter":
      return { kind: "act" };
    default:
      return undefined;
  }
}

function move(pressed: KeyPress, index: number, rows: readonly RowId[]): RowCommand | undefined {
  const to = rows[Math.min(Math.max(index, 0), rows.length - 1)];
  if (to === undefined) return undefined;
  const isToEdge = pressed.key === "Home" || pressed.key === "End";
  if (pressed.shift) {
    const isAdding = pressed.ctrl && !isToEdge;
    return { kind: "move", to, selects: isAdding ? "addRange" : "range" };
  }
  return { kind: "move", to, selects: "nothing" };
}
