import { type EndpointId, endpoints, frames } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { Logger } from "pino";
import type { ReadAudit } from "./audit/reads/read-audit.ts";
import { withAuditedReads } from "./audited-reads/audited-handler.ts";
import { createDenialAudit } from "./audited-reads/denial-audit.ts";
import { authenticate } from "./authentication/authenticate.ts";
import { createScreenCallCheck } from "./configuration/check-screen-call.ts";
import { addSignSite } from "./domains/offline/sign/sign-site.ts";
import { coverageStart } from "./domains/quotes/coverage-start.ts";
import { readPlan } from "./domains/quotes/find-plans.ts";
import { addSelfEnrollSite } from "./domains/quotes/self-enroll/self-enroll-site.ts";
import { Failure } from "./errors/failure.ts";
import { withLoggedUploads } from "./file-uploads/logged-uploads.ts";
import { framePolicy } from "./frames/frame-origin.ts";
import { allHandlers } from "./handlers.ts";
import { clientAddress, trustedProxyList } from "./http/client-address.ts";
import { compressLines } from "./http/compress-lines.ts";
import { abortResponseFor, headRequestOnly } from "./http/connection.ts";
import { designFiles } from "./http/design-files.ts";
import { sendHealth } from "./http/health.ts";
import { createIdempotencyStore } from "./http/idempotency-store.ts";
import { inlineScriptsOf, portalFiles } from "./http/portal-files.ts";
import { requireWellFormedUrl } from "./http/read-request.ts";
import { requestLog } from "./http/request-log.ts";
import type { Route } from "./http/route.ts";
import { addRoutes } from "./http/routes.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sendError } from "./http/send-error.ts";
import { sendJson } from "./http/send-json.ts";
import { browserOf } from "./identity/browsers.ts";
import { createAttemptCounter } from "./identity/count-attempt.ts";
import { addDocsPage } from "./openapi/docs-page.ts";
import { openApiDocument } from "./openapi/document.ts";
import { addOutboxViewer, type ViewerOptions } from "./outbox/viewer.ts";
import { addApplicationSite } from "./sandbox/marketplace/applications/application-site.ts";
import { sandboxApi, sandboxApiPath } from "./sandbox/marketplace/routes/sandbox-api.ts";
import { addSandboxPages, sandboxPath } from "./sandbox/sandbox-pages.ts";
import type { Services } from "./services/services.ts";

/** What the app depends on. */
export interface AppParts {
  readonly services: Services;
  readonly log: Logger;
  /** Audits reads of personal data and denied requests. Without it they are not audited. */
  readonly reads?: Pick<ReadAudit, "record">;
  readonly trustedProxies: readonly string[];
  /** The folder of the built portal. */
  readonly portalDir: string;
  /** The folder of the built quote tool. */
  readonly publicDir: string;
  /** The folder of the built documentation of the design system, served where demo accounts may exist. @default none */
  readonly designDir?: string | undefined;
  /** The outbox page for developers. Without it the page does not exist. */
  readonly outbox?: Omit<ViewerOptions, "database">;
  /** Refuses writes while the disk with the embedded database is nearly full. */
  readonly checkDiskSpace?: (() => Promise<void>) | undefined;
}

/** The HTTP app: the contract's endpoints, their documentation, and the portal's files. */
export function createApp({
  services,
  log,
  reads,
  trustedProxies,
  portalDir,
  publicDir,
  designDir,
  outbox,
  checkDiskSpace,
}: AppParts) {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  const { settings } = services;
  const headers = securityHeaders({
    inlineScripts: inlineScriptsOf(portalDir),
    framePolicy: () => framePolicy(settings.current()),
    isFramed: (path) => frames.some((frame) => path === sandboxPath(frame)),
    publicOrigin: () => new URL(settings.current().publicUrl).origin,
  });
  app.use(requestId({ limitLength: 64 }), requestLog(log), headers, compress(), compressLines);
  app.use(async (context, next) => {
    requireWellFormedUrl(context.req.url);
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
  // Settings and today's date stay the same for a whole request.
  calls.use(async (_context, next) => {
    await services.settings();
    await next();
  });
  // Sign-in still works and writes little.
  calls.on(["POST", "PUT", "PATCH", "DELETE"], "/api/*", async (_context, next) => {
    await checkDiskSpace?.();
    await next();
  });
  const { encryption } = services;
  const routes = routesOf(services)
    .map((route) => withLoggedUploads(route, log))
    .map((route) => (reads ? withAuditedReads(route, { reads, encryption }) : route));
  const browserOfRequest = (context: Context) => browserOf(context, settings.current().publicUrl);
  const countAttempt = createAttemptCounter(services.rateLimiter);
  addRoutes(calls, routes, {
    authenticate: (context, id) =>
      refusals.track(context, id, () => authenticate(services, context.req.header("authorization"), id)),
    clientAddressOf: (context) => clientAddress(context, isTrusted),
    browserOf: browserOfRequest,
    countAttempt,
    checkOrigin: createScreenCallCheck(services),
    idempotency: createIdempotencyStore({ ...services, log }),
    abortResponseFor: (context) => abortResponseFor(context, context.get("requestId"), log),
    read: async (context, path) => {
      const headers = new Headers(context.req.raw.headers);
      headers.set("accept", "application/json");
      headers.delete("accept-encoding");
      return app.fetch(new Request(new URL(path, context.req.url), { headers }), context.env);
    },
  });
  let document: ReturnType<typeof openApiDocument> | undefined;
  calls.get("/api/openapi.json", (context) => {
    document ??= openApiDocument(routes);
    return sendJson(context, document);
  });
  addDocsPage(calls);
  addSandboxPages(calls, settings);
  calls.route(sandboxApiPath, sandboxApi({ now: services.clock.now }));
  addApplicationSite(calls, { services, store: services.marketplace.sandboxApplications });
  addSignSite(calls, services, {
    clientAddressOf: (context) => clientAddress(context, isTrusted),
    browserOf: browserOfRequest,
  });
  addSelfEnrollSite(calls, {
    services,
    publicDir,
    readPlan: async (planId, context) => {
      const { marketplace, clock } = services;
      await countAttempt("quote.plan", clientAddress(context, isTrusted));
      return readPlan(marketplace, planId, undefined, coverageStart(clock.today(), marketplace));
    },
  });
  for (const base of ["/api", "/identity"]) {
    calls.all(`${base}/*`, () => {
      throw new Failure(404, "No such endpoint. See /api/docs for all endpoints.");
    });
  }
  if (outbox) addOutboxViewer(calls, { database: services.database, ...outbox });
  app.route("/", calls);
  if (designDir !== undefined && services.allowsDemoAccounts) app.route("/", designFiles(designDir));
  app.route("/", portalFiles(portalDir));
  return app;
}

/** Handles HEAD like GET, but cancels the response body. */
const withoutBodyOfHead: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method === "HEAD") await context.res.body?.cancel(headRequestOnly);
};

/** Routes without a parameter come first: `/Agent/simplified` is not the agent with the id `simplified`. */
function routesOf(services: Services): Route[] {
  const handlers = allHandlers(services);
  const sortKey = (id: EndpointId) => endpoints[id].path.replaceAll(":", "\uffff");
  return Object.keys(endpoints)
    .filter(isEndpointId)
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
    .map((id) => ({ id, endpoint: endpoints[id], schemas: schemasOf(id), handler: handlers[id] }));
}

function isEndpointId(id: string): id is EndpointId {
  return Object.hasOwn(endpoints, id);
}
