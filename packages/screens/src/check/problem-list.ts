import { nearestOf } from "./nearest.ts";

/** One thing wrong with a screen. */
export interface ScreenProblem {
  /** The path, such as `columns[3].field`; `screen` for the whole document. */
  readonly path: string;
  /** The whole sentence, path included. */
  readonly message: string;
  /** The value there, truncated; undefined if it doesn't exist. */
  readonly found?: string;
  /** The allowed values, if they are a list. */
  readonly allowed?: readonly string[];
  /** The allowed name most similar to the value. */
  readonly nearest?: string;
}

/** The maximum number of problems reported at once. */
const maxProblems = 100;
const maxFoundLength = 80;

/** Collects the problems of a screen. */
export class ProblemList {
  readonly found: ScreenProblem[] = [];

  /** Adds a problem at `path`. */
  add(path: string, text: string, found?: string, allowed?: readonly string[]) {
    this.put({
      path,
      message: `${path}: ${text}`,
      ...(found === undefined ? {} : { found: cut(found) }),
      ...(allowed === undefined ? {} : { allowed }),
    });
  }

  /** Adds that `name` at `path` is not one of `allowed`, and suggests the most similar one. */
  unknown(
    path: string,
    name: string,
    expected: string,
    allowed: readonly string[],
    nearest = nearestOf(cut(name), allowed),
  ) {
    const found = cut(name);
    const hint = nearest === undefined ? "." : `; did you mean \`${nearest}\`?`;
    const rest = allowed.length > 0 ? `Allowed: ${allowed.join(", ")}.` : "There are none.";
    this.put({
      path,
      message: `${path}: \`${found}\` is not ${expected}${hint} ${rest}`,
      found,
      allowed,
      ...(nearest === undefined ? {} : { nearest }),
    });
  }

  /** Adds a problem for each duplicate name. `taken` are names from elsewhere. */
  addDuplicates(named: readonly (readonly [path: string, name: string])[], taken: readonly string[] = []) {
    const before = new Set(taken);
    for (const [path, name] of named) {
      if (before.has(name)) this.add(path, `\`${cut(name)}\` is used twice.`, name);
      before.add(name);
    }
  }

  /** Whether a problem with `name` at `path` is reported already. */
  has(path: string, name: string): boolean {
    return this.found.some((problem) => problem.path === path && problem.found === cut(name));
  }

  private put(problem: ScreenProblem) {
    if (this.found.length < maxProblems) this.found.push(problem);
  }
}

function cut(text: string): string {
  return text.length > maxFoundLength ? `${text.slice(0, maxFoundLength)}…` : text;
}
