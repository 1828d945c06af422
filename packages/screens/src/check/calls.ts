import type { CallEndpoint, Contract, Endpoint, Fields } from "@portico/endpoints";

/** The parameters of a path. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].flatMap(([, name]) => name ?? []);
}

/** Whether a call is about one row: its path has `:id`, and no parameter that the page's path lacks. */
export function takesRow(endpoint: Pick<Endpoint, "path">, ofPage: readonly string[] = []): boolean {
  const parameters = missingPathParameters(endpoint, ofPage);
  return parameters.length === 1 && parameters[0] === "id";
}

/** The parameters of a call's path that the page's path lacks; `:id` is always the row's. */
export function missingPathParameters({ path }: Pick<Endpoint, "path">, ofPage: readonly string[]): string[] {
  return parametersOf(path).filter((name) => name === "id" || !ofPage.includes(name));
}

/** The fields of the row that a call returns by id; undefined for any other call. */
export function rowFieldsOf(id: string, contract: Pick<Contract, "find">): Fields | undefined {
  const endpoint = contract.find(id);
  if (endpoint?.kind !== "call" || endpoint.method !== "GET" || !takesRow(endpoint)) return undefined;
  return isHistory(endpoint) ? undefined : endpoint.fields;
}

const historyFields = ["status", "createdBy", "createdDate", "endDate", "comment"];

/** Whether a call returns the status history of one row. */
export function isHistory({ method, fields, ...endpoint }: Omit<CallEndpoint, "kind">): boolean {
  const has = (name: string) => fields !== undefined && Object.hasOwn(fields, name);
  return method === "GET" && parametersOf(endpoint.path).join() === "id" && historyFields.every(has);
}
