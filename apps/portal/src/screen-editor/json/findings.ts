import type { ScreenProblem } from "@portico/portal-config/check";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { JsonSyntaxError } from "../draft/draft.ts";
import { withoutPath } from "../draft/problem-path.ts";
import { rangesIn, type TextRange } from "./text-ranges.ts";

const texts = screenEditorMessages.json;
const faults = screenEditorMessages.workflow.problems.byName;

/** A change that fixes a finding. */
export interface Fix extends TextRange {
  readonly insert: string;
  /** What the press is called. */
  readonly label: string;
}

/** Something wrong with a text, at its place. */
export interface Finding extends TextRange {
  readonly message: string;
  readonly fix?: Fix;
}

/** A text to find problems in: a draft, or an imported file. */
export interface CheckedText {
  readonly text: string;
  readonly syntaxError?: JsonSyntaxError | undefined;
  readonly problems: readonly ScreenProblem[];
}

/** Longer texts are not screens; their problems are reported at the start. */
const longestSearched = 500_000;

/** The problems of a text with their positions, in order of position. */
export function findingsIn({ text, syntaxError, problems }: CheckedText): readonly Finding[] {
  if (syntaxError) {
    const from = Math.min(syntaxError.offset, text.length);
    const fix = missingSign(text, from, syntaxError.message);
    const to = Math.min(from + 1, text.length);
    return [{ from, to, message: syntaxError.message, ...(fix && { fix }) }];
  }
  if (problems.length === 0) return [];
  if (text.length > longestSearched)
    return problems.map((problem) => ({ from: 0, to: 0, message: withoutPath(problem) }));
  const rangeOf = rangesIn(text);
  const findings = problems.map((problem): Finding => {
    const { found, nearest, path } = problem;
    const range = rangeOf(path);
    const isName = range.name !== undefined && range.value !== found && isNamed(text, range.name, found);
    const wrong = isName && range.name ? range.name : { from: range.from, to: range.to };
    const canFix = nearest !== undefined && (isName || (found !== undefined && range.value === found));
    return {
      ...shortened(wrong, text),
      message: withoutPath(problem),
      ...(canFix && { fix: { ...wrong, insert: JSON.stringify(nearest), label: texts.use(nearest) } }),
    };
  });
  return findings.toSorted((a, b) => a.from - b.from);
}

/** The comma or colon that is missing before a place, put after what is before it. */
function missingSign(text: string, offset: number, message: string): Fix | undefined {
  const sign = message === faults.CommaExpected ? "," : message === faults.ColonExpected ? ":" : undefined;
  const at = text.slice(0, offset).trimEnd().length;
  const label = sign === "," ? texts.addComma : texts.addColon;
  return sign && at > 0 ? { from: at, to: at, insert: sign, label } : undefined;
}

function isNamed(text: string, { from, to }: TextRange, name: string | undefined): boolean {
  return name !== undefined && text.slice(from, to) === JSON.stringify(name);
}

/** What runs over several lines is marked on its first. */
function shortened({ from, to }: TextRange, text: string): TextRange {
  const end = text.indexOf("\n", from);
  return { from, to: end >= from && end < to ? end : to };
}
