import type { Rights } from "@portico/contract";
import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import { readScreen, type ScreenProblem } from "@portico/portal-config/check";
import { freeId, toCustomScreen } from "@portico/portal-config/starting";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { parseJson, writeDocument } from "../draft/draft.ts";
import { isJsonObject, type JsonObject, propertyOf } from "../form/document/document.ts";
import { withId } from "../form/document/screen-id.ts";
import { type Requirements, readRequirements } from "./requirements.ts";
import { isScreenId } from "./screen-file.ts";

const texts = screenEditorMessages.importExport.refused;

/** A screen read from a file, converted to a custom screen. */
export interface ImportedScreen {
  /** The text for the editor. */
  readonly text: string;
  readonly title: string | undefined;
  /** Its id here. Undefined if the file has no valid id. */
  readonly id: string | undefined;
  /** Its id in the file, if that differs. */
  readonly idInFile?: string | undefined;
  /** The parts that were removed, because a custom screen can't have them. */
  readonly dropped: readonly ScreenProblem[];
  /** The remaining problems. */
  readonly problems: readonly ScreenProblem[];
  /** What it depends on. Undefined if unknown. */
  readonly requirements: Requirements | undefined;
}

/** The result of reading a file: the screen, or why it was rejected. */
export interface ImportResult {
  readonly imported?: ImportedScreen;
  readonly refusal?: string;
}

/** The context of an import. */
export interface ImportContext {
  /** The id of the screen that it becomes a version of. */
  readonly targetId?: string | undefined;
  /** The ids of existing screens. */
  readonly takenIds: readonly string[];
  /** The current user's rights. */
  readonly rights: Rights | undefined;
}

/** Reads the text of a file as a custom screen. Never throws. */
export function readScreenFile(text: string, context: ImportContext): ImportResult {
  try {
    return readFile(text, context);
  } catch {
    // Nested too deeply to serialize.
    return { refusal: texts.noScreen };
  }
}

function readFile(text: string, { targetId, takenIds, rights }: ImportContext): ImportResult {
  // JSON does not allow a byte order mark.
  const { document, syntaxError } = parseJson(text.replace(/^\uFEFF/, ""));
  if (syntaxError) {
    const line = text.slice(0, syntaxError.offset).split("\n").length;
    return { refusal: texts.noJson(line, syntaxError.message) };
  }
  if (!isJsonObject(document) || propertyOf(document, "kind") !== "list") return { refusal: texts.noScreen };
  const { $schema: _schema, requires, ...plain } = document;
  const idInFile = isScreenId(plain.id) ? plain.id : undefined;
  const id = targetId ?? (idInFile && freeId(idInFile, takenIds));
  const { screen, dropped } = convertImport(plain, id);
  const converted = writeDocument(screen);
  if (converted.length > maxScreenDocument) return { refusal: texts.tooLong(maxScreenDocument) };
  const read = readScreen(screen, { isCustomScreen: true });
  const imported = {
    text: converted,
    title: typeof plain.title === "string" ? plain.title : undefined,
    id,
    ...(idInFile !== undefined && idInFile !== id && { idInFile }),
    dropped,
    problems: read.problems,
    requirements: readRequirements(requires, read.screen, rights),
  };
  return { imported };
}

/** Converts to a custom screen. If the screen is invalid, replaces only its id and paths. */
function convertImport(
  plain: JsonObject,
  id: string | undefined,
): { screen: unknown; dropped: readonly ScreenProblem[] } {
  const keepsId = id === undefined || plain.id === id;
  if (keepsId && readScreen(plain, { isCustomScreen: true }).screen) return { screen: plain, dropped: [] };
  const { screen } = readScreen(plain);
  if (screen) return toCustomScreen(screen, id);
  return { screen: id === undefined ? plain : withId(plain, id), dropped: [] };
}
