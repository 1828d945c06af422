import type { ScreenProblem } from "@portico/portal-config/check";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { SyntaxFault } from "../draft.ts";
import { withoutPath } from "../page/problem-place.ts";
import { type Place, placesIn } from "./places.ts";

const texts = screenEditorMessages.json;
const faults = screenEditorMessages.life.faults.byName;

/** A change that mends a finding. */
export interface Fix extends Place {
  readonly insert: string;
  /** What the press is called. */
  readonly label: string;
}

/** Something wrong with a text, at its place. */
export interface Finding extends Place {
  readonly message: string;
  readonly fix?: Fix;
}

/** What findings are made of: a draft, or any text that was read. */
export interface Judged {
  readonly text: string;
  readonly syntaxFault?: SyntaxFault | undefined;
  readonly problems: readonly ScreenProblem[];
}

/** Texts beyond this are no screens; what is wrong with them is said at their beginning. */
const longestSearched = 500_000;

/** What is wrong with a text, each at its place, in the order of the places. */
export function findingsIn({ text, syntaxFault, problems }: Judged): readonly Finding[] {
  if (syntaxFault) {
    const from = Math.min(syntaxFault.offset, text.length);
    const fix = missingSign(text, from, syntaxFault.message);
    const to = Math.min(from + 1, text.length);
    return [{ from, to, message: syntaxFault.message, ...(fix && { fix }) }];
  }
  if (problems.length === 0) return [];
  if (text.length > longestSearched)
    return problems.map((problem) => ({ from: 0, to: 0, message: withoutPath(problem) }));
  const placeOf = placesIn(text);
  const findings = problems.map((problem): Finding => {
    const { found, nearest, path } = problem;
    const place = placeOf(path);
    const isName = place.name !== undefined && place.value !== found && isCalled(text, place.name, found);
    const wrong = isName && place.name ? place.name : { from: place.from, to: place.to };
    const canMend = nearest !== undefined && (isName || (found !== undefined && place.value === found));
    return {
      ...shortened(wrong, text),
      message: withoutPath(problem),
      ...(canMend && { fix: { ...wrong, insert: JSON.stringify(nearest), label: texts.use(nearest) } }),
    };
  });
  return findings.toSorted((a, b) => a.from - b.from);
}

/** The comma or colon that is missing before a place, put after what stands before it. */
function missingSign(text: string, offset: number, message: string): Fix | undefined {
  const sign = message === faults.CommaExpected ? "," : message === faults.ColonExpected ? ":" : undefined;
  const at = text.slice(0, offset).trimEnd().length;
  const label = sign === "," ? texts.addComma : texts.addColon;
  return sign && at > 0 ? { from: at, to: at, insert: sign, label } : undefined;
}

function isCalled(text: string, { from, to }: Place, name: string | undefined): boolean {
  return name !== undefined && text.slice(from, to) === JSON.stringify(name);
}

/** What runs over several lines is marked on its first. */
function shortened({ from, to }: Place, text: string): Place {
  const end = text.indexOf("\n", from);
  return { from, to: end >= from && end < to ? end : to };
}
