import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { etag } from "hono/etag";

/** Files with a hash in their name never change. */
export const forever = "public, max-age=31536000, immutable";
/** Other files are revalidated, so that a new build is used at once. */
export const revalidate = "no-cache";

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
  for (const path of documentPaths(portalDir)) {
    const file = `${path.slice(1).replaceAll(":", "_")}/index.html`;
    app.get(path, serveStatic({ root: portalDir, path: file, precompressed: true }));
  }
  app.get("*", serveStatic({ root: portalDir, precompressed: true }));
  app.get("*", serveStatic({ root: portalDir, path: "index.html", precompressed: true }));
  return app;
}

/** The inline scripts of the built portal, as sources of a content security policy: `'sha256-…'`. */
export function inlineScriptsOf(portalDir: string): readonly string[] {
  const index = join(portalDir, "index.html");
  const html = existsSync(index) ? readFileSync(index, "utf8") : "";
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** The paths whose document begins to load the page's files at once: `/portal/policies/:id`. */
function documentPaths(portalDir: string): readonly string[] {
  const list = join(portalDir, "documents.json");
  const paths: unknown = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  return Array.isArray(paths) ? paths.map(String) : [];
}

function isHashed(path: string): boolean {
  return path.startsWith("/assets/");
}
