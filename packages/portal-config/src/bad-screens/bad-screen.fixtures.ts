import { goodForms, goodScreen } from "../good-screen.fixtures.ts";

/** A screen that cannot be shown, and what must be said of it. */
export interface BadScreen {
  readonly what: string;
  readonly screen: unknown;
  readonly path: string;
  /** What stands there. */
  readonly found?: string;
  /** The name that was meant; undefined where none is like it. */
  readonly nearest?: string;
  /** One of the names that would be right. */
  readonly allowed?: string;
}

/** What must be said of it. */
export type Said = Omit<BadScreen, "what" | "screen">;

/** Parts of the good screen, to change. */
export const { actions = [], detail, columns, forms = [] } = goodScreen;

/** The good screen with one part in place of its own. */
export function bad(what: string, change: Record<string, unknown>, said: Said): BadScreen {
  return { what, screen: { ...goodScreen, ...change }, ...said };
}

/** The good screen with one column more. */
export function badColumn(what: string, column: unknown, said: Said): BadScreen {
  return bad(what, { columns: [...columns, column] }, { ...said, path: `columns[5]${said.path}` });
}

/** The good screen with one action more. */
export function badAction(what: string, action: Record<string, unknown>, said: Said): BadScreen {
  const added = [...actions, { id: "x", label: "X", ...action }];
  return bad(what, { actions: added }, { ...said, path: `actions[9]${said.path}` });
}

/** The good screen with its detail changed. */
export function badDetail(what: string, change: Record<string, unknown>, said: Said): BadScreen {
  return bad(what, { detail: { ...detail, ...change } }, { ...said, path: `detail.${said.path}` });
}

/** The good screen with forms, with its form changed. */
export function badForm(what: string, change: Record<string, unknown>, said: Said): BadScreen {
  const [form] = goodForms.forms ?? forms;
  const screen = { ...goodForms, forms: [{ ...form, ...change }] };
  return { what, screen, ...said, path: `forms[0]${said.path}` };
}
