import type { Endpoint, EndpointId } from "@portico/contract";
import type { ListRow } from "@portico/contract/schemas";
import { pathParameters } from "@portico/portal-config";
import type { CallOptions } from "../../api/client.ts";
import { endpointOf } from "../../api/known-endpoints.ts";
import { versionOf } from "../stale-versions.ts";
import { isAboutOneRow } from "./about-one-row.ts";
import type { ActionContext } from "./action-kind.ts";
import { type ActionTarget, countOf, rowsToChange } from "./target.ts";

/** What is sent beside the rows: a status and why, an agent. */
export type Words = Readonly<Record<string, string>>;

/** What a call about rows can know beside them. */
export interface RequestSurroundings {
  /** What the path of the page says, by name; a call whose path takes such a name gets it. @default nothing */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The row's version, where a newer one than the list's is known. */
  readonly version?: number | undefined;
}

/**
 * What a call about rows brings along: the row's id in its path and its version where it takes them, else all rows in
 * its body.
 */
export function rowsRequest(
  id: EndpointId,
  target: ActionTarget,
  words: Words = {},
  { parameters = {}, version }: RequestSurroundings = {},
): Pick<CallOptions, "params" | "body" | "version"> {
  const endpoint = endpointOf(id);
  const [row] = target.rows;
  const params = pathParams(endpoint, row, parameters);
  const shared = Object.keys(params).length > 0 ? { params } : {};
  if (!isAboutOneRow(endpoint)) {
    return { ...shared, ...bodyOf(countOf(target) > 0 ? { ...rowsToChange(target), ...words } : words) };
  }
  const known = version ?? versionOf(row);
  return {
    ...shared,
    ...bodyOf(words),
    ...(endpoint.isVersioned && known !== undefined ? { version: known } : {}),
  };
}

/** What an endpoint's path takes: the row's id, and by name what the page's path or else the row says. */
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
  const said = pathParameters(screen).flatMap((name) =>
    permanent[name] === undefined ? [] : [[name, permanent[name]] as const],
  );
  return Object.fromEntries(said);
}

/** The id that an action is about: the row's own, or that in another field; undefined where the row has none. */
export function idOf(row: ListRow | undefined, field = "id"): string | undefined {
  const id = row?.[field];
  return typeof id === "string" && id !== "" ? id : undefined;
}

function bodyOf<Body extends object>(body: Body): { body?: Body } {
  return Object.keys(body).length > 0 ? { body } : {};
}
