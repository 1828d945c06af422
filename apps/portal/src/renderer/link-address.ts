import { valueAt } from "@portico/contract";
import { isId } from "../routing/route-ids.ts";

const parameter = /:([A-Za-z]+)/g;

/** The names of a path's parameters other than the row's own id, each of them a field of the row. */
export function linkParameters(to: string): string[] {
  return [...to.matchAll(parameter)].flatMap(([, name]) => (name && name !== "id" ? name : []));
}

/**
 * The address a row leads to; undefined where it has no id for it, or one that looks like none.
 * @param to below `/portal/`; `:id` is for the row's id, another name for the id in the row's field of that name
 */
export function linkAddress(to: string, row: unknown, rowId: string): string | undefined {
  let isWhole = true;
  const path = to.replace(parameter, (_, name: string) => {
    const value = name === "id" ? rowId : valueAt(row, name);
    if (typeof value === "string" && (isId("id", value) || isId("appId", value))) return value;
    isWhole = false;
    return "";
  });
  return isWhole ? `/portal/${path}` : undefined;
}

/**
 * The query that narrows a list to what a row is about.
 * @param filters filters of that list, each with the row's field whose value it takes; one without a value is left out
 * @returns empty where nothing narrows it
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
