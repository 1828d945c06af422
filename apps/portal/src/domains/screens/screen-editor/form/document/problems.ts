import type { ScreenProblem } from "@portico/portal-config/check";
import { withoutPath } from "../../draft/problem-path.ts";

/** Whether a problem is at a path of the document, or below it. */
export function isAt(problemPath: string, parentPath: string): boolean {
  return problemPath.startsWith(parentPath) && /^($|[.[])/.test(problemPath.slice(parentPath.length));
}

/** The problems at some paths and below them, except those at `except`. */
export function problemsAt(
  problems: readonly ScreenProblem[],
  parentPaths: readonly string[],
  except: readonly string[] = [],
): readonly ScreenProblem[] {
  const isIn = (paths: readonly string[]) => (problem: ScreenProblem) =>
    paths.some((path) => isAt(problem.path, path));
  return problems.filter(isIn(parentPaths)).filter((problem) => !isIn(except)(problem));
}

/** A problem's message without the path, and without the values that the form offers anyway. */
export function sentenceOf(problem: ScreenProblem): string {
  const sentence = withoutPath(problem);
  const end = problem.allowed ? sentence.indexOf(" Allowed: ") : -1;
  return end > 0 ? sentence.slice(0, end) : sentence;
}

/** The problems at a path and below it, as a message under its field. */
export function errorAt(problems: readonly ScreenProblem[], path: string): string | undefined {
  return problemsAt(problems, [path]).map(sentenceOf).join(" ") || undefined;
}
