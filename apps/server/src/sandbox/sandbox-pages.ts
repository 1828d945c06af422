import { readFile } from "node:fs/promises";
import { type Frame, frames, type MarketingMessage, type TelephonyMessage } from "@portico/contract";
import type { Hono } from "hono";
import type { SettingsReader } from "../configuration/settings-reader.ts";

const files = {
  "/sandbox/frame.js": { name: "frame.js", type: "text/javascript; charset=utf-8" },
  "/sandbox/frame.css": { name: "frame.css", type: "text/css; charset=utf-8" },
};

/** The sites linked in the top bar. */
const linkedSites = {
  "/sandbox/marketplace": "Marketplace",
  "/sandbox/ede": "Enhanced Direct Enrollment",
};

/** The path of a sandbox page. */
export function sandboxPath(frame: Frame): string {
  return `/sandbox/${frame}`;
}

/** Adds sandbox pages for machines that can't reach the real ones. */
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

/** A sandbox page that stands in for a linked site. */
function linkedPage(name: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} (stand-in)</title>
    <link rel="stylesheet" href="/sandbox/frame.css" />
  </head>
  <body>
    <main>
      <h1>${name} (stand-in)</h1>
      <p>An administrator sets the address of the real site in the configuration.</p>
      <p><a href="/portal/">Back to the portal</a></p>
    </main>
  </body>
</html>
`;
}

/** Labels of the fields that the portal sends to a page. */
const fieldsOf = {
  marketing: { token: "Token" } satisfies Labels<MarketingMessage>,
  telephony: {
    identity: "Identity",
    name: "Name",
    lastName: "Last name",
    phone: "Phone",
    fax: "Fax",
    email: "Email",
    role: "Role",
    token: "Token",
  } satisfies Labels<TelephonyMessage>,
};
type Labels<Message> = Record<Exclude<keyof Message, "type">, string>;

const titles: Record<Frame, string> = { marketing: "Marketing", telephony: "Telephony" };

/** A sandbox page that stands in for an embedded page and shows what the portal sends. */
export function framePage(frame: Frame, portalOrigin: string): string {
  const rows = Object.entries(fieldsOf[frame]).map(
    ([name, label]) => `<dt>${label}</dt><dd data-field="${name}"></dd>`,
  );
  return `<!doctype html>
<html lang="en" data-portal-origin="${escaped(portalOrigin)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${titles[frame]} (stand-in)</title>
    <link rel="stylesheet" href="/sandbox/frame.css" />
    <script defer src="/sandbox/frame.js"></script>
  </head>
  <body>
    <main>
      <h1>${titles[frame]} (stand-in)</h1>
      <p role="status" data-state="waiting">Waiting for the portal.</p>
      <dl>
        ${rows.join("\n        ")}
      </dl>
      <button type="button">Ask again</button>
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
