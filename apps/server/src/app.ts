import { type EndpointId, endpoints, frames } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { Logger } from "pino";
import type { ReadAudit } from "./audit/reads/read-audit.ts";
import { withAuditedReads } from "./audited-reads/audited-handler.ts";
import { createDenialAudit } from "./audited-reads/denial-audit.ts";
import { authenticate } from "./authentication/authenticate.ts";
import { createScreenCallCheck } from "./configuration/check-screen-call.ts";
import { Failure } from "./errors/failure.ts";
import { framePolicy } from "./frames/frame-origin.ts";
import { allHandlers } from "./handlers.ts";
import { clientAddress, trustedProxyList } from "./http/client-address.ts";
import { abortResponseFor, headRequestOnly } from "./http/connection.ts";
import { sendHealth } from "./http/health.ts";
import { createIdempotencyStore } from "./http/idempotency-store.ts";
import { portalFiles } from "./http/portal-files.ts";
import { refuseMalformedAddress } from "./http/read-request.ts";
import { requestLog } from "./http/request-log.ts";
import { addRoutes, type Route } from "./http/routes.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sendError } from "./http/send-error.ts";
import { sendJson } from "./http/send-json.ts";
import { createAttemptCounter } from "./identity/count-attempt.ts";
import { addDocsPage } from "./openapi/docs-page.ts";
import { openApiDocument } from "./openapi/document.ts";
import { addOutboxViewer, type ViewerOptions } from "./outbox/viewer.ts";
import { addSandboxPages, sandboxPath } from "./sandbox/sandbox-pages.ts";
import type { Services } from "./services/services.ts";

/** What an application is made of. */
export interface AppParts {
  readonly services: Services;
  readonly log: Logger;
  /** Where reads of personal data and refusals are audited; without it they are not. */
  readonly reads?: Pick<ReadAudit, "record">;
  readonly trustedProxies: readonly string[];
  /** The built portal. */
  readonly portalDir: string;
  /** The page of messages that nothing sends; without it there is none. */
  readonly outbox?: Omit<ViewerOptions, "database">;
  /** Refuses what would write where the embedded database shares a disk that is nearly full. */
  readonly checkRoom?: (() => Promise<void>) | undefined;
}

/** The whole server but for its socket: the calls of the contract, their documentation, the portal's files. */
export function createApp({ services, log, reads, trustedProxies, portalDir, outbox, checkRoom }: AppParts) {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  const { settings } = services;
  const headers = securityHeaders({
    framePolicy: () => framePolicy(settings.current()),
    isFramed: (path) => frames.some((frame) => path === sandboxPath(frame)),
    publicOrigin: () => new URL(settings.current().publicUrl).origin,
  });
  app.use(requestId({ limitLength: 64 }), requestLog(log), headers, compress());
  app.use(async (context, next) => {
    refuseMalformedAddress(context.req.url);
    await next();
  });
  app.use(withoutBodyOfHead);
  const refusals = createDenialAudit(reads ?? { record: () => {} });
  app.onError((error, context) => {
    refusals.record(context, error);
    return sendError(context, error, context.get("requestId"), log);
  });
  app.get("/healthz", (context) => sendHealth(context, services.database));
  app.get("/", (context) => context.redirect("/portal/"));

  const isTrusted = trustedProxyList(trustedProxies);
  const calls = new Hono();
  // What day it is, and all else that is set, holds for the whole of a request.
  calls.use(async (_context, next) => {
    await services.settings();
    await next();
  });
  // Signing in stays possible, and writes little.
  calls.on(["POST", "PUT", "PATCH", "DELETE"], "/api/*", async (_context, next) => {
    await checkRoom?.();
    await next();
  });
  const { encryption } = services;
  const routes = routesOf(services).map((route) =>
    reads ? withAuditedReads(route, { reads, encryption }) : route,
  );
  addRoutes(calls, routes, {
    authenticate: (context, id) =>
      refusals.track(context, id, () => authenticate(services, context.req.header("authorization"), id)),
    clientAddressOf: (context) => clientAddress(context, isTrusted),
    countAttempt: createAttemptCounter(services.rateLimiter),
    checkOrigin: createScreenCallCheck(services),
    idempotency: createIdempotencyStore({ ...services, log }),
    abortResponseFor: (context) => abortResponseFor(context, context.get("requestId"), log),
  });
  const document = openApiDocument(routes);
  calls.get("/api/openapi.json", (context) => sendJson(context, document));
  addDocsPage(calls);
  addSandboxPages(calls, settings);
  for (const base of ["/api", "/identity"]) {
    calls.all(`${base}/*`, () => {
      throw new Failure(404, "There is no such call; /api/docs lists those there are.");
    });
  }
  if (outbox) addOutboxViewer(calls, { database: services.database, ...outbox });
  app.route("/", calls);
  app.route("/", portalFiles(portalDir));
  return app;
}

/** A HEAD is answered like its GET without the body, whose work ends here. */
const withoutBodyOfHead: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method === "HEAD") await context.res.body?.cancel(headRequestOnly);
};

function routesOf(services: Services): Route[] {
  const handlers = allHandlers(services);
  return Object.keys(endpoints)
    .filter(isEndpointId)
    .map((id) => ({ id, endpoint: endpoints[id], schemas: schemasOf(id), handler: handlers[id] }));
}

function isEndpointId(id: string): id is EndpointId {
  return Object.hasOwn(endpoints, id);
}
