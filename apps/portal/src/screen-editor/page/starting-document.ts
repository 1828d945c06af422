import type { ScreenProblem } from "@portico/portal-config/check";
import { freeId, toCustomScreen } from "@portico/portal-config/starting";
import { loadScreen } from "../../api/load-screen.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { outlines } from "../../screens/generated/outlines.ts";
import { parseJson, writeDocument } from "../draft/draft.ts";
import { isJsonObject, propertyOf, textOf, withProperty } from "../form/document/document.ts";
import { withId } from "../form/document/screen-id.ts";
import { fetchExistingScreens } from "../import-export/existing-screens.ts";
import { fetchOpened } from "../workflow/opened-screen.ts";
import { titleOf } from "./title-of.ts";

const texts = screenEditorMessages.workflow.copied;

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
 * What a new screen starts with: a copy, or next to nothing.
 * @throws where what is to be copied is not there
 */
export async function startingDocument(
  { copy, from }: CopySource,
  signal?: AbortSignal,
): Promise<StartingDocument> {
  if (copy !== null) {
    if (!outlines.some(({ id }) => id === copy)) throw new Error(screenEditorMessages.workflow.builtIn.none);
    const [{ screen }, takenIds] = await Promise.all([loadScreen(copy), fetchTakenIds(signal)]);
    const titled = { ...screen, title: texts.title(screen.title) };
    const added = toCustomScreen(titled, freeId(texts.id(screen.id), takenIds));
    return { text: writeDocument(added.screen), dropped: added.dropped, takenIds };
  }
  if (from !== null) {
    const [{ text }, takenIds] = await Promise.all([fetchOpened(from, signal), fetchTakenIds(signal)]);
    return { text: copyDocument(text, takenIds), dropped: [], takenIds };
  }
  return { text: writeDocument({ kind: "list" }), dropped: [], takenIds: await fetchTakenIds(signal) };
}

async function fetchTakenIds(signal?: AbortSignal): Promise<readonly string[]> {
  return (await fetchExistingScreens(signal)).map(({ screenId }) => screenId);
}

/** The text of another screen with a new name; a text that is not a document is copied unchanged. */
export function copyDocument(text: string, takenIds: readonly string[]): string {
  const { document } = parseJson(text);
  if (!isJsonObject(document)) return text;
  const id = freeId(texts.id(textOf(propertyOf(document, "id")) || "screen"), takenIds);
  const title = texts.title(titleOf(document) ?? id);
  return writeDocument(withId(withProperty(document, "title", title), id));
}
