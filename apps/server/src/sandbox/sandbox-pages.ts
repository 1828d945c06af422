import { readFile } from "node:fs/promises";
import { type Frame, frames } from "@portico/contract";
import type { Hono } from "hono";
import type { SettingsReader } from "../configuration/settings-reader.ts";
import { framePage } from "./frame-page.ts";
import { linkedPage } from "./linked-page.ts";

const files = {
  "/sandbox/frame.js": { name: "frame.js", type: "text/javascript; charset=utf-8" },
  "/sandbox/frame.css": { name: "frame.css", type: "text/css; charset=utf-8" },
};

/** The sites that the top bar's links lead to. */
const linkedSites = {
  "/sandbox/marketplace": "Marketplace",
  "/sandbox/ede": "Enhanced Direct Enrollment",
  "/self-enroll/": "Plans",
};

/** Where the stand-in for a frame's page is. */
export function sandboxPath(frame: Frame): string {
  return `/sandbox/${frame}`;
}

/** Adds the pages that stand in for those of others on a machine that reaches none of them. */
export function addSandboxPages(app: Hono, settings: SettingsReader): void {
  for (const frame of frames) {
    app.get(sandboxPath(frame), (context) =>
      context.html(framePage(frame, new URL(settings.current().publicUrl).origin), 200, {
        "cache-control": "no-cache",
      }),
    );
  }
  for (const [path, name] of Object.entries(linkedSites)) {
    app.get(path, (context) => context.html(linkedPage(name), 200, { "cache-control": "no-cache" }));
  }
  for (const [path, { name, type }] of Object.entries(files)) {
    app.get(path, async (context) =>
      context.body(await readFile(new URL(`pages/${name}`, import.meta.url), "utf8"), 200, {
        "content-type": type,
        "cache-control": "no-cache",
      }),
    );
  }
}
