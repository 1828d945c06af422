import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "../api-error.ts";
import { addCoverageRoutes } from "./coverage-routes.ts";
import { addHouseholdRoutes } from "./household-routes.ts";
import { addPlanRoutes } from "./plan-routes.ts";
import { addReferenceRoutes } from "./reference-routes.ts";

/** The path of the sandbox's API. */
export const sandboxApiPath = "/sandbox/marketplace/api/v1";
/** The key that the sandbox accepts. */
export const sandboxKey = "sandbox";

const maxBodyBytes = 64 * 1024;
/** The number of requests a minute, and how long a minute is in milliseconds. */
const rateLimit = { requests: 6_000, window: 60_000 };

interface SandboxOptions {
  readonly now: () => Date;
  /** The number of requests a minute. @default 6,000 */
  readonly limit?: number;
}

/** The Marketplace API, computed from the published rules. It has the paths, shapes and errors of the real one. */
export function sandboxApi({ now, limit = rateLimit.requests }: SandboxOptions): Hono {
  const app = new Hono();
  let window = { start: 0, count: 0 };
  app.use(bodyLimit({ maxSize: maxBodyBytes }), async (context, next) => {
    const time = now().getTime();
    if (time - window.start >= rateLimit.window || time < window.start) window = { start: time, count: 0 };
    window.count += 1;
    const reset = Math.ceil((window.start + rateLimit.window - time) / 1_000);
    context.header("RateLimit-Limit", String(limit));
    context.header("RateLimit-Remaining", String(Math.max(0, limit - window.count)));
    context.header("RateLimit-Reset", String(reset));
    if (window.count > limit) return context.json({ message: "API rate limit exceeded" }, 429);
    if (context.req.query("apikey") !== sandboxKey)
      return context.json({ message: "Invalid authentication credentials" }, 401);
    return next();
  });
  app.onError((error, context) => {
    const known = error instanceof ApiError ? error : undefined;
    const { code, status, message } = known ?? {
      code: "1003",
      status: 400 as const,
      message: "invalid input",
    };
    if (!known) throw error;
    return context.json({ code, status: String(status), message, error: message }, status);
  });
  const currentYear = () => now().getUTCFullYear();
  addReferenceRoutes(app, currentYear);
  addHouseholdRoutes(app, currentYear);
  addPlanRoutes(app, currentYear);
  addCoverageRoutes(app);
  return app;
}
