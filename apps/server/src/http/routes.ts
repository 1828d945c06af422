import { allows, type Endpoint, parseAccess, pathFromOrigin, type ScreenOrigin } from "@portico/contract";
import type { EndpointSchemas } from "@portico/contract/schemas";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { type Caller, signedIn } from "../access/caller.ts";
import { requireOwnPassword } from "../access/own-password.ts";
import { onScreen } from "../audit/screen-of-call.ts";
import type { CallFromScreen } from "../configuration/check-origin.ts";
import { answerOnce } from "./answer-once.ts";
import { bearerOf } from "./bearer.ts";
import { screenOriginOf, viewerOf } from "./call-origin.ts";
import type { CutOff } from "./connection.ts";
import { Failure } from "./failure.ts";
import type { AnyHandler, CheckedRequest } from "./handler.ts";
import { idempotencyKeyOf, mindsKeys } from "./idempotency-key.ts";
import { expectedVersionOf } from "./if-match.ts";
import { parsePart } from "./issues.ts";
import { streamOf } from "./raw-body.ts";
import { readJson, readQuery, refuseBody } from "./read-request.ts";
import type { Repeats } from "./repeats.ts";
import { sendAnswer } from "./sent-answer.ts";
import { readMultipart } from "./upload.ts";

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
  readonly callerOf: (context: Context, endpointId: string) => Promise<Caller | undefined>;
  readonly addressOf: (context: Context) => string;
  /** Counts a call against its address where such calls are limited; a refusal comes before the body is read. */
  readonly countAttempt: (endpointId: string, address: string) => Promise<void>;
  readonly cutOffOf: (context: Context) => CutOff;
  /** Refuses a call that cannot come from the added screen it names. */
  readonly checkOrigin: (screen: ScreenOrigin, call: CallFromScreen) => Promise<void>;
  /** What calls with an `Idempotency-Key` were answered. */
  readonly repeats: Repeats;
}

/**
 * Adds the routes. Checks run in this order: attempts from the address, session, access, where the call comes from, parameters, query, body.
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
  { callerOf, addressOf, countAttempt, cutOffOf, checkOrigin, repeats }: RequestReaders,
) {
  requireAccess(id, endpoint);
  const anyOfFilters = anyOfFiltersOf(endpoint);
  if (!handler) throw new Error(`The endpoint "${id}" has no handler; add one to its feature.`);
  return async (context: Context): Promise<Response> => {
    const address = addressOf(context);
    await countAttempt(id, address);
    const caller = await callerOf(context, id);
    checkAccess(endpoint, caller);
    if (endpoint.needsOwnPassword) requireOwnPassword(signedIn(caller));
    const screen = screenOriginOf(context);
    if (screen) await checkOrigin(screen, { endpointId: id, caller: signedIn(caller) });
    const request: CheckedRequest = {
      caller: viewerOf(context, { endpoint, schemas, caller }),
      params: parsePart(schemas.params, context.req.param(), "path"),
      query: parsePart(schemas.query, readQuery(context.req.url, anyOfFilters), "query"),
      ...(await readBody(context, endpoint, schemas)),
      expectedVersion: expectedVersionOf(context, endpoint),
      bearer: bearerOf(context.req.header("authorization")),
      accept: context.req.header("accept"),
      address,
      cutOff: cutOffOf(context),
      once: (database, work) => database.transaction(work),
    };
    const key = mindsKeys(endpoint) ? idempotencyKeyOf(context) : undefined;
    const answer = async () => {
      if (!caller || key === undefined) return sendAnswer(context, await handler(request));
      return answerOnce(context, { call: { userId: caller.userId, key, id, request }, handler, repeats });
    };
    return screen ? onScreen(screen, answer) : answer();
  };
}

/** The filters of a list that take several values, each as a query parameter of its own. */
function anyOfFiltersOf(endpoint: Endpoint): string[] {
  if (endpoint.kind === "call") return [];
  return Object.entries(endpoint.filters).flatMap(([name, filter]) =>
    "anyOf" in filter && filter.anyOf ? [name] : [],
  );
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

type Body = Pick<CheckedRequest, "body" | "file" | "stream">;
const withoutBody: Body = { body: undefined, file: undefined, stream: undefined };

async function readBody(context: Context, endpoint: Endpoint, { body }: EndpointSchemas): Promise<Body> {
  if (endpoint.kind === "call" && endpoint.rawBody) {
    return { ...withoutBody, stream: streamOf(context, endpoint.rawBody) };
  }
  if (endpoint.kind === "call" && endpoint.upload) {
    const { file, texts } = await readMultipart(context, endpoint.upload);
    return { ...withoutBody, body: parsePart(body ?? noTexts, texts, "body"), file };
  }
  if (body) return { ...withoutBody, body: parsePart(body, await readJson(context, endpoint), "body") };
  await refuseBody(context);
  return withoutBody;
}

const noTexts = z.strictObject({});
