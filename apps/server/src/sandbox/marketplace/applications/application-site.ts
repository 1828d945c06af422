import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { readRedirect } from "../../../domains/marketplace/redirect-token.ts";
import type { IdentityServices } from "../../../identity/identity-services.ts";
import { changeOf, controlForm } from "./application-changes.ts";
import { controlPage, messagePage, redirectPage } from "./application-pages.ts";
import type { ApplicationStore } from "./application-store.ts";

const maxBodyBytes = 16 * 1024;
const redirectForm = z.object({ token: z.string().max(4_000), returnUrl: z.url() });

interface SiteParts {
  readonly services: Pick<IdentityServices, "signingKey" | "clock" | "settings" | "allowsDemoAccounts">;
  readonly store: ApplicationStore;
}

/** Adds the sandbox's pages: the target of redirects, and in trials a page that changes any application. */
export function addApplicationSite(app: Hono, { services, store }: SiteParts): void {
  app.post("/sandbox/marketplace", bodyLimit({ maxSize: maxBodyBytes }), (context) =>
    redirectBack(context, { services, store }),
  );
  if (!services.allowsDemoAccounts) return;
  app.get("/sandbox/marketplace/control", async (context) => {
    const { id } = context.req.query();
    return send(context, controlPage(id === undefined ? undefined : await store.find(id), false));
  });
  app.post("/sandbox/marketplace/control", bodyLimit({ maxSize: maxBodyBytes }), async (context) => {
    if (!isFromOwnPage(context)) return send(context, messagePage("Use the form of this page."), 403);
    const { id = "", ...fields } = textsOf(await context.req.parseBody());
    const changed = await applyChange(id, fields, { services, store });
    return send(context, controlPage(changed ?? (await store.find(id)), changed !== undefined));
  });
}

/** Whether a form was sent by a page of this server. Browsers name the origin of others. */
function isFromOwnPage(context: Context): boolean {
  const origin = context.req.header("origin");
  return (
    origin === undefined || (URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host)
  );
}

async function redirectBack(context: Context, { services, store }: SiteParts): Promise<Response> {
  const fields = textsOf(await context.req.parseBody());
  const form = redirectForm.safeParse(fields);
  const { publicUrl } = services.settings.current();
  const isOwn = form.success && new URL(form.data.returnUrl).origin === new URL(publicUrl).origin;
  if (!form.success || !isOwn)
    return send(context, messagePage("The address to return to is not allowed."), 422);
  const claims = await readRedirect(services.signingKey, form.data.token, services.clock.now());
  if (!claims)
    return send(context, messagePage("This link has expired. Go back to the portal and try again."), 422);
  const id = claims.application ?? "";
  const changed = await applyChange(id, fields, { services, store });
  const application = changed ?? (await store.find(id));
  if (!application) return send(context, messagePage("There is no application to continue."), 404);
  return send(context, redirectPage(application, form.data, changed !== undefined));
}

async function applyChange(
  id: string,
  fields: Readonly<Record<string, string>>,
  { services, store }: SiteParts,
) {
  const form = controlForm.safeParse(fields);
  const change = form.success ? await changeOf(form.data, services.clock.today()) : undefined;
  return change && store.change(id, change);
}

function textsOf(body: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

async function send(
  context: Context,
  page: ReturnType<typeof messagePage>,
  status: 200 | 403 | 404 | 422 = 200,
) {
  return context.html(await page, status, { "cache-control": "no-store", "x-robots-tag": "noindex" });
}
