import {
  type Filter,
  fieldOfFilter,
  formatValue,
  type ListEndpoint,
  labelOfFilter,
} from "@portico/endpoints";
import { type ConditionTexts, englishConditions } from "./condition-texts.ts";
import { join } from "./join.ts";

/** The values of fixed filters by name, as in a document. */
export type FixedFilterValues = Readonly<Record<string, string | readonly string[]>>;

/** Returns the label of a filter's value: "Florida" for "FL". */
export type LabelOfValue = (filter: string, value: string) => string;

/** A fixed filter as text; a range is one. */
export interface DescribedFilter {
  /** The filters that it consists of. */
  readonly names: readonly string[];
  /** "Carrier". */
  readonly label: string;
  /** "is Ambetter". */
  readonly condition: string;
}

/** Reads the fixed filters of a document that may be invalid; values that are not text are left out. */
export function readFixedFilters(declared: unknown): FixedFilterValues {
  if (typeof declared !== "object" || declared === null || Array.isArray(declared)) return {};
  const entries = Object.entries(declared).map(([name, value]) => [name, textsIn(value)] as const);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

function textsIn(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === "string").filter((one) => one !== "");
}

/** Describes fixed filters in the order of the document; both ends of a range are described as one. */
export function describeFixedFilters(
  values: FixedFilterValues,
  list: ListEndpoint,
  labelOfValue: LabelOfValue,
  texts: ConditionTexts = englishConditions,
): readonly DescribedFilter[] {
  const described: DescribedFilter[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (described.some(({ names }) => names.includes(name))) continue;
    const filter = filterOf(name, list);
    const shown = [value].flat().map((one) => textOf(filter, one, labelOfValue(name, one), texts));
    described.push(
      isBound(filter)
        ? describeRange(name, filter, values, list, texts)
        : { names: [name], label: labelOf(name, filter, list), condition: conditionOf(filter, shown, texts) },
    );
  }
  return described;
}

type Bound = Filter & { readonly kind: "date" | "number"; readonly compare: "from" | "to" };

function isBound(filter: Filter | undefined): filter is Bound {
  return (
    filter !== undefined && "compare" in filter && (filter.compare === "from" || filter.compare === "to")
  );
}

function describeRange(
  name: string,
  filter: Bound,
  values: FixedFilterValues,
  list: ListEndpoint,
  texts: ConditionTexts,
): DescribedFilter {
  const field = fieldOfFilter(name, filter);
  const other = Object.keys(values).find((one) => {
    const candidate = one === name ? undefined : filterOf(one, list);
    return (
      isBound(candidate) &&
      candidate.kind === filter.kind &&
      candidate.compare !== filter.compare &&
      fieldOfFilter(one, candidate) === field
    );
  });
  const names = other === undefined ? [name] : filter.compare === "from" ? [name, other] : [other, name];
  const limits = names.map((one) =>
    [values[one] ?? ""]
      .flat()
      .map((value) => textOf(filter, value, value, texts))
      .join(", "),
  );
  return {
    names,
    label: list.fields[field]?.label ?? labelOfFilter(name, filter, list.fields),
    condition: rangeText(filter, limits, texts),
  };
}

function rangeText(
  { kind, compare }: Bound,
  [first = "", last]: readonly string[],
  texts: ConditionTexts,
): string {
  if (last !== undefined) return texts.fromTo(first, last);
  if (kind === "date") return compare === "from" ? texts.onOrAfter(first) : texts.onOrBefore(first);
  return compare === "from" ? texts.atLeast(first) : texts.atMost(first);
}

function conditionOf(
  filter: Filter | undefined,
  [first = "", ...others]: readonly string[],
  texts: ConditionTexts,
): string {
  if (filter?.kind === "isEmpty") return first;
  const values = join([first, ...others], "or", texts.locale);
  return filter?.kind === "text" ? texts.contains(values) : texts.is(values);
}

function textOf(filter: Filter | undefined, value: string, label: string, texts: ConditionTexts): string {
  switch (filter?.kind) {
    case "text":
      return texts.quote(value);
    case "date":
    case "number":
    case "month":
      return formatValue(filter.kind, value, { locale: texts.locale }) || value;
    case "yesNo":
      return value === "true" ? texts.yes : texts.no;
    case "isEmpty":
      return value === "true" ? texts.isEmpty : texts.isNotEmpty;
    default:
      return label;
  }
}

function labelOf(name: string, filter: Filter | undefined, { fields }: ListEndpoint): string {
  if (!filter) return name;
  const field = filter.kind === "isEmpty" ? fields[fieldOfFilter(name, filter)]?.label : undefined;
  return field ?? labelOfFilter(name, filter, fields);
}

function filterOf(name: string, { filters }: ListEndpoint): Filter | undefined {
  return Object.hasOwn(filters, name) ? filters[name] : undefined;
}
