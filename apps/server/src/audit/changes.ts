import { isDeepStrictEqual } from "node:util";
import type { Row } from "../db/database.ts";
import { hiddenValue } from "./secret-columns.ts";

/** What a write did to one column: `from` is absent where the row is new, `to` where it was removed. */
export interface Change {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What a write did, by column. */
export type Changes = Readonly<Record<string, Change>>;

/** Every row has these; the history says them in columns of its own. */
const bookkeeping = new Set(["id", "version"]);

/** What differs between a row before and after; undefined for one that was not there or is no more. */
export function changesBetween(
  before: Row | undefined,
  after: Row | undefined,
  secrets: readonly string[],
): Changes {
  const names = Object.keys({ ...before, ...after }).filter((name) => !bookkeeping.has(name));
  const changed = names.filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
  const shown = (row: Row, name: string) =>
    secrets.includes(name) && row[name] !== null ? hiddenValue : row[name];
  return Object.fromEntries(
    changed.map((name) => [
      name,
      { ...(before && { from: shown(before, name) }), ...(after && { to: shown(after, name) }) },
    ]),
  );
}
