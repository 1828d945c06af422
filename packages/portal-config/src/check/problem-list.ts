import { nearestOf } from "./nearest.ts";

/** One thing wrong with a screen. */
export interface ScreenProblem {
  /** Where, as `columns[3].field`; `screen` for the whole document. */
  readonly path: string;
  /** The whole sentence, path included. */
  readonly message: string;
  /** What stands there, cut where it is long; undefined where nothing does. */
  readonly found?: string;
  /** What would be right, where that is a list. */
  readonly allowed?: readonly string[];
  /** The allowed name most like what was found. */
  readonly nearest?: string;
}

/** More than that are not told: who mends these finds the others. */
const mostProblems = 100;
const longestFound = 80;

/** Collects what is wrong with a screen, in words that say how to mend it. */
export class ProblemList {
  readonly found: ScreenProblem[] = [];

  /** Says that something at `path` is wrong; what would be right stands in the text. */
  add(path: string, text: string, found?: string, allowed?: readonly string[]) {
    this.put({
      path,
      message: `${path}: ${text}`,
      ...(found === undefined ? {} : { found: cut(found) }),
      ...(allowed === undefined ? {} : { allowed }),
    });
  }

  /** Says that `name` at `path` is not one of `allowed`, and which comes nearest: the one most like it, unless said. */
  unknown(
    path: string,
    name: string,
    expected: string,
    allowed: readonly string[],
    nearest = nearestOf(cut(name), allowed),
  ) {
    const found = cut(name);
    const hint = nearest === undefined ? "." : `; did you mean \`${nearest}\`?`;
    const rest = allowed.length > 0 ? `Allowed: ${allowed.join(", ")}.` : "There is none.";
    this.put({
      path,
      message: `${path}: \`${found}\` is not ${expected}${hint} ${rest}`,
      found,
      allowed,
      ...(nearest === undefined ? {} : { nearest }),
    });
  }

  /** Says which names stand twice, each with its path; the later one is wrong. `taken` are names from elsewhere. */
  noRepeats(named: readonly (readonly [path: string, name: string])[], taken: readonly string[] = []) {
    const before = new Set(taken);
    for (const [path, name] of named) {
      if (before.has(name)) this.add(path, `\`${cut(name)}\` stands twice.`, name);
      before.add(name);
    }
  }

  private put(problem: ScreenProblem) {
    if (this.found.length < mostProblems) this.found.push(problem);
  }
}

function cut(text: string): string {
  return text.length > longestFound ? `${text.slice(0, longestFound)}…` : text;
}
