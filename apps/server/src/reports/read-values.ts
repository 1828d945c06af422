import { reportLookups } from "@portico/contract/features/reports";
import {
  type ReportParam,
  type ReportQuery,
  type ReportValues,
  reportValuesSchema,
} from "@portico/contract/features/reports.schemas";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import { parsePart, validationFailure } from "../http/validation.ts";
import { optionName } from "../lists/option-name.ts";
import { type Language, type Report, textIn } from "./report.ts";

/** The parameters of a report as the dialog gets them. */
export function paramsOf({ parameters }: Report, language: Language, today: string): ReportParam[] {
  return Object.entries(parameters).map(
    ([name, { label, type, values, isRequired, initial, notBefore }]) => ({
      name,
      label: textIn(language, label),
      type,
      format: type === "date" ? "YYYY-MM-DD" : null,
      values:
        typeof values === "object"
          ? values.map((option) => ({ id: option.id, name: textIn(language, option.name) }))
          : (values ?? null),
      isRequired: isRequired === true,
      initial: initial?.(today) ?? "",
      notBefore: notBefore ?? null,
    }),
  );
}

/** A value of a parameter, and how it is shown. */
export interface ReadValues {
  readonly values: ReportValues;
  /** The name of the chosen option, or the value, by parameter. */
  readonly shown: ReportValues;
}

/**
 * Checks the values of a report's parameters.
 * @throws Failure 422 with the problems by parameter
 */
export async function readValues(
  database: Database,
  caller: Caller,
  params: readonly ReportParam[],
  given: ReportQuery["params"],
): Promise<ReadValues> {
  const values = parsePart(reportValuesSchema(params), given ?? {}, "query");
  const shown: Record<string, string> = {};
  for (const { name, label, type, values: options } of params) {
    const value = values[name];
    if (value === undefined) continue;
    const found =
      typeof options === "string"
        ? await findOption(database, caller, options, value)
        : (options?.find((option) => option.id === value)?.name ?? value);
    if (found === undefined) throw validationFailure("query", { [name]: [`Choose an option for ${label}`] });
    shown[name] = type === "date" ? found.replaceAll("-", "/") : found;
  }
  return { values, shown };
}

/** The name of an option of one of the contract's lookups. Undefined if the caller can't choose it. */
async function findOption(
  database: Database,
  caller: Caller,
  path: string,
  value: string,
): Promise<string | undefined> {
  const found = reportLookups[path];
  if (!found) throw new Error(`"${path}" is not an endpoint that a report's parameter can use.`);
  return optionName(database, caller, { ...found, value });
}
