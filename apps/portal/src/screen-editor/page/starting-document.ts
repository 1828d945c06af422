import type { ScreenProblem } from "@portico/portal-config/check";
import { asAdded, freeId } from "@portico/portal-config/starting";
import { loadScreen } from "../../api/load-screen.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { outlines } from "../../screens/generated/outlines.ts";
import { fetchScreensHere } from "../carry/screens-here.ts";
import { parseText, writeDocument } from "../draft.ts";
import { isWords, textOf, withWord, wordOf } from "../form/document.ts";
import { withId } from "../form/rows/screen-id.ts";
import { fetchOpened } from "../life/opened-screen.ts";
import { titleOf } from "./title-of.ts";

const texts = screenEditorMessages.life.copied;

/** What a new screen begins with. */
export interface StartingDocument {
  readonly text: string;
  /** What had to go, where it is a copy. */
  readonly dropped: readonly ScreenProblem[];
  /** The ids that other screens have. */
  readonly takenIds: readonly string[];
}

/** What a new screen is a copy of: a built-in screen by its name, an added one by its id, or nothing. */
export interface CopySource {
  readonly copy: string | null;
  readonly from: string | null;
}

/**
 * What a new screen begins with: a copy, or next to nothing.
 * @throws where what is to be copied is not there
 */
export async function startingDocument(
  { copy, from }: CopySource,
  signal?: AbortSignal,
): Promise<StartingDocument> {
  if (copy !== null) {
    if (!outlines.some(({ id }) => id === copy)) throw new Error(screenEditorMessages.life.builtIn.none);
    const [{ screen }, takenIds] = await Promise.all([loadScreen(copy), fetchTakenIds(signal)]);
    const titled = { ...screen, title: texts.title(screen.title) };
    const added = asAdded(titled, freeId(texts.id(screen.id), takenIds));
    return { text: writeDocument(added.screen), dropped: added.dropped, takenIds };
  }
  if (from !== null) {
    const [{ text }, takenIds] = await Promise.all([fetchOpened(from, signal), fetchTakenIds(signal)]);
    return { text: copiedText(text, takenIds), dropped: [], takenIds };
  }
  return { text: writeDocument({ kind: "list" }), dropped: [], takenIds: await fetchTakenIds(signal) };
}

async function fetchTakenIds(signal?: AbortSignal): Promise<readonly string[]> {
  return (await fetchScreensHere(signal)).map(({ screenId }) => screenId);
}

/** The text of another screen under another name; one that is no document is copied as it is. */
export function copiedText(text: string, takenIds: readonly string[]): string {
  const { document } = parseText(text);
  if (!isWords(document)) return text;
  const id = freeId(texts.id(textOf(wordOf(document, "id")) || "screen"), takenIds);
  const title = texts.title(titleOf(document) ?? id);
  return writeDocument(withId(withWord(document, "title", title), id));
}
