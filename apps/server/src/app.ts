import { type EndpointId, endpoints } from "@portico/contract";
import { schemasOf } from "@portico/contract/schemas";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { Logger } from "pino";
import { allHandlers } from "./handlers.ts";
import { clientAddress } from "./http/client-address.ts";
import { cutOffOf } from "./http/connection.ts";
import { answerError } from "./http/error-answer.ts";
import { Failure } from "./http/failure.ts";
import { answerHealth } from "./http/health.ts";
import { portalFiles } from "./http/portal-files.ts";
import { refuseMalformedAddress } from "./http/read-request.ts";
import { requestLog } from "./http/request-log.ts";
import { addRoutes, type Route } from "./http/routes.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sendJson } from "./http/send-json.ts";
import { callerOf } from "./identity/caller-of.ts";
import { addDocsPage } from "./openapi/docs-page.ts";
import { openApiDocument } from "./openapi/document.ts";
import type { Services } from "./services.ts";

/** What an application is made of. */
export interface AppParts {
  readonly services: Services;
  readonly log: Logger;
  readonly trustedProxies: readonly string[];
  /** The built portal. */
  readonly portalDir: string;
}

/** The whole server but for its socket: the calls of the contract, their documentation, the portal's files. */
export function createApp({ services, log, trustedProxies, portalDir }: AppParts) {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId({ limitLength: 64 }), requestLog(log), securityHeaders, compress());
  app.use(async (context, next) => {
    refuseMalformedAddress(context.req.url);
    await next();
  });
  app.onError((error, context) => answerError(context, error, context.get("requestId"), log));
  app.get("/healthz", (context) => answerHealth(context, services.database));
  app.get("/", (context) => context.redirect("/portal/"));

  const calls = new Hono();
  const routes = routesOf(services);
  addRoutes(calls, routes, {
    callerOf: (context) => callerOf(services, context.req.header("authorization")),
    addressOf: (context) => clientAddress(context, trustedProxies),
    cutOffOf: (context) => cutOffOf(context, context.get("requestId"), log),
  });
  const document = openApiDocument(routes);
  calls.get("/api/openapi.json", (context) => sendJson(context, document));
  addDocsPage(calls);
  for (const base of ["/api", "/identity"]) {
    calls.all(`${base}/*`, () => {
      throw new Failure(404, "There is no such call; /api/docs lists those there are.");
    });
  }
  app.route("/", calls);
  app.route("/", portalFiles(portalDir));
  return app;
}

function routesOf(services: Services): Route[] {
  const handlers = allHandlers(services);
  return Object.keys(endpoints)
    .filter(isEndpointId)
    .map((id) => ({ id, endpoint: endpoints[id], schemas: schemasOf(id), handler: handlers[id] }));
}

function isEndpointId(id: string): id is EndpointId {
  return Object.hasOwn(endpoints, id);
}
