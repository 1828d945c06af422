import type { Frame, MarketingMessage, TelephonyMessage } from "@portico/contract";

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
