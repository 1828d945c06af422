import { createHash } from "node:crypto";
import { and, desc, eq, getTableColumns, inArray, notInArray, sql } from "drizzle-orm";
import type { Context, Hono } from "hono";
import * as z from "zod";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import { attachment as download } from "../http/attachment.ts";
import { connectionOf, peerAddress } from "../http/connection.ts";
import { normalizedAddress } from "../http/ip-address.ts";
import type { Senders } from "./senders.ts";

/** What the page depends on. */
export interface ViewerOptions {
  readonly database: Database;
  readonly senders: Senders;
  /** Whether the configuration allows it. */
  readonly isOn: boolean;
}

const maxMessages = 200;

const { attachment, ...columns } = getTableColumns(outbox);
const shown = { ...columns, attachmentName: sql<string | null>`${attachment} ->> 'name'` };

/** Adds a page for developers with unsent messages and their attachments, newest first. Only for this machine. */
export function addOutboxViewer(app: Hono, { database, senders, isOn }: ViewerOptions): void {
  const channels = (["mail", "sms"] as const).filter((channel) => !senders[channel]);
  const requireAccess = (context: Context) => {
    if (!isOn || channels.length === 0 || !isFromThisMachine(context)) {
      throw new Failure(404, "Page not found.");
    }
  };
  app.get("/outbox", async (context) => {
    requireAccess(context);
    const messages = await database
      .select(shown)
      .from(outbox)
      .where(and(inArray(outbox.channel, channels), notInArray(outbox.state, ["merged", "outdated"])))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(maxMessages);
    return context.body(pageOf(messages), 200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
  });
  app.get("/outbox/:id/attachment", async (context) => {
    requireAccess(context);
    const id = z.uuid().safeParse(context.req.param("id")).data;
    const [message] =
      id === undefined
        ? []
        : await database
            .select({ attachment })
            .from(outbox)
            .where(and(eq(outbox.id, id), inArray(outbox.channel, channels)));
    if (!message?.attachment) throw new Failure(404, "Page not found.");
    const { name, mediaType, base64 } = message.attachment;
    return download({ bytes: Buffer.from(base64, "base64"), name, mediaType });
  });
}

/**
 * Headers that browsers and command-line clients send with a GET, besides those starting with `sec-`. Any other header
 * reveals a proxy.
 */
const clientHeaders = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "cache-control",
  "connection",
  "cookie",
  "dnt",
  "host",
  "if-modified-since",
  "if-none-match",
  "pragma",
  "priority",
  "referer",
  "upgrade-insecure-requests",
  "user-agent",
]);

/**
 * Whether a client on this machine requested this machine by name, over HTTP/1.1, and without headers that reveal a
 * proxy.
 */
function isFromThisMachine(context: Context): boolean {
  const incoming = connectionOf(context)?.incoming;
  const peer = normalizedAddress(peerAddress(context) ?? "") ?? "";
  return (
    /^(127(\.\d{1,3}){3}|::1)$/.test(peer) &&
    incoming?.httpVersion === "1.1" &&
    [...context.req.raw.headers.keys()].every((name) => clientHeaders.has(name) || name.startsWith("sec-")) &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(context.req.header("host") ?? "")
  );
}

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}" +
  "article{border:1px solid #999;border-radius:.5rem;padding:0 1rem;margin:1rem 0}" +
  "pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}";
const styleHash = createHash("sha256").update(style).digest("base64");

interface StoredMessage extends Omit<typeof outbox.$inferSelect, "attachment"> {
  readonly attachmentName: string | null;
}

function pageOf(messages: readonly StoredMessage[]): string {
  const articles = messages.map(articleOf).join("\n") || "<p>No messages yet.</p>";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>${style}</style>
</head>
<body>
<h1>Outbox</h1>
<p>Mail and SMS that nothing sends from this machine, newest first.</p>
${articles}
</body>
</html>
`;
}

function articleOf(message: StoredMessage): string {
  const { id, channel, kind, recipient, subject, body, createdAt, state, attachmentName } = message;
  const at = createdAt.toISOString();
  const attributes = Object.entries({ id, channel, kind, state, recipient })
    .map(([name, value]) => `data-${name}="${escaped(value)}"`)
    .join(" ");
  return `<article ${attributes}>
<h2>${escaped(subject ?? "SMS")}</h2>
<p>To ${escaped(recipient)}, <time datetime="${at}">${at}</time> (${escaped(kind)}${state === "collected" ? ", waits for a digest" : ""})</p>
<pre>${withLinks(body)}</pre>${
    attachmentName === null
      ? ""
      : `
<p><a href="/outbox/${escaped(id)}/attachment">${escaped(attachmentName)}</a></p>`
  }
</article>`;
}

/** Converts web addresses to links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']{1,2000})/)
    .map((part, index) =>
      index % 2 === 0
        ? escaped(part)
        : `<a href="${escaped(part)}" rel="noopener noreferrer">${escaped(part)}</a>`,
    )
    .join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
