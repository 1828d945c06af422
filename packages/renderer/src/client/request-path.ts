import { type Endpoint, type FilterValue, pathFromOrigin } from "@portico/endpoints";

/** What a request adds to the path of its endpoint. */
export interface RequestTarget {
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** The query parameters; one with several values is repeated. */
  readonly query?: Readonly<Record<string, FilterValue>> | undefined;
}

/** The path of a request from the origin, with its query. */
export function requestPath(endpoint: Endpoint, { params = {}, query = {} }: RequestTarget = {}): string {
  const path = pathFromOrigin(endpoint, (name) => encodeURIComponent(params[name] ?? ""));
  const values = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return values.length > 0 ? `${path}?${new URLSearchParams(values)}` : path;
}
