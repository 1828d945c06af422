import type { ScreenOrigin } from "@portico/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import { screens, screenVersions } from "../db/schema/index.ts";
import type { Services } from "../services.ts";

/** So many versions are remembered; there are hardly more at once in the browsers of a deployment. */
const mostKnown = 1_000;

/** Tells whether a version of an added screen is published, or was: who has it open may go on using it. */
export function wasPublishedIn({ database, settings }: Pick<Services, "database" | "settings">) {
  /** What was published once stays so. */
  const known = new Set<string>();
  return async ({ id, version }: ScreenOrigin): Promise<boolean> => {
    if (settings.current().screens.get(id)?.version === version) return true;
    const name = `${id}/${version}`;
    if (known.has(name)) return true;
    const [found] = await database
      .select({ id: screenVersions.id })
      .from(screenVersions)
      .innerJoin(screens, eq(screens.id, screenVersions.screen))
      .where(
        and(
          eq(screens.screenId, id),
          eq(screenVersions.number, version),
          isNotNull(screenVersions.publishedDate),
        ),
      );
    if (!found) return false;
    if (known.size >= mostKnown) known.clear();
    known.add(name);
    return true;
  };
}
