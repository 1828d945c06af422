import type { DueDay, Endpoint } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import { pathParameters } from "@portico/screens";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import { type ActionTarget, countOf, selectionBody } from "../action-kinds/target.ts";
import type { CallOptions } from "../client/screen-client.ts";
import { versionOf } from "../client/version-conflict.ts";
import { isSingleRowCall } from "./is-single-row-call.ts";

/** Additional fields of the request body, such as a status and a comment. */
export type BodyFields = Readonly<Record<string, string | number | boolean | null | DueDay>>;

/** Optional context of a request for rows. */
export interface RequestContext {
  /** The parameters of the page's path, for endpoints with the same parameters. @default none */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The row's version, if it is newer than the list's. */
  readonly version?: number | undefined;
}

/**
 * Returns the options of a request for rows: one row by its id in the path and its version, or several rows in the
 * body.
 */
export function rowsRequest(
  endpoint: Endpoint,
  target: ActionTarget,
  fields: BodyFields = {},
  { parameters = {}, version }: RequestContext = {},
): Pick<CallOptions, "params" | "body" | "version"> {
  const [row] = target.rows;
  const params = pathParams(endpoint, row, parameters);
  const shared = Object.keys(params).length > 0 ? { params } : {};
  if (!isSingleRowCall(endpoint)) {
    return { ...shared, ...bodyOf(countOf(target) > 0 ? { ...selectionBody(target), ...fields } : fields) };
  }
  const latestVersion = version ?? versionOf(row);
  return {
    ...shared,
    ...bodyOf(fields),
    ...(endpoint.isVersioned && latestVersion !== undefined ? { version: latestVersion } : {}),
  };
}

/** Returns an endpoint's path parameters: the row's id, and others by name from the page's path or the row. */
export function pathParams(
  { path }: Pick<Endpoint, "path">,
  row: Readonly<Record<string, unknown>> | undefined,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].flatMap(([, name]) => name ?? []);
  return Object.fromEntries(
    names.map((name) => {
      const fromPage = name === "id" ? undefined : parameters[name];
      return [name, fromPage ?? String(row?.[name] ?? "")];
    }),
  );
}

/** Returns the parameters of the page's path by name, for example for `rates/:agentId`. */
export function pageParameters({
  screen,
  state: { permanent },
}: Pick<ActionContext, "screen" | "state">): Record<string, string> {
  const fromPage = pathParameters(screen).flatMap((name) => {
    const value = permanent[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return Object.fromEntries(fromPage);
}

/** Returns the row's id, or that in another field. Undefined if the row has none. */
export function idOf(row: ListRow | undefined, field = "id"): string | undefined {
  const id = row?.[field];
  return typeof id === "string" && id !== "" ? id : undefined;
}

function bodyOf<Body extends object>(body: Body): { body?: Body } {
  return Object.keys(body).length > 0 ? { body } : {};
}
