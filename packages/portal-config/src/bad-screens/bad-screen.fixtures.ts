import { goodForms, goodScreen } from "../good-screen.fixtures.ts";

/** An invalid screen, and the problem that its check must report. */
export interface BadScreen {
  readonly what: string;
  readonly screen: unknown;
  readonly path: string;
  /** The value at the path. */
  readonly found?: string;
  /** The suggested name; undefined if none is similar. */
  readonly nearest?: string;
  /** One of the allowed names. */
  readonly allowed?: string;
}

/** The problem that the check must report. */
export type Expected = Omit<BadScreen, "what" | "screen">;

/** Parts of the good screen, to change. */
export const { actions = [], rowActions = [], detail, columns, forms = [] } = goodScreen;

/** The good screen with one part replaced. */
export function bad(what: string, change: Record<string, unknown>, expected: Expected): BadScreen {
  return { what, screen: { ...goodScreen, ...change }, ...expected };
}

/** The good screen with an additional column. */
export function badColumn(what: string, column: unknown, expected: Expected): BadScreen {
  return bad(what, { columns: [...columns, column] }, { ...expected, path: `columns[5]${expected.path}` });
}

/** The good screen with an additional action. */
export function badAction(what: string, action: Record<string, unknown>, expected: Expected): BadScreen {
  const added = [...actions, { id: "x", label: "X", ...action }];
  return bad(what, { actions: added }, { ...expected, path: `actions[9]${expected.path}` });
}

/** The good screen with its detail changed. */
export function badDetail(what: string, change: Record<string, unknown>, expected: Expected): BadScreen {
  return bad(what, { detail: { ...detail, ...change } }, { ...expected, path: `detail.${expected.path}` });
}

/** The good screen with forms, with its form changed. */
export function badForm(what: string, change: Record<string, unknown>, expected: Expected): BadScreen {
  const [form] = goodForms.forms ?? forms;
  const screen = { ...goodForms, forms: [{ ...form, ...change }] };
  return { what, screen, ...expected, path: `forms[0]${expected.path}` };
}
