import type { Rights } from "@portico/contract";
import { maxScreenDocument } from "@portico/contract/features/screens.schemas";
import { type ReadScreen, readScreen, type ScreenProblem } from "@portico/portal-config/check";
import { freeId, toCustomScreen } from "@portico/portal-config/starting";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { parseJson, writeDocument } from "../draft/draft.ts";
import { isJsonObject, type JsonObject, propertyOf } from "../form/document/document.ts";
import { withId } from "../form/document/screen-id.ts";
import { type Requirements, readRequirements } from "./requirements.ts";
import { isScreenId } from "./screen-file.ts";

const texts = screenEditorMessages.importExport.refused;

/** A screen read from a file, converted to a custom screen. */
export interface ImportedScreen {
  /** What would stand in the editor. */
  readonly text: string;
  readonly title: string | undefined;
  /** The id it would have here; undefined where the file says none that can be one. */
  readonly id: string | undefined;
  /** The id it has in the file, where that is another one. */
  readonly idInFile?: string | undefined;
  /** What had to go, so that it can be added. */
  readonly dropped: readonly ScreenProblem[];
  /** What is still wrong with it. */
  readonly problems: readonly ScreenProblem[];
  /** What it depends on; undefined where that cannot be told. */
  readonly requirements: Requirements | undefined;
}

/** The result of reading a file: the screen, or why it was rejected. */
export type ImportResult =
  | { readonly imported: ImportedScreen; readonly refusal?: undefined }
  | { readonly imported?: undefined; readonly refusal: string };

/** Where a file is read: which id its screen gets, and by whom. */
export interface ImportContext {
  /** The id of the screen that it becomes a version of. */
  readonly targetId?: string | undefined;
  /** The ids of screens that are here. */
  readonly takenIds: readonly string[];
  /** Of who reads it. */
  readonly rights: Rights | undefined;
}

/** Reads the text of a file as a custom screen. Never throws. */
export function readScreenFile(text: string, context: ImportContext): ImportResult {
  try {
    return readFile(text, context);
  } catch {
    // What lies too deep to be written again.
    return { refusal: texts.noScreen };
  }
}

function readFile(text: string, { targetId: fixed, takenIds: taken, rights }: ImportContext): ImportResult {
  // A mark that some programs put before a text; JSON knows none.
  const { document, syntaxError: syntaxFault } = parseJson(text.replace(/^\uFEFF/, ""));
  if (syntaxFault) {
    const line = text.slice(0, syntaxFault.offset).split("\n").length;
    return { refusal: texts.noJson(line, syntaxFault.message) };
  }
  if (!isJsonObject(document) || propertyOf(document, "kind") !== "list") return { refusal: texts.noScreen };
  const { $schema: _schema, requires, ...plain } = document;
  const idInFile = isScreenId(plain.id) ? plain.id : undefined;
  const id = fixed ?? (idInFile === undefined ? undefined : freeId(idInFile, taken));
  const { screen, dropped } = convertImport(plain, id);
  const exported = writeDocument(screen);
  if (exported.length > maxScreenDocument) return { refusal: texts.tooLong(maxScreenDocument) };
  const read = readScreen(screen, { isCustomScreen: true });
  return {
    imported: {
      text: exported,
      title: typeof plain.title === "string" ? plain.title : undefined,
      id,
      ...(idInFile !== undefined && idInFile !== id && { idInFile }),
      dropped,
      problems: read.problems,
      requirements: readRequirements(requires, read.screen, rights),
    },
  };
}

/** The screen as one that can be added: by the language where it can be shown, else by its addresses alone. */
function convertImport(
  plain: JsonObject,
  id: string | undefined,
): { screen: unknown; dropped: readonly ScreenProblem[] } {
  const here: ReadScreen | undefined =
    id === undefined || plain.id === id ? readScreen(plain, { isCustomScreen: true }) : undefined;
  if (here?.screen) return { screen: plain, dropped: [] };
  const { screen } = readScreen(plain);
  if (screen) return toCustomScreen(screen, id);
  return { screen: id === undefined ? plain : withId(plain, id), dropped: [] };
}
