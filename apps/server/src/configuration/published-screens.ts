import { type Access, readAccess } from "@portico/contract";
import {
  type AddedScreenOutline,
  addedScreenOutline,
} from "@portico/contract/features/configuration.schemas";
import * as z from "zod";
import { tryParseJson } from "../json/try-parse-json.ts";
import { type ReadPublished, readPublished } from "./read-published.ts";
import { sanitizeTitle } from "./sanitize-title.ts";

/** The group of the configuration whose entries are the published screens, by id. */
export const screenGroup = "screen";

/** A screen that administrators added and published. */
export interface PublishedScreen extends AddedScreenOutline {
  /** Who may open it. */
  readonly access: Access;
  /** Its document as it was published, whatever the contract has become since. */
  readonly document: unknown;
  /** What of it can be shown today; found out when it is first asked for. */
  readonly read: () => ReadPublished;
}

interface Entry {
  readonly group: string;
  readonly key: string;
  readonly value: string;
}

const { id, version, navigation } = addedScreenOutline.shape;

/** What an entry holds. */
export const publishedValue = z.strictObject({ version, document: z.unknown() });

/** What is read of a document though the rest of it may not be right any more. */
const outline = z.object({
  access: z.string().refine((text) => readAccess(text) !== undefined),
  title: z.string().optional().catch(undefined),
  navigation: navigation.catch(undefined),
});

/** What is known of a screen before it is opened, and nothing else of it. */
export function outlineOf(screen: PublishedScreen): AddedScreenOutline {
  const { id: screenId, version: number, path, title, navigation: place } = screen;
  return { id: screenId, version: number, path, title, ...(place && { navigation: place }) };
}

/**
 * The published screens among the entries of the configuration, by id and in the order of their titles. One that cannot
 * be shown any more is among them, so that whoever looks for it is told; one that does not say whom it is for is shown
 * to nobody.
 */
export function publishedScreensIn(entries: readonly Entry[]): ReadonlyMap<string, PublishedScreen> {
  const screens = entries
    .flatMap((entry) => (entry.group === screenGroup ? publishedScreen(entry) : []))
    .sort((one, other) => one.title.localeCompare(other.title, "en") || one.id.localeCompare(other.id, "en"));
  return new Map(screens.map((screen) => [screen.id, screen]));
}

function publishedScreen({ key, value }: Entry): PublishedScreen[] {
  const screenId = id.safeParse(key);
  const stored = publishedValue.safeParse(tryParseJson(value));
  const said = outline.safeParse(stored.data?.document);
  if (!screenId.success || !stored.success || !said.success) return [];
  const { document } = stored.data;
  let known: ReadPublished | undefined;
  return [
    {
      id: screenId.data,
      version: stored.data.version,
      path: `screens/${screenId.data}`,
      title: sanitizeTitle(said.data.title ?? "") || screenId.data,
      ...(said.data.navigation && { navigation: said.data.navigation }),
      access: said.data.access,
      document,
      read: () => {
        known ??= readPublished(screenId.data, document);
        return known;
      },
    },
  ];
}
