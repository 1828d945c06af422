import {
  acceptsSeveralValues,
  allows,
  type Endpoint,
  hasSearchPath,
  parseAccess,
  pathFromOrigin,
  type ScreenOrigin,
  searchPathOf,
} from "@portico/contract";
import type { EndpointSchemas } from "@portico/contract/schemas";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { type Caller, signedIn } from "../access/caller.ts";
import { requireOwnPassword } from "../access/require-own-password.ts";
import { runWithScreen } from "../audit/current-screen.ts";
import { Failure } from "../errors/failure.ts";
import { bearerToken } from "./bearer-token.ts";
import type { Browser } from "./browser.ts";
import { effectiveCaller, screenOriginOf } from "./call-origin.ts";
import type { AbortResponse } from "./connection.ts";
import { handleIdempotently } from "./handle-idempotently.ts";
import type { CheckedRequest } from "./handler.ts";
import { acceptsIdempotencyKey, idempotencyKeyOf } from "./idempotency-key.ts";
import type { IdempotencyStore } from "./idempotency-store.ts";
import { expectedVersionOf } from "./if-match.ts";
import { readMultipart } from "./multipart.ts";
import { readRawBody } from "./raw-body.ts";
import { readJson, readQuery, requireNoBody } from "./read-request.ts";
import type { Route } from "./route.ts";
import { sendResult } from "./send-result.ts";
import { parsePart } from "./validation.ts";

/** A call that names the screen it is made from. */
export interface ScreenCall {
  readonly endpointId: string;
  readonly caller: Caller;
}

/** What routes need to check requests. */
export interface RouteDependencies {
  /** Authenticates the caller. Returns undefined without an active session. */
  readonly authenticate: (context: Context, endpointId: string) => Promise<Caller | undefined>;
  readonly clientAddressOf: (context: Context) => string;
  readonly browserOf: (context: Context) => Browser;
  /** Counts a call of a rate-limited endpoint against the client's address, before the body is read. */
  readonly countAttempt: (endpointId: string, address: string) => Promise<void>;
  readonly abortResponseFor: (context: Context) => AbortResponse;
  /** Refuses a call that can't come from the custom screen it names. */
  readonly checkOrigin: (screen: ScreenOrigin, call: ScreenCall) => Promise<void>;
  readonly idempotency: IdempotencyStore;
  /** Sends a GET for JSON with the token of this request. */
  readonly read: (context: Context, path: string) => Promise<Response>;
}

/**
 * Adds the routes. Lists also have one whose query is in the body. Checks run in this order: rate limit, session, access, screen, parameters, query, body.
 * @throws Error if an endpoint lacks an access requirement or a handler
 */
export function addRoutes(app: Hono, routes: readonly Route[], readers: RouteDependencies): void {
  const paths = routes.flatMap((route) => {
    const path = pathFromOrigin(route.endpoint);
    const { method } = route.endpoint;
    app.on(method, path, createRouteHandler(route, readers));
    if (!hasSearchPath(route.endpoint)) return [{ method, path }];
    const searched = { method: "POST", path: searchPathOf(path) };
    app.on(searched.method, searched.path, createRouteHandler(route, readers, { queryInBody: true }));
    return [{ method, path }, searched];
  });
  for (const [path, there] of Map.groupBy(paths, (one) => one.path)) {
    const allowed = there.map(({ method }) => method).join(", ");
    app.all(path, (context) => {
      context.header("allow", allowed);
      throw new Failure(405, `${context.req.method} is not allowed. Allowed: ${allowed}.`);
    });
  }
}

function createRouteHandler(
  { id, endpoint, schemas, handler }: Route,
  {
    authenticate: callerOf,
    clientAddressOf,
    browserOf,
    countAttempt,
    abortResponseFor,
    checkOrigin,
    idempotency,
    read,
  }: RouteDependencies,
  { queryInBody = false }: { readonly queryInBody?: boolean } = {},
) {
  requireAccess(id, endpoint);
  const repeatable = repeatableParametersOf(endpoint);
  if (!handler) throw new Error(`The endpoint "${id}" has no handler. Add one to its feature.`);
  return async (context: Context): Promise<Response> => {
    const address = clientAddressOf(context);
    await countAttempt(id, address);
    const caller = await callerOf(context, id);
    checkAccess(endpoint, caller);
    if (endpoint.needsOwnPassword) requireOwnPassword(signedIn(caller));
    const screen = screenOriginOf(context);
    if (screen) await checkOrigin(screen, { endpointId: id, caller: signedIn(caller) });
    const key = acceptsIdempotencyKey(endpoint) ? idempotencyKeyOf(context) : undefined;
    const request: CheckedRequest = {
      caller: effectiveCaller(context, { endpoint, schemas, caller }),
      params: parsePart(schemas.params, context.req.param(), "path"),
      ...(queryInBody
        ? { ...withoutBody, query: parsePart(schemas.query, await readJson(context, endpoint), "body") }
        : {
            query: parsePart(schemas.query, readQuery(context.req.url, repeatable), "query"),
            ...(await readBody(context, endpoint, schemas)),
          }),
      expectedVersion: expectedVersionOf(context, endpoint),
      bearer: bearerToken(context.req.header("authorization")),
      accept: context.req.header("accept"),
      address,
      host: new URL(context.req.url).hostname,
      userAgent: context.req.header("user-agent"),
      browser: browserOf(context),
      idempotencyKey: key,
      abortResponse: abortResponseFor(context),
      read: (path) => read(context, path),
      once: (database, work) => database.transaction(work),
    };
    const respond = async () => {
      if (!caller || key === undefined) return sendResult(context, await handler(request));
      return handleIdempotently(context, {
        call: { userId: caller.userId, key, id, request },
        handler,
        idempotency,
      });
    };
    return screen ? runWithScreen(screen, respond) : respond();
  };
}

/** The query parameters that accept several values. */
function repeatableParametersOf(endpoint: Endpoint): readonly string[] {
  if (endpoint.kind === "call") return endpoint.repeatable ?? [];
  return Object.entries(endpoint.filters).flatMap(([name, filter]) =>
    acceptsSeveralValues(filter) ? [name] : [],
  );
}

function requireAccess(id: string, endpoint: Endpoint): void {
  try {
    parseAccess(endpoint.access);
  } catch (error) {
    throw new Error(`The endpoint "${id}" has no access requirement. Add \`access\`.`, {
      cause: error,
    });
  }
}

type Body = Pick<CheckedRequest, "body" | "file" | "stream">;
const withoutBody: Body = { body: undefined, file: undefined, stream: undefined };

async function readBody(context: Context, endpoint: Endpoint, { body }: EndpointSchemas): Promise<Body> {
  if (endpoint.kind === "call" && endpoint.rawBody) {
    return { ...withoutBody, stream: readRawBody(context, endpoint.rawBody) };
  }
  if (endpoint.kind === "call" && endpoint.upload) {
    const { file, texts } = await readMultipart(context, endpoint.upload);
    return { ...withoutBody, body: parsePart(body ?? noTexts, texts, "body"), file };
  }
  if (body) return { ...withoutBody, body: parsePart(body, await readJson(context, endpoint), "body") };
  await requireNoBody(context);
  return withoutBody;
}

const noTexts = z.strictObject({});

/** @throws Failure 401 or 403 if the caller doesn't meet the endpoint's requirement */
function checkAccess({ access }: Endpoint, caller: Caller | undefined): void {
  if (allows(access, caller)) return;
  if (!caller) throw new Failure(401, "Your session has ended. Sign in again.");
  throw new Failure(403, `You don't have a required role or claim: ${access}.`);
}
