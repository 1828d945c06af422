import type * as z from "zod";
import { languageOf, type ScreenLanguage } from "../language/language-of.ts";
import type { ListScreen } from "../list-screen.ts";
import { checkAccess } from "./access.ts";
import { checkActions } from "./actions.ts";
import { checkAddress } from "./address.ts";
import type { Checked, CheckedRegistry } from "./checked.ts";
import { CheckedContract } from "./checked-contract.ts";
import { checkListColumns } from "./columns.ts";
import { checkCustomScreen } from "./custom-screen.ts";
import { checkDetail } from "./detail.ts";
import { checkFilters } from "./filters.ts";
import { checkForms } from "./forms.ts";
import { addIssues } from "./language-problems.ts";
import { checkNames } from "./names.ts";
import { plainCopy } from "./plain-data.ts";
import { ProblemList, type ScreenProblem } from "./problem-list.ts";
import { checkRequirements } from "./requirements.ts";
import { checkRights } from "./rights.ts";
import { allowedBy, schemaAt } from "./schema-walk.ts";
import { checkServices } from "./services.ts";
import { checkEndpoints, checkFooter, checkHeader } from "./summary.ts";

/** The result of reading a document: a screen, or its problems. */
export type ReadScreen =
  | { readonly screen: ListScreen; readonly problems: readonly [] }
  | { readonly screen?: undefined; readonly problems: readonly ScreenProblem[] };

/** Additional checks. */
export interface CheckOptions {
  /** Whether to check the rules for custom screens. @default false */
  readonly isCustomScreen?: boolean;
  /**
   * Whether it is published already. Claims with a value, which nobody can have, then remain: they never let anyone see
   * anything.
   * @default false
   */
  readonly isPublished?: boolean;
  /** Ids of other screens, which this one cannot use. @default none */
  readonly takenIds?: readonly string[];
}

/** The checks against the contract: that all names exist, and the rules of each part, in the order of reports. */
const parts: readonly ((checked: Checked) => void)[] = [
  namesIn("endpoints"),
  checkEndpoints,
  checkServices,
  checkAddress,
  checkAccess,
  namesIn("filters"),
  namesIn("permanentFilters"),
  checkFilters,
  ...["columns", "variants", "rowId", "rowName", "sort"].map(namesIn),
  checkListColumns,
  checkActions,
  namesIn("forms"),
  checkForms,
  namesIn("detail"),
  checkDetail,
  checkHeader,
  checkNames,
  checkFooter,
  checkRights,
];

function namesIn(part: string) {
  return (checked: Checked) => checkNames(checked, part);
}

/**
 * Reads any value as a screen: checks it against the language, then against the contract. Drops the top-level
 * keywords `$schema` and `requires`, which are only for files.
 */
export function readScreen(
  document: unknown,
  registry: CheckedRegistry,
  { isCustomScreen = false, isPublished = false, takenIds = [] }: CheckOptions = {},
): ReadScreen {
  const problems = new ProblemList();
  const parsed = parseScreen(document, registry, problems);
  if (!parsed) return { problems: problems.found };
  const { requires, ...screen } = parsed;
  const contract = new CheckedContract(registry.contract);
  const endpoint = contract.find(screen.endpoints.list);
  const list = endpoint?.kind === "list" ? endpoint : undefined;
  if (requires) checkRequirements(requires, { registry, contract, problems });
  if (takenIds.includes(screen.id))
    problems.add("id", `\`${screen.id}\` is already the id of another screen.`, screen.id);
  const checks = isCustomScreen ? [checkCustomScreen, ...parts] : parts;
  for (const check of checks) check({ screen, list, isPublished, registry, contract, problems });
  return problems.found.length > 0 ? { problems: problems.found } : { screen, problems: [] };
}

/**
 * Checks a document against the language and the contract. It never throws.
 * @returns the problems; an empty list if the screen is valid
 */
export function checkScreen(
  document: unknown,
  registry: CheckedRegistry,
  options?: CheckOptions,
): readonly ScreenProblem[] {
  return readScreen(document, registry, options).problems;
}

/** Parses a document by the language, without other checks; undefined if it does not match. */
export function parseScreen(
  document: unknown,
  registry: CheckedRegistry,
  problems = new ProblemList(),
): z.infer<ScreenLanguage> | undefined {
  const language = languageOf(registry);
  const wantedAt = (copy: unknown, steps: readonly PropertyKey[]) =>
    allowedBy(schemaAt(language, copy, steps));
  const copy = withoutSchema(plainCopy(document, wantedAt, problems));
  if (problems.found.length > 0) return undefined;
  const { data, error } = language.safeParse(copy);
  if (error) addIssues(error.issues, language, copy, problems);
  return data;
}

function withoutSchema(document: unknown): unknown {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
  const { $schema: _, ...screen }: { $schema?: unknown } = document;
  return screen;
}
