import type { Fields } from "@portico/contract";
import type { ProblemList } from "./problem-list.ts";

/** Whether an endpoint has a field of this name that holds one value: what columns, conditions and links can name. */
export function isSingleField(name: string, fields: Fields): boolean {
  return Object.hasOwn(fields, name) && !fields[name]?.rows;
}

function singleFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => isSingleField(name, fields));
}

/** Holds the name of a field against an endpoint's fields. */
export function expectField(
  path: string,
  name: string,
  fields: Fields | undefined,
  of: string,
  problems: ProblemList,
): boolean {
  if (!fields || isSingleField(name, fields)) return fields !== undefined;
  problems.unknown(path, name, `a field ${of}`, singleFields(fields));
  return false;
}

/**
 * Holds a field whose value comes to stand in an address, of a page or of a call: it must be there, and not be
 * personal. Addresses are copied, kept in histories and logged.
 */
export function expectAddressField(
  path: string,
  name: string,
  fields: Fields | undefined,
  of: string,
  problems: ProblemList,
) {
  if (!expectField(path, name, fields, of, problems) || !fields) return;
  if (fields[name]?.sensitive === undefined) return;
  const allowed = singleFields(fields).filter((one) => fields[one]?.sensitive === undefined);
  problems.unknown(path, name, `a field allowed in a URL: its values are personal`, allowed);
}
