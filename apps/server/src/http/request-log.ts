import type { MiddlewareHandler } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { routePath } from "hono/route";
import type { Logger } from "pino";

/**
 * Logs method, route pattern, status, duration, and request ID. URLs, queries, and bodies may contain personal data and
 * are not logged.
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
