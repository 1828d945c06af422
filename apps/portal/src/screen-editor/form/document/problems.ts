import type { ScreenProblem } from "@portico/portal-config/check";

/** Whether a problem is at a path of the document, or below it. */
export function isAt(problemPath: string, parentPath: string): boolean {
  if (!problemPath.startsWith(parentPath)) return false;
  const rest = problemPath.slice(parentPath.length);
  return rest === "" || rest.startsWith(".") || rest.startsWith("[");
}

/** The problems at some paths and below them, except those at `except`. */
export function problemsAt(
  problems: readonly ScreenProblem[],
  parentPaths: readonly string[],
  except: readonly string[] = [],
): readonly ScreenProblem[] {
  return problems.filter(
    ({ path }) =>
      parentPaths.some((parentPath) => isAt(path, parentPath)) &&
      !except.some((parentPath) => isAt(path, parentPath)),
  );
}

/** A problem's message without the path, and without the values that the form offers anyway. */
export function sentenceOf({ path, message, allowed }: ScreenProblem): string {
  const text = message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;
  const end = allowed ? text.indexOf(" Allowed: ") : -1;
  const sentence = end > 0 ? text.slice(0, end) : text;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The problem at exactly this path, as a message under its field. */
export function errorAt(problems: readonly ScreenProblem[], parentPath: string): string | undefined {
  const sentences = problems.filter(({ path }) => path === parentPath).map(sentenceOf);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
