import { type Access, allows, type Rights, type ScreenOrigin } from "@portico/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { screens, screenVersions } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import { tryParseJson } from "../json/try-parse-json.ts";
import { type ReadPublished, readPublished } from "./read-published.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** A call that names the screen it is made from. */
interface ScreenCall {
  readonly endpointId: string;
  readonly caller: Rights;
}

interface OriginCheckOptions {
  readonly database: Database;
  readonly settings: Pick<SettingsReader, "current">;
}

/** What of a version a call is held against. */
interface OpenVersion {
  /** Who may open it; undefined where it cannot be shown. */
  readonly access: Access | undefined;
  readonly calls: ReadonlySet<string>;
}

/** So many versions are remembered; there are hardly more at once in the browsers of a deployment. */
const mostKnown = 1_000;

/**
 * Holds the screen that a call names against what its caller may open and what that version declares. A version that was
 * replaced is still one: who has it open may go on using it.
 */
export function createScreenCallCheck({ database, settings }: OriginCheckOptions) {
  /** Versions that were replaced; what was published once stays as it is. */
  const known = new Map<string, OpenVersion>();
  const versionOf = async (origin: ScreenOrigin): Promise<OpenVersion | undefined> => {
    const published = settings.current().screens.get(origin.id);
    if (published?.version === origin.version) {
      return openVersion(published.read());
    }
    const name = `${origin.id}/${origin.version}`;
    const found = known.get(name) ?? (await replacedVersion(origin));
    if (found && known.size >= mostKnown) known.clear();
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
  /** @throws Failure 400 where the caller cannot have that version open, or it makes no such call */
  return async (origin: ScreenOrigin, { endpointId, caller }: ScreenCall): Promise<void> => {
    const version = await versionOf(origin);
    if (version?.access === undefined || !allows(version.access, caller)) {
      throw new Failure(
        400,
        `Version ${origin.version} of the screen "${origin.id}" cannot be open to you: it never was published, is for others, or cannot be shown any more. Open the screen anew.`,
      );
    }
    if (version.calls.has(endpointId)) return;
    throw new Failure(
      400,
      `Version ${origin.version} of the screen "${origin.id}" makes no call "${endpointId}": name no screen where a call is made from elsewhere.`,
    );
  };
}

function openVersion({ screen, calls }: ReadPublished): OpenVersion {
  return { access: screen?.access, calls };
}
