import { allows, type Endpoint, parseAccess, pathFromOrigin } from "@portico/contract";
import type { EndpointSchemas } from "@portico/contract/schemas";
import type { Context, Hono } from "hono";
import type { Caller } from "../access/caller.ts";
import type { CutOff } from "./connection.ts";
import { Failure } from "./failure.ts";
import type { AnyHandler } from "./handler.ts";
import { parsePart } from "./issues.ts";
import { readJson, readQuery, refuseBody } from "./read-request.ts";
import { sendJson } from "./send-json.ts";

/** An endpoint with what answers it. */
export interface Route {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly schemas: EndpointSchemas;
  readonly handler: AnyHandler | undefined;
}

/** What a route learns from a request before its own checks. */
export interface RequestReaders {
  /** Who is calling; undefined where no live session stands behind the request. */
  readonly callerOf: (context: Context) => Promise<Caller | undefined>;
  readonly addressOf: (context: Context) => string;
  readonly cutOffOf: (context: Context) => CutOff;
}

/**
 * Adds the routes. Checks run in this order: session, access, parameters, query, body.
 * @throws Error where an endpoint lacks a requirement or a handler: such a server must not start
 */
export function addRoutes(app: Hono, routes: readonly Route[], readers: RequestReaders): void {
  for (const route of routes) {
    app.on(route.endpoint.method, pathFromOrigin(route.endpoint), answererOf(route, readers));
  }
  for (const [path, there] of Map.groupBy(routes, ({ endpoint }) => pathFromOrigin(endpoint))) {
    const allowed = there.map(({ endpoint }) => endpoint.method).join(", ");
    app.all(path, (context) => {
      context.header("allow", allowed);
      throw new Failure(405, `${context.req.method} is not known here; known is ${allowed}.`);
    });
  }
}

function answererOf(
  { id, endpoint, schemas, handler }: Route,
  { callerOf, addressOf, cutOffOf }: RequestReaders,
) {
  requireAccess(id, endpoint);
  if (!handler) throw new Error(`The endpoint "${id}" has no handler; add one to its feature.`);
  return async (context: Context): Promise<Response> => {
    const caller = await callerOf(context);
    checkAccess(endpoint, caller);
    const answer = await handler({
      params: parsePart(schemas.params, context.req.param(), "path"),
      query: parsePart(schemas.query, readQuery(context.req.url), "query"),
      body: await readBody(context, schemas),
      caller,
      accept: context.req.header("accept"),
      address: addressOf(context),
      cutOff: cutOffOf(context),
    });
    if (answer instanceof Response) return answer;
    return answer === null ? context.body(null, 204) : sendJson(context, answer);
  };
}

function requireAccess(id: string, endpoint: Endpoint): void {
  try {
    parseAccess(endpoint.access);
  } catch (error) {
    throw new Error(`The endpoint "${id}" does not say who may call it; give it an \`access\`.`, {
      cause: error,
    });
  }
}

function checkAccess({ access }: Endpoint, caller: Caller | undefined): void {
  if (allows(access, caller)) return;
  if (!caller) throw new Failure(401, "Sign in to do this: there is no session, or it has ended.");
  throw new Failure(403, `You lack a role or claim that this needs: ${access}.`);
}

async function readBody(context: Context, { body }: EndpointSchemas): Promise<unknown> {
  if (body) return parsePart(body, await readJson(context), "body");
  await refuseBody(context);
  return undefined;
}
