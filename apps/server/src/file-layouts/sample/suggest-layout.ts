import { type FileLayout, layoutColumns, plainHeader, type UploadKindName } from "@portico/contract";
import { layoutSchemas } from "@portico/contract/schemas";
import { readCents } from "../../statement-files/read/cents.ts";
import { chargebackTypes } from "../../statement-files/shipped-formats.ts";
import { dateColumns, fitsColumn } from "./fits-column.ts";
import { headerMatcher, type MatchHeader } from "./match-header.ts";
import { columnsOf, findHeaderRow, type Sample, type SampleColumn } from "./open-sample.ts";

/** The part of a column's values that must fit: totals and headings can be among them. */
const minFit = 0.5;

/** Suggests a layout for a sample by its headers and values. Leaves out columns that it doesn't recognize. */
export function suggestLayout(kind: UploadKindName, sample: Sample): FileLayout {
  const match = headerMatcher(kind);
  const header = findHeaderRow(sample, match);
  const columns = header ? columnsOf(sample, header) : [];
  const found = matchColumns(columns, match);
  const valuesOf = (...names: readonly string[]) => names.flatMap((name) => found.get(name)?.values ?? []);
  const decimalMark = decimalMarkOf(valuesOf("amount", "premium", "memberResponsibility"));
  const used = new Set([...found.values()].map((column) => plainHeader(column.header)));
  const others = columns.map((column) => column.header).filter((name) => isOther(name, used));
  return layoutSchemas[kind].draft.parse({
    columns: Object.fromEntries(
      layoutColumns(kind).flatMap((column) => {
        const matched = found.get(column);
        return matched ? [[column, [matched.header]]] : [];
      }),
    ),
    ...(kind !== "statements" && { otherHeaders: others.slice(0, maxOthers) }),
    // The layouts of statements are chosen. Others are found by their headers, whatever separates them.
    ...(kind === "statements" && sample.delimiter && { delimiter: sample.delimiter }),
    dateOrder: valuesOf(...dateColumns).some((text) => Number(dayOrMonth.exec(text)?.[1]) > 12)
      ? "dayFirst"
      : "monthFirst",
    decimalMark,
    ...(kind === "statements" && signRules(valuesOf("amount"), valuesOf("transactionType"), decimalMark)),
  });
}

const maxOthers = 200;
const maxHeaderLength = 100;

function isOther(header: string, used: ReadonlySet<string>): boolean {
  const plain = plainHeader(header);
  return plain !== "" && header.length <= maxHeaderLength && !used.has(plain);
}

/** The best column of the sample for each column of a layout. One with values is better than an empty one. */
function matchColumns(
  columns: readonly SampleColumn[],
  match: MatchHeader,
): ReadonlyMap<string, SampleColumn> {
  const found = new Map<string, { column: SampleColumn; score: number }>();
  const hasYear = columns.some(({ header }) => match(header)?.column === "year");
  for (const column of columns) {
    const matched = match(column.header);
    const isRepeated =
      columns.filter(({ header }) => plainHeader(header) === plainHeader(column.header)).length > 1;
    if (!matched || isRepeated || !fits(matched.column, column, hasYear)) continue;
    const score = matched.score + (column.values.length > 0 ? 0.5 : 0);
    if (score > (found.get(matched.column)?.score ?? 0)) found.set(matched.column, { column, score });
  }
  return new Map([...found].map(([name, { column }]) => [name, column]));
}

/** Whether the values of a column are of the right kind. Columns without values fit. */
function fits(column: string, { values }: SampleColumn, hasYear: boolean): boolean {
  return values.filter((text) => fitsColumn(column, text, hasYear)).length >= values.length * minFit;
}

const dayOrMonth = /^(\d{1,2})[-/.]\d{1,2}[-/.]\d{2,4}/;

function decimalMarkOf(amounts: readonly string[]): FileLayout["decimalMark"] {
  const endsWith = (mark: RegExp) => amounts.some((text) => mark.test(text));
  return endsWith(/,\d{1,2}\D*$/) && !endsWith(/\.\d{1,2}\D*$/) ? "comma" : "point";
}

/** Which amounts of a statement are charged back. */
function signRules(
  amounts: readonly string[],
  types: readonly string[],
  decimalMark: FileLayout["decimalMark"],
) {
  const isChargeback = (type: string) =>
    chargebackTypes.some((word) => plainHeader(type).includes(plainHeader(word)));
  return {
    isInverted: isMostlyNegative(amounts, decimalMark),
    chargebackTypes: types.some(isChargeback) ? chargebackTypes : [],
  };
}

function isMostlyNegative(amounts: readonly string[], decimalMark: FileLayout["decimalMark"]): boolean {
  const cents = amounts.flatMap((text) => {
    const read = readCents(text, { decimalMark });
    return "value" in read ? [read.value] : [];
  });
  return cents.filter((value) => value < 0n).length > cents.length / 2;
}
