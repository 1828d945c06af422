import { type EndpointId, endpoints, frames } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { Logger } from "pino";
import type { ReadAudit } from "./audit/reads/read-audit.ts";
import { withAuditedReads } from "./audited-reads/audited-handler.ts";
import { refusalsTo } from "./audited-reads/refusals.ts";
import { originCheckIn } from "./configuration/check-origin.ts";
import { framePolicy } from "./frames/frame-origin.ts";
import { allHandlers } from "./handlers.ts";
import { clientAddress, trustedProxyList } from "./http/client-address.ts";
import { cutOffOf, onlyHead } from "./http/connection.ts";
import { answerError } from "./http/error-answer.ts";
import { Failure } from "./http/failure.ts";
import { answerHealth } from "./http/health.ts";
import { portalFiles } from "./http/portal-files.ts";
import { refuseMalformedAddress } from "./http/read-request.ts";
import { repeatsIn } from "./http/repeats.ts";
import { requestLog } from "./http/request-log.ts";
import { addRoutes, type Route } from "./http/routes.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sendJson } from "./http/send-json.ts";
import { attemptCounter } from "./identity/attempt-counter.ts";
import { callerOf } from "./identity/caller-of.ts";
import { addDocsPage } from "./openapi/docs-page.ts";
import { openApiDocument } from "./openapi/document.ts";
import { addOutboxViewer, type ViewerParts } from "./outbox/viewer.ts";
import { addSandboxPages, sandboxPath } from "./sandbox/sandbox-pages.ts";
import type { Services } from "./services.ts";

/** What an application is made of. */
export interface AppParts {
  readonly services: Services;
  readonly log: Logger;
  /** Where reads of personal data and refusals are audited; without it they are not. */
  readonly reads?: Pick<ReadAudit, "note">;
  readonly trustedProxies: readonly string[];
  /** The built portal. */
  readonly portalDir: string;
  /** The page of messages that nothing sends; without it there is none. */
  readonly outbox?: Omit<ViewerParts, "database">;
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
  const refusals = refusalsTo(reads ?? { note: () => {} });
  app.onError((error, context) => {
    refusals.note(context, error);
    return answerError(context, error, context.get("requestId"), log);
  });
  app.get("/healthz", (context) => answerHealth(context, services.database));
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
  const { sealing } = services;
  const routes = routesOf(services).map((route) =>
    reads ? withAuditedReads(route, { reads, sealing }) : route,
  );
  addRoutes(calls, routes, {
    callerOf: (context, id) =>
      refusals.during(context, id, () => callerOf(services, context.req.header("authorization"), id)),
    addressOf: (context) => clientAddress(context, isTrusted),
    countAttempt: attemptCounter(services.limits),
    checkOrigin: originCheckIn(services),
    repeats: repeatsIn({ ...services, log }),
    cutOffOf: (context) => cutOffOf(context, context.get("requestId"), log),
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
  if (context.req.method === "HEAD") await context.res.body?.cancel(onlyHead);
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
