import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Puts `start.js` into the document, because a file of its own would take a round trip before anything is drawn. It is
 * above the styles, for which scripts below them wait.
 */
export function startScript(): Plugin {
  const file = new URL("start.js", import.meta.url);
  return {
    name: "portico-start-script",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replace("<!-- start.js -->", () => `<script>${readFileSync(file, "utf8")}</script>`),
    },
  };
}
