import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import { checkScreen, type ScreenProblem } from "@portico/portal-config/check";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { outlines } from "../../../../screens/generated/outlines.ts";
import type { CheckedText, Finding, JsonSyntaxError } from "./findings.ts";

const texts = screenEditorMessages.workflow.problems;
/** What is expected, by the parser's error names. */
const syntaxErrorTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts.byName));

/** A path of the document that should get the focus. Each request is a new object. */
export interface FocusRequest {
  /** As problems name it: `columns[3].field`; `screen` for the whole document. */
  readonly path: string;
}

/** A text parsed as a screen. */
export interface ParsedScreen extends CheckedText {
  /** The parsed text; undefined if it is not JSON. */
  readonly document: unknown;
}

/** The document being edited. The text is the source of truth; everything else is derived from it. */
export interface Draft extends ParsedScreen {
  readonly text: string;
  /** The problems with their positions in the text. */
  readonly findings: readonly Finding[];
  /** IDs that are taken by other screens. */
  readonly takenIds: readonly string[];
  /** Whether there are unsaved changes. */
  readonly isChanged: boolean;
  readonly setText: (text: string) => void;
  /** Writes a document as text, indented by two spaces. The caller preserves unknown keywords. */
  readonly setDocument: (document: unknown) => void;
  /** The latest focus request: the current view scrolls to it and focuses it. */
  readonly focusRequest?: FocusRequest | undefined;
  /** Requests focus on a path; undefined withdraws the request. */
  readonly focusPath: (path: string | undefined) => void;
}

/** The ids of the built-in screens, which custom screens cannot have. */
export const builtInIds: readonly string[] = outlines.map(({ id }) => id);

/**
 * Parses and checks a text as a custom screen. Never throws.
 * @param takenIds the ids that it cannot have
 */
export function parseScreen(text: string, takenIds: readonly string[] = builtInIds): ParsedScreen {
  const { document, syntaxError } = parseJson(text);
  if (syntaxError) return { document, syntaxError, problems: [] };
  const problems = checkScreen(document, { isCustomScreen: true, takenIds });
  return { document, problems: text.length > maxScreenDocument ? [tooLong, ...problems] : problems };
}

/** A document as its saved text. */
export function writeDocument(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

const tooLong: ScreenProblem = { path: "screen", message: `screen: ${texts.tooLong(maxScreenDocument)}` };

/** Parses a text as JSON; its document is undefined if it is not JSON. Never throws. */
export function parseJson(text: string): Pick<ParsedScreen, "document" | "syntaxError"> {
  try {
    return { document: JSON.parse(text) };
  } catch {
    return { document: undefined, syntaxError: syntaxErrorOf(text) };
  }
}

/** Uses the other parser, because it reports the position. */
function syntaxErrorOf(text: string): JsonSyntaxError {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { allowTrailingComma: false, disallowComments: true });
  } catch {
    // The parser is recursive: deeply nested text overflows the stack.
  }
  const [first] = errors;
  if (!first) return { offset: 0, message: texts.invalid };
  return {
    offset: first.offset,
    message: syntaxErrorTexts.get(printParseErrorCode(first.error)) ?? texts.invalid,
  };
}
