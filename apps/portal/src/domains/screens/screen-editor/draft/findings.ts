import type { ScreenProblem } from "@portico/portal-config/check";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { pathSteps, withoutPath } from "./problem-path.ts";

const texts = screenEditorMessages.json;
const syntaxTexts = screenEditorMessages.workflow.problems.byName;

/** A range of a text, in characters from its start. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A change that fixes a finding. */
export interface Fix extends TextRange {
  readonly insert: string;
  readonly label: string;
}

/** A problem of a text, with its position. */
export interface Finding extends TextRange {
  /** As problems name it: `columns[3].field`; `screen` for the whole document. */
  readonly path: string;
  readonly message: string;
  readonly fix?: Fix | undefined;
}

/** Why a text is not valid JSON. */
export interface JsonSyntaxError {
  /** Characters from the text's start. */
  readonly offset: number;
  readonly message: string;
}

/** The result of checking a text. */
export interface CheckedText {
  readonly syntaxError?: JsonSyntaxError | undefined;
  /** The problems of the screen; a text that is not JSON has only its syntax error. */
  readonly problems: readonly ScreenProblem[];
}

/** The problems of a text with their positions, in order of position. */
export function findingsIn(text: string, { syntaxError, problems }: CheckedText): readonly Finding[] {
  if (syntaxError) {
    const { message } = syntaxError;
    const from = Math.min(syntaxError.offset, text.length);
    const to = Math.min(from + 1, text.length);
    return [{ path: "screen", from, to, message, fix: missingSign(text, from, message) }];
  }
  if (problems.length === 0) return [];
  const root = treeOf(text);
  return problems.map((problem) => findingOf(problem, text, root)).toSorted((a, b) => a.from - b.from);
}

/** The range of a path in a text. A missing keyword is at the start of its object. */
export function rangeOf(path: string, text: string): TextRange {
  return rangeIn(treeOf(text), path);
}

/** A text after a fix. */
export function withFix(text: string, { from, to, insert }: Fix): string {
  return text.slice(0, from) + insert + text.slice(to);
}

function findingOf(problem: ScreenProblem, text: string, root: Node | undefined): Finding {
  const { path, found, nearest } = problem;
  const node = nodeAt(root, path);
  const name = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
  // The problem is in the name or in its value.
  const isName = found !== undefined && name?.value === found && node?.value !== found;
  const wrong = isName ? name : node?.value === found ? node : undefined;
  const range = wrong ? rangeOfNode(wrong) : rangeIn(root, path);
  const end = text.indexOf("\n", range.from);
  const fix =
    wrong && found !== undefined && nearest !== undefined
      ? { ...range, insert: JSON.stringify(nearest), label: texts.use(nearest) }
      : undefined;
  // Only the first of several lines is marked.
  const to = end >= range.from && end < range.to ? end : range.to;
  return { path, from: range.from, to, message: withoutPath(problem), fix };
}

/** Adds the comma or colon that is missing at an offset, after the text before it. */
function missingSign(text: string, offset: number, message: string): Fix | undefined {
  const at = text.slice(0, offset).trimEnd().length;
  if (at === 0) return undefined;
  if (message === syntaxTexts.CommaExpected) return { from: at, to: at, insert: ",", label: texts.addComma };
  if (message === syntaxTexts.ColonExpected) return { from: at, to: at, insert: ":", label: texts.addColon };
  return undefined;
}

/** The node at a path; undefined for the whole document, and for a missing keyword. */
function nodeAt(root: Node | undefined, path: string): Node | undefined {
  const steps = [...pathSteps(path)];
  return root && steps.length > 0 ? findNodeAtLocation(root, steps) : undefined;
}

function rangeIn(root: Node | undefined, path: string): TextRange {
  const node = nodeAt(root, path);
  if (node) return rangeOfNode(node);
  // A missing keyword is at the start of the closest object above it.
  const steps = [...pathSteps(path)];
  let parent: Node | undefined;
  while (root && !parent) parent = steps.pop() === undefined ? root : findNodeAtLocation(root, steps);
  return parent ? { from: parent.offset, to: parent.offset + 1 } : { from: 0, to: 0 };
}

/** Undefined if the text is empty or nested too deeply. */
function treeOf(text: string): Node | undefined {
  try {
    return parseTree(text, [], { allowTrailingComma: true });
  } catch {
    return undefined;
  }
}

function rangeOfNode({ offset, length }: Node): TextRange {
  return { from: offset, to: offset + length };
}
