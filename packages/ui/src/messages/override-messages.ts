import type { Messages } from "./messages.js";

type Override<Value> = Value extends (...parts: never[]) => unknown
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Override<Value[Name]> | undefined }
    : Value;

/** Some of the texts. */
export type MessagesOverride = Override<Messages>;

type Tree = Readonly<Record<string, unknown>>;

/** The texts with some of them replaced. */
export function overrideMessages(base: Messages, override: MessagesOverride | undefined): Messages {
  return override ? (merge({ ...base }, { ...override }) as unknown as Messages) : base;
}

function merge(base: Tree, override: Tree): Tree {
  const merged = Object.entries(override)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => {
      const own = base[name];
      return [name, isTree(own) && isTree(value) ? merge(own, value) : value];
    });
  return { ...base, ...Object.fromEntries(merged) };
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}
