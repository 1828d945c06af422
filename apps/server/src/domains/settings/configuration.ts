import { endpoints } from "@portico/contract";
import { eq } from "drizzle-orm";
import { type Caller, signedIn } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { runWithScreen } from "../../audit/current-screen.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { outlineOf, type PublishedScreen } from "../../configuration/published-screens.ts";
import type { Settings } from "../../configuration/settings.ts";
import type { Database } from "../../db/database.ts";
import { screens } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import type { Handlers } from "../../http/handler.ts";
import type { Services } from "../../services/services.ts";

/** The settings that the portal needs. */
export const configurationFeature = feature({ handlers: configurationHandlers });

function configurationHandlers({ database, settings }: Pick<Services, "database" | "settings">) {
  return {
    "configuration.get": async ({ caller }) => {
      const set = await settings();
      return caller ? { ...openPart(set), session: sessionPart(set, caller) } : openPart(set);
    },
    "configuration.screen": async ({ params: { screenId }, caller: anybody }) => {
      const caller = signedIn(anybody);
      const screen = (await settings()).screens.get(screenId);
      if (!screen || !meets(screen.access, caller)) throw notFound("This screen");
      const { id, version, title } = screen;
      const { screen: shown, dropped, problems } = screen.read();
      // Someone who only previews does not open the screen.
      if (!caller.preview) await recordOpening(database, screen, caller);
      const editorId = shown ? undefined : await editorIdOf(database, id, caller);
      return { id, version, title, screen: shown, dropped, problems, ...(editorId && { editorId }) };
    },
  } satisfies Partial<Handlers>;
}

/** The ID of a screen in the editor, for users who can open it there. */
async function editorIdOf(database: Database, screenId: string, caller: Caller): Promise<string | undefined> {
  if (!meets(endpoints["screens.get"].access, caller)) return undefined;
  const [found] = await database
    .select({ id: screens.id })
    .from(screens)
    .where(eq(screens.screenId, screenId));
  return found?.id;
}

function recordOpening(database: Database, { id, version }: PublishedScreen, caller: Caller): Promise<void> {
  return runWithScreen({ id, version }, () =>
    recordAudit(database, {
      category: "screen",
      createdBy: caller.userId,
      data1: `${id}/${version}`,
      result: "opened",
    }),
  );
}

/** The settings for the login page. */
function openPart({ brand, partners, links, theme }: Settings) {
  return { brand, partners: [...partners], links, theme };
}

/** The settings for signed-in users. The frame token type is only for the server. */
function sessionPart(set: Settings, caller: Caller) {
  const { organisation, businessTimeZone, debug, edeUrl, carrierLogosHostPrefix, carrierLinks, marketplace } =
    set;
  return {
    organisation,
    businessTimeZone,
    debug,
    edeUrl,
    carrierLogosHostPrefix,
    carrierLinks: [...carrierLinks],
    marketing: { url: set.marketing.url, redirectId: set.marketing.redirectId },
    telephony: { url: set.telephony.url },
    marketplace: { url: marketplace.url, base: marketplace.base, key: marketplace.key },
    rights: { roles: [...caller.roles], claims: [...caller.claims] },
    screens: [...set.screens.values()].filter(({ access }) => meets(access, caller)).map(outlineOf),
  };
}
