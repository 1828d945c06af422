import { plainHeader, type StatementColumn, type StatementLayout, statementColumns } from "@portico/contract";
import { statementLayoutDraft } from "@portico/contract/schemas";
import { readCents } from "../read/cents.ts";
import { readMonth } from "../read/commission-month.ts";
import { chargebackTypes } from "../shipped-formats.ts";
import { matchHeader } from "./match-header.ts";
import { columnsOf, findHeaderRow, type Sample, type SampleColumn } from "./open-sample.ts";

/** The part of a column's values that must fit: totals and headings can be among them. */
const minFit = 0.5;

/** Suggests a layout for a sample by its headers and values. Leaves out columns that it doesn't recognize. */
export function suggestLayout(sample: Sample): StatementLayout {
  const header = findHeaderRow(sample);
  const found = matchColumns(header ? columnsOf(sample, header) : []);
  const valuesOf = (column: StatementColumn) => found.get(column)?.values ?? [];
  const amounts = valuesOf("amount");
  const decimalMark = decimalMarkOf(amounts);
  return statementLayoutDraft.parse({
    columns: Object.fromEntries(
      statementColumns.flatMap((column) => {
        const match = found.get(column);
        return match ? [[column, [match.header]]] : [];
      }),
    ),
    delimiter: sample.delimiter,
    dateOrder: valuesOf("month").some((text) => Number(dayOrMonth.exec(text)?.[1]) > 12)
      ? "dayFirst"
      : "monthFirst",
    decimalMark,
    isInverted: isMostlyNegative(amounts, decimalMark),
    chargebackTypes: valuesOf("transactionType").some(isChargeback) ? chargebackTypes : [],
  });
}

/** The best column of the sample for each column of a layout. */
function matchColumns(columns: readonly SampleColumn[]): ReadonlyMap<StatementColumn, SampleColumn> {
  const found = new Map<StatementColumn, { column: SampleColumn; score: number }>();
  const hasYear = columns.some(({ header }) => matchHeader(plainHeader(header))?.column === "year");
  for (const column of columns) {
    const match = matchHeader(plainHeader(column.header));
    const isRepeated =
      columns.filter(({ header }) => plainHeader(header) === plainHeader(column.header)).length > 1;
    if (!match || isRepeated || !fits(match.column, column, hasYear)) continue;
    if (match.score > (found.get(match.column)?.score ?? 0)) {
      found.set(match.column, { column, score: match.score });
    }
  }
  return new Map([...found].map(([name, { column }]) => [name, column]));
}

/** Whether the values of a column are of the right kind. Columns without values fit. */
function fits(column: StatementColumn, { values }: SampleColumn, hasYear: boolean): boolean {
  const isRight = (text: string) => {
    switch (column) {
      case "policyNumber":
        return /\d/.test(text);
      case "insuredName":
      case "firstName":
      case "lastName":
        return /\p{L}/u.test(text);
      case "month":
        return isMonth(text, hasYear ? "2026" : "");
      case "year":
        return /^(?:\d{2}|\d{4})$/.test(text);
      case "members":
        return /^[-(]?\d{1,3}(?:\.0+)?\)?$/.test(text);
      case "amount":
        return isAmount(text);
      case "transactionType":
        return /\p{L}/u.test(text);
    }
  };
  return values.filter(isRight).length >= values.length * minFit;
}

const dayOrMonth = /^(\d{1,2})[-/.]\d{1,2}[-/.]\d{2,4}/;

function isMonth(text: string, year: string): boolean {
  return (["monthFirst", "dayFirst"] as const).some(
    (dateOrder) =>
      "value" in readMonth(text, { dateOrder }, year) || "value" in readMonth(text, { dateOrder }),
  );
}

function isAmount(text: string): boolean {
  return (["point", "comma"] as const).some((decimalMark) => "value" in readCents(text, { decimalMark }));
}

function decimalMarkOf(amounts: readonly string[]): StatementLayout["decimalMark"] {
  const endsWith = (mark: RegExp) => amounts.some((text) => mark.test(text));
  return endsWith(/,\d{1,2}\D*$/) && !endsWith(/\.\d{1,2}\D*$/) ? "comma" : "point";
}

function isMostlyNegative(amounts: readonly string[], decimalMark: StatementLayout["decimalMark"]): boolean {
  const cents = amounts.flatMap((text) => {
    const read = readCents(text, { decimalMark });
    return "value" in read ? [read.value] : [];
  });
  return cents.filter((value) => value < 0n).length > cents.length / 2;
}

function isChargeback(type: string): boolean {
  return chargebackTypes.some((word) => plainHeader(type).includes(plainHeader(word)));
}
