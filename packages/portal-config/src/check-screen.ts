import { checkAccess } from "./check/access.ts";
import { checkActions } from "./check/actions.ts";
import { checkAddress } from "./check/address.ts";
import { endpointOf } from "./check/calls.ts";
import type { Checked } from "./check/checked.ts";
import { checkListColumns } from "./check/columns.ts";
import { checkUsesNoCustomParts } from "./check/custom.ts";
import { checkDetail } from "./check/detail.ts";
import { checkFilters } from "./check/filters.ts";
import { checkForms } from "./check/forms.ts";
import { addIssues } from "./check/language-problems.ts";
import { plainCopy } from "./check/plain-data.ts";
import { ProblemList, type ScreenProblem } from "./check/problem-list.ts";
import { checkRights } from "./check/rights.ts";
import { schemaAt, wantedBy } from "./check/schema-walk.ts";
import { checkEndpoints, checkFooter, checkHeader } from "./check/summary.ts";
import { listScreenSchema } from "./language/list-screen-schema.ts";
import type { ListScreen } from "./list-screen.ts";

export type { ScreenProblem } from "./check/problem-list.ts";
export { implies } from "./check/rights.ts";
export { callsOf, type ScreenCall } from "./check/screen-calls.ts";

/** A document read: the screen it is, or what is wrong with it. */
export type ReadScreen =
  | { readonly screen: ListScreen; readonly problems: readonly [] }
  | { readonly screen?: undefined; readonly problems: readonly ScreenProblem[] };

/** What a screen is held to beside the language and the contract. */
export interface CheckOptions {
  /** Whether it may name parts of the portal's own code; one that is added at run time may not. @default true */
  readonly mayUseCustomParts?: boolean;
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
 * against the contract. A `$schema` at the top, which tells editors the language, is dropped.
 */
export function readScreen(document: unknown, { mayUseCustomParts = true }: CheckOptions = {}): ReadScreen {
  const problems = new ProblemList();
  const copy = withoutSchema(plainCopy(document, wantedAt, problems));
  if (problems.found.length > 0) return { problems: problems.found };
  const parsed = listScreenSchema.safeParse(copy);
  if (!parsed.success) {
    addIssues(parsed.error.issues, listScreenSchema, copy, problems);
    return { problems: problems.found };
  }
  const screen = parsed.data;
  const endpoint = endpointOf(screen.endpoints.list);
  const list = endpoint?.kind === "list" ? endpoint : undefined;
  const ofList = `of \`${screen.endpoints.list}\``;
  const checks = mayUseCustomParts ? parts : [...parts, checkUsesNoCustomParts];
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

function wantedAt(copy: unknown, steps: readonly PropertyKey[]): readonly string[] {
  return wantedBy(schemaAt(listScreenSchema, copy, steps));
}

function withoutSchema(document: unknown): unknown {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
  const { $schema: _, ...screen }: { $schema?: unknown } = document;
  return screen;
}
