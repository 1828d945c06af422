import type { MiddlewareHandler } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { routePath } from "hono/route";
import type { Logger } from "pino";

/**
 * Logs each request by an allow-list: method, the route's pattern, status, time, request id. Addresses, queries and
 * bodies hold personal data and are not in it.
 */
export function requestLog(log: Logger): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        method: context.req.method,
        route: routePath(context),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
        requestId: context.get("requestId"),
      },
      "request",
    );
  };
}
