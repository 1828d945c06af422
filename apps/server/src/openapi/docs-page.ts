import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Context, Hono } from "hono";

const require = createRequire(import.meta.url);

/** The files of the page: its own two, and Swagger UI's. */
const files = {
  "/api/docs": { path: ownFile("index.html"), type: "text/html; charset=utf-8" },
  "/api/docs/start.js": { path: ownFile("start.js"), type: "text/javascript; charset=utf-8" },
  "/api/docs/swagger-ui.css": {
    path: require.resolve("swagger-ui-dist/swagger-ui.css"),
    type: "text/css; charset=utf-8",
  },
  "/api/docs/swagger-ui-bundle.js": {
    path: require.resolve("swagger-ui-dist/swagger-ui-bundle.js"),
    type: "text/javascript; charset=utf-8",
  },
};

/** Adds the API documentation page. */
export function addDocsPage(app: Hono): void {
  for (const [address, { path, type }] of Object.entries(files)) {
    app.get(address, async (context: Context) => {
      return context.body(await readFile(path, "utf8"), 200, {
        "content-type": type,
        "cache-control": "no-cache",
      });
    });
  }
}

function ownFile(name: string): string {
  return fileURLToPath(new URL(`page/${name}`, import.meta.url));
}
