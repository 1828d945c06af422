import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { forever, revalidate } from "./portal-files.ts";

/** The path of the documentation of the design system. */
const base = "/design";

/** Serves the built documentation of the design system, if there is one. */
export function designFiles(designDir: string): Hono {
  const app = new Hono();
  const notFoundPage = join(designDir, "404.html");
  if (!existsSync(notFoundPage)) return app;
  app.get(base, (context) => context.redirect(`${base}/`));
  app.use(`${base}/*`, async (context, next) => {
    await next();
    const isHashed = context.req.path.startsWith(`${base}/assets/`) && context.res.ok;
    context.header("cache-control", isHashed ? forever : revalidate);
  });
  app.get(
    `${base}/*`,
    serveStatic({
      root: designDir,
      rewriteRequestPath: (path) => path.slice(base.length),
      precompressed: true,
    }),
    (context) => context.html(readFileSync(notFoundPage, "utf8"), 404),
  );
  return app;
}
