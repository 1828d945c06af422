import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { planId } from "@portico/contract/schemas/marketplace-application";
import type { Language, PageRequest, SiteProps } from "@portico/public/self-enroll";
import type { Context, Hono } from "hono";
import { Failure } from "../../../errors/failure.ts";
import type { Services } from "../../../services/services.ts";
import { brandOfHost } from "./brand-of-host.ts";
import { type BuiltSite, loadSite, sitePath } from "./page-renderer.ts";

interface SiteParts {
  readonly services: Pick<Services, "settings">;
  /** The folder of the built site. */
  readonly publicDir: string;
  /**
   * Reads a plan without prices.
   * @throws Failure 404 if it isn't sold, 429 after too many from the request's address
   */
  readonly readPlan: (planId: string, context: Context) => Promise<PageRequest["plan"]>;
}

/** Adds the quote tool. Its pages are rendered without anything about the visitor. */
export function addSelfEnrollSite(app: Hono, { services, publicDir, readPlan }: SiteParts): void {
  let loading: Promise<BuiltSite | undefined> | undefined;
  const site = () => {
    loading ??= loadSite(publicDir);
    return loading;
  };
  app.get(sitePath, (context) => context.redirect(`${sitePath}/${new URL(context.req.url).search}`));
  const isBuilt = existsSync(join(publicDir, "client"));
  if (isBuilt)
    app.get(
      `${sitePath}/assets/*`,
      serveStatic({
        root: join(publicDir, "client"),
        rewriteRequestPath: (path) => path.slice(sitePath.length),
        precompressed: true,
        onFound: (_path, context) => context.header("cache-control", "public, max-age=31536000, immutable"),
      }),
      (context) => context.text("File not found.", 404),
    );
  app.get(`${sitePath}/*`, async (context) => {
    const built = await site();
    if (!built) return context.text("The quote tool isn't built. Run `pnpm build`.", 503);
    const plan = await planOf(context, { readPlan });
    const props = await propsOf(services, context);
    const files = built.filesOf({
      language: props.language,
      isPlan: context.req.path.includes("/plans_get/"),
    });
    const page = await built.renderer.renderPage({ site: props, plan, files });
    context.header("cache-control", "no-cache");
    context.header("vary", "accept-language, host");
    return context.html(page.html, page.status);
  });
}

/** The plan of a plan page. Without the Marketplace, and after too many requests, the browser tries again. */
async function planOf(
  context: Context,
  { readPlan }: Pick<SiteParts, "readPlan">,
): Promise<PageRequest["plan"]> {
  const id = planId.safeParse(/\/plans_get\/([^/]+)\/?$/.exec(context.req.path)?.[1]);
  if (!id.success) return undefined;
  try {
    return await readPlan(id.data, context);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.status === 404 ? null : undefined;
  }
}

async function propsOf({ settings }: SiteParts["services"], context: Context): Promise<SiteProps> {
  const current = await settings();
  const { brand, hidesContactLinks } = brandOfHost(new URL(context.req.url).hostname, current);
  const { callUs, emailUs, privacy } = current.links;
  const { lang } = context.req.query();
  const isChosen = lang === "en" || lang === "es";
  return {
    language: isChosen ? lang : acceptedLanguage(context.req.header("accept-language")),
    languageQuery: isChosen ? `?lang=${lang}` : "",
    brand,
    links: {
      callUs: hidesContactLinks ? "" : callUs,
      emailUs: hidesContactLinks ? "" : emailUs,
      privacy: hidesContactLinks ? "" : privacy,
    },
    isSandbox: current.marketplace.base.startsWith("/"),
    path: context.req.path,
  };
}

/** The first of the accepted languages that the site has. */
function acceptedLanguage(header = ""): Language {
  const [first] = header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().slice(0, 2))
    .filter((code) => code === "en" || code === "es");
  return first === "es" ? "es" : "en";
}
