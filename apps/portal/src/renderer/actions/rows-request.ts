import type { Endpoint, EndpointId } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import { pathParameters } from "@portico/portal-config";
import type { CallOptions } from "../../api/client.ts";
import { endpointOf } from "../../api/known-endpoints.ts";
import { versionOf } from "../../api/version-conflict.ts";
import type { ActionContext } from "./action-kind.ts";
import { isSingleRowCall } from "./is-single-row-call.ts";
import { type ActionTarget, countOf, selectionBody } from "./target.ts";

/** Other fields of the request: a status and comment, an agent. */
export type BodyFields = Readonly<Record<string, string>>;

/** What a call about rows can know next to them. */
export interface RequestContext {
  /** The parameters of the page's path, for calls with the same parameters. @default none */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The row's version, if a newer one than the list's is known. */
  readonly version?: number | undefined;
}

/**
 * What a call about rows brings along: the row's id in its path and its version where it takes them, else all rows in
 * its body.
 */
export function rowsRequest(
  id: EndpointId,
  target: ActionTarget,
  fields: BodyFields = {},
  { parameters = {}, version }: RequestContext = {},
): Pick<CallOptions, "params" | "body" | "version"> {
  const endpoint = endpointOf(id);
  const [row] = target.rows;
  const params = pathParams(endpoint, row, parameters);
  const shared = Object.keys(params).length > 0 ? { params } : {};
  if (!isSingleRowCall(endpoint)) {
    return { ...shared, ...bodyOf(countOf(target) > 0 ? { ...selectionBody(target), ...fields } : fields) };
  }
  const known = version ?? versionOf(row);
  return {
    ...shared,
    ...bodyOf(fields),
    ...(endpoint.isVersioned && known !== undefined ? { version: known } : {}),
  };
}

/** The path parameters of an endpoint: the row's id, and others by name from the page's path or the row. */
export function pathParams(
  { path }: Pick<Endpoint, "path">,
  row: Readonly<Record<string, unknown>> | undefined,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].flatMap(([, name]) => name ?? []);
  return Object.fromEntries(
    names.map((name) => {
      const given = name === "id" ? undefined : parameters[name];
      return [name, given ?? String(row?.[name] ?? "")];
    }),
  );
}

/** What the path of the page says, by name: `rates/:agentId`. */
export function pageParameters({
  screen,
  state: { permanent },
}: Pick<ActionContext, "screen" | "state">): Record<string, string> {
  const given = pathParameters(screen).flatMap((name) =>
    permanent[name] === undefined ? [] : [[name, permanent[name]] as const],
  );
  return Object.fromEntries(given);
}

/** The id for an action: the row's own, or that in another field; undefined if the row has none. */
export function idOf(row: ListRow | undefined, field = "id"): string | undefined {
  const id = row?.[field];
  return typeof id === "string" && id !== "" ? id : undefined;
}

function bodyOf<Body extends object>(body: Body): { body?: Body } {
  return Object.keys(body).length > 0 ? { body } : {};
}
