import { type Access, readAccess } from "@portico/contract";
import {
  type CustomScreenOutline,
  customScreenOutline,
} from "@portico/contract/features/settings/configuration.schemas";
import * as z from "zod";
import { tryParseJson } from "../json/try-parse-json.ts";
import { type ReadPublished, readPublished } from "./read-published.ts";
import { sanitizeTitle } from "./sanitize-title.ts";

/** The configuration group with the published screens. */
export const screenGroup = "screen";

/** A published custom screen. */
export interface PublishedScreen extends CustomScreenOutline {
  /** Who may open it. */
  readonly access: Access;
  /** The document as published, even if the contract has changed since. */
  readonly document: unknown;
  /** What can be shown today. Evaluated on first use. */
  readonly read: () => ReadPublished;
}

interface Entry {
  readonly group: string;
  readonly key: string;
  readonly value: string;
}

const { id, version, navigation } = customScreenOutline.shape;

/** The value of an entry. */
export const publishedValue = z.strictObject({ version, document: z.unknown() });

/** What is read of a document even if other parts are no longer valid. */
const outline = z.object({
  access: z.string().refine((text) => readAccess(text) !== undefined),
  title: z.string().optional().catch(undefined),
  navigation: navigation.catch(undefined),
});

/** What is known of a screen before it is opened. */
export function outlineOf(screen: PublishedScreen): CustomScreenOutline {
  const { id: screenId, version: number, path, title, navigation } = screen;
  return { id: screenId, version: number, path, title, ...(navigation && { navigation }) };
}

/**
 * The published screens in the configuration, by ID and sorted by title. Includes screens with errors, so that users
 * get an explanation. Screens without an audience are left out.
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
  const parsedOutline = outline.safeParse(stored.data?.document);
  if (!screenId.success || !stored.success || !parsedOutline.success) return [];
  const { document } = stored.data;
  let known: ReadPublished | undefined;
  return [
    {
      id: screenId.data,
      version: stored.data.version,
      path: `screens/${screenId.data}`,
      title: sanitizeTitle(parsedOutline.data.title ?? "") || screenId.data,
      ...(parsedOutline.data.navigation && { navigation: parsedOutline.data.navigation }),
      access: parsedOutline.data.access,
      document,
      read: () => {
        known ??= readPublished(screenId.data, document);
        return known;
      },
    },
  ];
}
