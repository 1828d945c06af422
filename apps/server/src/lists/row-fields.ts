import type { ListEndpoint } from "@portico/contract";

/** The fields of a row in JSON: those asked for, else the list's own; its id and its version always. */
export function rowFields(endpoint: ListEndpoint, asked: readonly string[] | undefined): string[] {
  const always = ["id", "version"].filter((name) => Object.hasOwn(endpoint.fields, name));
  return [...new Set([...always, ...(asked ?? ownFields(endpoint))])];
}

/** What a person reads of a row in a file: those asked for, else the list's own without ids and versions. */
export function exportFields(endpoint: ListEndpoint, asked: readonly string[] | undefined): string[] {
  if (asked) return [...asked];
  return ownFields(endpoint).filter((name) => name !== "version" && endpoint.fields[name]?.format !== "id");
}

function ownFields({ fields }: ListEndpoint): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.onRequest);
}
