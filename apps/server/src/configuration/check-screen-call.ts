import { type Access, allows, type Rights, type ScreenOrigin } from "@portico/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { screens, screenVersions } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import { tryParseJson } from "../json/try-parse-json.ts";
import { type ReadPublished, readPublished } from "./read-published.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** A call with the screen it is made from. */
interface ScreenCall {
  readonly endpointId: string;
  readonly caller: Rights;
}

interface OriginCheckOptions {
  readonly database: Database;
  readonly settings: Pick<SettingsReader, "current">;
}

/** The parts of a screen version that calls are checked against. */
interface OpenVersion {
  /** Who may open it. Undefined if it has errors. */
  readonly access: Access | undefined;
  readonly calls: ReadonlySet<string>;
}

/** The maximum number of cached versions. More are rarely open at once. */
const maxCached = 1_000;

/**
 * Checks that the caller may open the screen version that a call names, and that the version makes this call. Replaced
 * versions count, since browsers may still have them open.
 */
export function createScreenCallCheck({ database, settings }: OriginCheckOptions) {
  /** Replaced versions. A published version never changes. */
  const known = new Map<string, OpenVersion>();
  const versionOf = async (origin: ScreenOrigin): Promise<OpenVersion | undefined> => {
    const published = settings.current().screens.get(origin.id);
    if (published?.version === origin.version) {
      return openVersion(published.read());
    }
    const name = `${origin.id}/${origin.version}`;
    const found = known.get(name) ?? (await replacedVersion(origin));
    if (found && known.size >= maxCached) known.clear();
    if (found) known.set(name, found);
    return found;
  };
  const replacedVersion = async ({ id, version }: ScreenOrigin): Promise<OpenVersion | undefined> => {
    const [found] = await database
      .select({ document: screenVersions.document })
      .from(screenVersions)
      .innerJoin(screens, eq(screens.id, screenVersions.screen))
      .where(
        and(
          eq(screens.screenId, id),
          eq(screenVersions.number, version),
          isNotNull(screenVersions.publishedDate),
        ),
      );
    if (!found) return undefined;
    return openVersion(readPublished(id, tryParseJson(found.document)));
  };
  /** @throws Failure 400 if the caller can't have the version open, or it doesn't make this call */
  return async (origin: ScreenOrigin, { endpointId, caller }: ScreenCall): Promise<void> => {
    const version = await versionOf(origin);
    if (version?.access === undefined || !allows(version.access, caller)) {
      throw new Failure(
        400,
        `Version ${origin.version} of the screen "${origin.id}" isn't available. It was never published, you don't have access, or it has errors. Reopen the screen.`,
      );
    }
    if (version.calls.has(endpointId)) return;
    throw new Failure(
      400,
      `Version ${origin.version} of the screen "${origin.id}" doesn't call "${endpointId}". Send the screen header only with the screen's own calls.`,
    );
  };
}

function openVersion({ screen, calls }: ReadPublished): OpenVersion {
  return { access: screen?.access, calls };
}
