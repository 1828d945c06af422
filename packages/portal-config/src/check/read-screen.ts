import type * as z from "zod";
import { listScreenSchema } from "../language/list-screen-schema.ts";
import type { ListScreen } from "../list-screen.ts";
import { checkAccess } from "./access.ts";
import { checkActions } from "./actions.ts";
import { checkAdded } from "./added.ts";
import { checkAddress } from "./address.ts";
import { endpointOf } from "./calls.ts";
import type { Checked } from "./checked.ts";
import { checkListColumns } from "./columns.ts";
import { checkDetail } from "./detail.ts";
import { checkFilters } from "./filters.ts";
import { checkForms } from "./forms.ts";
import { addIssues } from "./language-problems.ts";
import { plainCopy } from "./plain-data.ts";
import { ProblemList, type ScreenProblem } from "./problem-list.ts";
import { checkRequirements } from "./requirements.ts";
import { checkRights } from "./rights.ts";
import { schemaAt, wantedBy } from "./schema-walk.ts";
import { checkEndpoints, checkFooter, checkHeader } from "./summary.ts";

/** A document read: the screen it is, or what is wrong with it. */
export type ReadScreen =
  | { readonly screen: ListScreen; readonly problems: readonly [] }
  | { readonly screen?: undefined; readonly problems: readonly ScreenProblem[] };

/** What a screen is held to beside the language and the contract. */
export interface CheckOptions {
  /** Whether an administrator adds it at run time, which a screen in a file need not be fit for. @default false */
  readonly isAdded?: boolean;
  /** The ids that other screens have, which this one cannot have as well. @default none */
  readonly takenIds?: readonly string[];
}

/** Each part of a screen, held against the contract. */
const parts: readonly ((checked: Checked) => void)[] = [
  checkEndpoints,
  checkAddress,
  checkAccess,
  checkFilters,
  checkListColumns,
  checkActions,
  checkForms,
  checkDetail,
  checkHeader,
  checkFooter,
  checkRights,
];

/**
 * Reads a document, whatever it is, as a screen: held against the language first, and where it is of the language
 * against the contract. `$schema` and `requires` at the top are for the file alone, and dropped.
 */
export function readScreen(
  document: unknown,
  { isAdded = false, takenIds = [] }: CheckOptions = {},
): ReadScreen {
  const problems = new ProblemList();
  const said = languageOf(document, problems);
  if (!said) return { problems: problems.found };
  const { requires, ...screen } = said;
  const endpoint = endpointOf(screen.endpoints.list);
  const list = endpoint?.kind === "list" ? endpoint : undefined;
  const ofList = `of \`${screen.endpoints.list}\``;
  if (requires) checkRequirements(requires, problems);
  if (takenIds.includes(screen.id))
    problems.add("id", `\`${screen.id}\` is already the id of another screen.`, screen.id);
  const checks = isAdded ? [checkAdded, ...parts] : parts;
  for (const check of checks) check({ screen, list, ofList, problems });
  return problems.found.length > 0 ? { problems: problems.found } : { screen, problems: [] };
}

/**
 * Holds a document against the language and the contract. It never throws.
 * @returns what is wrong; an empty list where it can be shown
 */
export function checkScreen(document: unknown, options?: CheckOptions): readonly ScreenProblem[] {
  return readScreen(document, options).problems;
}

/** A document as the language has it, held against nothing else; undefined where it is not of the language. */
export function languageOf(
  document: unknown,
  problems = new ProblemList(),
): z.infer<typeof listScreenSchema> | undefined {
  const copy = withoutSchema(plainCopy(document, wantedAt, problems));
  if (problems.found.length > 0) return undefined;
  const { data, error } = listScreenSchema.safeParse(copy);
  if (error) addIssues(error.issues, listScreenSchema, copy, problems);
  return data;
}

function wantedAt(copy: unknown, steps: readonly PropertyKey[]): readonly string[] {
  return wantedBy(schemaAt(listScreenSchema, copy, steps));
}

function withoutSchema(document: unknown): unknown {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
  const { $schema: _, ...screen }: { $schema?: unknown } = document;
  return screen;
}
