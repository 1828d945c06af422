import type { Fields } from "@portico/contract";
import type { ProblemList } from "./problem-list.ts";

/** Whether an endpoint has a field of this name with a single value, as columns, conditions and links need. */
export function isSingleField(name: string, fields: Fields): boolean {
  return Object.hasOwn(fields, name) && !fields[name]?.rows;
}

function singleFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => isSingleField(name, fields));
}

/** Checks that an endpoint has a field of this name. */
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
 * Checks a field whose value becomes part of a URL: it must exist and must not be personal, because URLs are copied,
 * saved in browser histories and logged.
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
  problems.unknown(path, name, "allowed in a URL, because its values are personal data", allowed);
}
