import type { ScreenProblem } from "@portico/portal-config/check";
import { freeId, toCustomScreen } from "@portico/portal-config/starting";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { loadScreen } from "../../../../screen-host/load-screen.ts";
import { outlines } from "../../../../screens/generated/outlines.ts";
import { parseJson, writeDocument } from "../draft/draft.ts";
import { isJsonObject, propertyOf, textOf, withProperty } from "../form/document/document.ts";
import { withId } from "../form/document/screen-id.ts";
import { fetchExistingScreens } from "../import-export/existing-screens.ts";
import { fetchOpened } from "../workflow/use-screen.ts";

const { copied: texts, builtIn } = screenEditorMessages.workflow;

/** What a new screen starts with. */
export interface StartingDocument {
  readonly text: string;
  /** What was removed, if it is a copy. */
  readonly dropped: readonly ScreenProblem[];
  /** The ids that other screens have. */
  readonly takenIds: readonly string[];
}

/** What a new screen copies: a built-in screen by name, a custom one by id, or nothing. */
export interface CopySource {
  readonly copy: string | null;
  readonly from: string | null;
}

/**
 * What a new screen starts with: a copy, or an almost empty document.
 * @throws if the screen to copy does not exist
 */
export async function startingDocument(
  { copy, from }: CopySource,
  signal?: AbortSignal,
): Promise<StartingDocument> {
  const takenIds = (await fetchExistingScreens(signal)).map(({ screenId }) => screenId);
  if (copy !== null) {
    if (!outlines.some(({ id }) => id === copy)) throw new Error(builtIn.none);
    const { screen } = await loadScreen(copy);
    const titled = { ...screen, title: texts.title(screen.title) };
    const custom = toCustomScreen(titled, freeId(texts.id(screen.id), takenIds));
    return { text: writeDocument(custom.screen), dropped: custom.dropped, takenIds };
  }
  const original = from === null ? undefined : (await fetchOpened(from, signal)).text;
  const text = original === undefined ? writeDocument({ kind: "list" }) : copyDocument(original, takenIds);
  return { text, dropped: [], takenIds };
}

/** The text of another screen with a new name; a text that is not a document is copied unchanged. */
export function copyDocument(text: string, takenIds: readonly string[]): string {
  const { document } = parseJson(text);
  if (!isJsonObject(document)) return text;
  const id = freeId(texts.id(textOf(propertyOf(document, "id")) || "screen"), takenIds);
  const title = texts.title(titleOf(document) ?? id);
  return writeDocument(withId(withProperty(document, "title", title), id));
}

/** The title of a document, if it has one. */
export function titleOf(document: unknown): string | undefined {
  return textOf(propertyOf(document, "title")).trim() || undefined;
}
