import { isListId } from "@portico/contract";
import { signedIn } from "../../../access/caller.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import type { Handlers } from "../../../http/handler.ts";
import { bindList } from "../../../lists/list.ts";
import type { Services } from "../../../services/services.ts";
import { accessImpact } from "./impact/access.ts";
import { linksImpact } from "./impact/links.ts";
import { newlyPersonal } from "./impact/personal.ts";
import { preferencesImpact } from "./impact/preferences.ts";
import { findUnindexedFilters } from "./impact/unindexed-filters.ts";
import { screenIdIn } from "./outline.ts";
import { requireValidScreen } from "./valid-screen.ts";

/** What publishing a document would change for users, compared with what is published now. */
export function impactHandlers(
  services: Pick<Services, "database" | "settings" | "clock">,
  lists: Catalog["lists"],
) {
  const { database, settings } = services;
  return {
    "screens.impact": async ({ body: { document }, caller }) => {
      const { screen } = requireValidScreen(document, screenIdIn(document) ?? "", signedIn(caller));
      const { screens } = await settings();
      const published = screens.get(screen.id);
      const before = published?.read().screen ?? undefined;
      const { list } = screen.endpoints;
      if (!isListId(list))
        throw new Error(`The list "${list}" doesn't exist although the screen passed validation.`);
      return {
        access: await accessImpact(database, { before: published?.access, after: screen.access }),
        sensitive: newlyPersonal(before, screen),
        slow: await findUnindexedFilters(database, screen, bindList(lists[list], services)),
        preferences: await preferencesImpact(database, before, screen),
        links: linksImpact({ published, before, after: screen, all: [...screens.values()] }),
      };
    },
  } satisfies Partial<Handlers>;
}
