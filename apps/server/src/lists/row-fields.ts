import type { ListEndpoint } from "@portico/contract";

/** The fields of a row in JSON: the requested ones or the list's own, always with ID and version. */
export function rowFields(endpoint: ListEndpoint, asked: readonly string[] | undefined): string[] {
  const always = ["id", "version"].filter((name) => Object.hasOwn(endpoint.fields, name));
  return [...new Set([...always, ...(asked ?? ownFields(endpoint))])];
}

/** The columns of an exported file: the requested ones, or the list's own without IDs, versions, and data for programs. */
export function exportFields(endpoint: ListEndpoint, asked: readonly string[] | undefined): string[] {
  if (asked) return [...asked];
  return ownFields(endpoint).filter((name) => {
    const field = endpoint.fields[name];
    return name !== "version" && field?.format !== "id" && !field?.exportOnRequest;
  });
}

function ownFields({ fields }: ListEndpoint): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.onRequest);
}
