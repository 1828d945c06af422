import { valueAt } from "@portico/endpoints";

/** The format of ids in paths, with a maximum length. GUIDs have it, too. */
const id = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const parameter = /:([A-Za-z]+)/g;

/** Returns the parameter names of a path except `id`. Each is a field of the row. */
export function linkParameters(to: string): string[] {
  return [...to.matchAll(parameter)].flatMap(([, name]) => (name && name !== "id" ? name : []));
}

/**
 * Returns the path that a row links to, or undefined if the row lacks a valid id for a parameter.
 * @param to a path of a screen; `:id` is the row's id, and other parameters are fields of the row
 */
export function linkAddress(to: string, row: unknown, rowId: string): string | undefined {
  let isComplete = true;
  const path = to.replace(parameter, (_, name: string) => {
    const value = name === "id" ? rowId : valueAt(row, name);
    if (typeof value === "string" && id.test(value)) return value;
    isComplete = false;
    return "";
  });
  return isComplete ? path : undefined;
}

/**
 * Returns the query string that filters the linked list by a row's values.
 * @param filters the linked list's filters, each with the field of the row that provides its value; empty values are
 * omitted
 * @returns an empty string if there are no filters
 */
export function linkQuery(filters: Readonly<Record<string, string>>, row: unknown): string {
  const query = new URLSearchParams();
  for (const [filter, field] of Object.entries(filters)) {
    const value = String(valueAt(row, field) ?? "");
    if (value !== "") query.set(filter, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
