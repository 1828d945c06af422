import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { etag } from "hono/etag";

/** Files with a hash in their name never change. */
const forever = "public, max-age=31536000, immutable";
/** Other files are revalidated, so that a new build is used at once. */
const revalidate = "no-cache";

/** Serves the built portal. Paths without a file are routed by the portal. */
export function portalFiles(portalDir: string): Hono {
  const app = new Hono();
  if (!existsSync(join(portalDir, "index.html"))) {
    app.get("*", (context) =>
      context.text(`The portal isn't built. There is no index.html in ${portalDir}.`, 503),
    );
    return app;
  }
  app.use("*", async (context, next) => {
    await next();
    const isKept = isHashed(context.req.path) && context.res.ok;
    context.header("cache-control", isKept ? forever : revalidate);
  });
  const tagged = etag();
  app.use("*", (context, next) => (isHashed(context.req.path) ? next() : tagged(context, next)));
  app.get("/assets/*", serveStatic({ root: portalDir, precompressed: true }), (context) =>
    context.text("File not found.", 404),
  );
  app.get("*", serveStatic({ root: portalDir, precompressed: true }));
  app.get("*", serveStatic({ root: portalDir, path: "index.html", precompressed: true }));
  return app;
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}
