import type { Fields } from "@portico/contract";
import type { ProblemList } from "./problem-list.ts";

/** The fields of an endpoint that hold one value: what columns, conditions and links can name. */
function singleFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.rows);
}

/** Holds the name of a field against an endpoint's fields. */
export function expectField(
  path: string,
  name: string,
  fields: Fields | undefined,
  of: string,
  problems: ProblemList,
): boolean {
  if (!fields || singleFields(fields).includes(name)) return fields !== undefined;
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
  problems.unknown(path, name, `a field that may stand in an address: its values are personal`, allowed);
}
