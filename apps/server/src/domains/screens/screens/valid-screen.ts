import { allows, endpoints, type Rights } from "@portico/contract";
import { maxScreenDocument } from "@portico/contract/features/screens/screens.schemas";
import { type ListScreen, withoutFileKeywords } from "@portico/portal-config";
import { callsOf, readScreen, type ScreenProblem } from "@portico/portal-config/check";
import { Failure } from "../../../errors/failure.ts";
import { tryParseJson } from "../../../json/try-parse-json.ts";

/** A document without errors, and the text that is stored. */
export interface ValidScreen {
  readonly screen: ListScreen;
  readonly document: unknown;
  /** Normalized JSON, in which duplicate keys appear once. */
  readonly text: string;
}

/**
 * Checks a document against the current screen language, and its calls against the caller's rights: someone who can't
 * read the rows can't propose or approve the screen.
 * @throws Failure 422 with problems by path, 403 if it makes a call that the caller may not make
 */
export function requireValidScreen(text: string, screenId: string, rights: Rights): ValidScreen {
  const document = withoutFileKeywords(tryParseJson(text));
  if (document === undefined)
    throw invalidScreenFailure([{ path: "screen", message: "screen: isn't valid JSON." }]);
  const { screen, problems } = readScreen(document, { isCustomScreen: true });
  if (!screen) throw invalidScreenFailure(problems);
  if (screen.id !== screenId) {
    const message = `id: must stay \`${screenId}\`. Links and saved preferences depend on it.`;
    throw invalidScreenFailure([{ path: "id", message }]);
  }
  requireAllowedCalls(screen, rights);
  const formatted = JSON.stringify(document, null, 2);
  const storedText = formatted.length <= maxScreenDocument ? formatted : JSON.stringify(document);
  return { screen, document, text: storedText };
}

function invalidScreenFailure(problems: readonly ScreenProblem[]): Failure {
  const errors = Object.fromEntries(
    [...Map.groupBy(problems, ({ path }) => path)].map(([path, found]) => [
      path,
      found.map(({ message }) => message),
    ]),
  );
  const [first] = problems;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : "";
  return new Failure(422, `This screen has errors. ${first?.message ?? ""}${more}`, errors);
}

function requireAllowedCalls(screen: ListScreen, rights: Rights): void {
  const known: Readonly<Record<string, { readonly access: string }>> = endpoints;
  for (const { path, id } of callsOf(screen)) {
    const access = known[id]?.access;
    if (access === undefined || allows(access, rights)) continue;
    throw new Failure(
      403,
      `${path}: the screen calls \`${id}\`, which requires "${access}". You don't have that, so you can't submit, approve or publish this screen.`,
      { [path]: [`\`${id}\` requires "${access}", which you don't have.`] },
    );
  }
}
