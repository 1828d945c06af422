import {
  type Filter,
  type FilterValue,
  fieldOfFilter,
  formatValue,
  type ListEndpoint,
  labelOfFilter,
  searchLabel,
  searchParameter,
} from "@portico/contract";
import { formatNumber } from "@portico/format";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import { optionName } from "../option-name.ts";

/** The maximum number of values of one filter that are named. */
const maxNamed = 10;

/** The filters in use as people know them: `Status: New, Assigned`. */
export async function filterTexts(
  database: Database,
  { filters, fields }: Pick<ListEndpoint, "filters" | "fields">,
  given: { readonly filters: Readonly<Record<string, FilterValue>>; readonly caller: Caller },
): Promise<string[]> {
  const texts: string[] = [];
  for (const [name, value] of Object.entries(given.filters)) {
    const filter = filters[name];
    if (name === searchParameter) texts.push(`${searchLabel}: ${[value].flat().join(" ")}`);
    if (!filter) continue;
    const values = [value].flat();
    const named: string[] = [];
    for (const each of values.slice(0, maxNamed)) named.push(await textOf(each, filter, name));
    if (values.length > maxNamed) named.push(`${formatNumber(values.length - maxNamed)} more`);
    texts.push(`${labelOfFilter(name, filter, fields)}: ${named.join(", ")}`);
  }
  return texts;

  async function textOf(value: string, filter: Filter, name: string): Promise<string> {
    const { labels, format = "text" } = fields[fieldOfFilter(name, filter)] ?? {};
    switch (filter.kind) {
      case "text":
        return value;
      case "choice":
        return labels?.[value] ?? value;
      case "select":
      case "asyncSelect": {
        const option = { lookup: filter.options, params: filter.optionParams, value };
        // Values that are no ids are what people see themselves.
        return (await optionName(database, given.caller, option)) ?? value;
      }
      case "date":
        return formatValue("date", value, {});
      case "number":
        return formatValue(format, Number(value), {});
      case "month":
        return formatValue("month", Number(value), {});
      case "year":
        return value;
      case "yesNo":
      case "isEmpty":
        return formatValue("yesNo", value === "true", {});
    }
  }
}
