import type { StatementColumn, StatementLayout } from "@portico/contract";
import { readIdentifier } from "../../file-values/identifier.ts";
import { splitName } from "../../file-values/name.ts";
import type { Read } from "../../file-values/read.ts";
import { cellOf } from "../../table-files/data-rows.ts";
import type { FileColumns } from "../../table-files/find-columns.ts";
import { rowReader } from "../../table-files/row-reader.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { readCents } from "./cents.ts";
import { type CommissionMonth, readMonth } from "./commission-month.ts";
import type { ReadOutcome } from "./statement-line.ts";

/** What parsing a line depends on. */
export interface LineContext {
  readonly columns: FileColumns<StatementColumn>;
  readonly layout: StatementLayout;
  /** The month of the statement, for lines without a month. */
  readonly statementMonth: CommissionMonth;
  /** Whether a line's month can be long before or after the statement's. @default false */
  readonly allowsAnyMonth?: boolean | undefined;
}

/** Returns the text of a column. */
export type Cell = (column: StatementColumn) => string;

/** Creates a function that reads the cells of a row. */
export function cellsOf(row: Pick<TableRow, "cells">, columns: FileColumns<StatementColumn>): Cell {
  return (column) => cellOf(row, columns, column);
}

const maxLength = { policyNumber: 100, insuredName: 200 } as const;
/** How many months a line's month can be after and before the statement's. */
const [monthsAfter, monthsBefore] = [12, 120];

/** Parses a row. Errors and warnings name the column's header. */
export function parseLine(
  row: TableRow,
  { columns, ...context }: LineContext,
): Pick<ReadOutcome, "line" | "warnings"> | { readonly problems: readonly string[] } {
  const { problems, warnings, text, read } = rowReader(row, columns);
  if (problems.length > 0) return { problems };
  const policyNumber = read("policyNumber", readPolicyNumber);
  const nameColumn = columns.found.has("insuredName") ? "insuredName" : "lastName";
  const insuredName = read(nameColumn, () => readName(text));
  const month = read("month", (value) => readLineMonth(value, text("year"), context));
  const members = read("members", readMembers);
  const cents = read("amount", (value) => readAmount(value, text("transactionType"), context.layout));
  if (
    problems.length > 0 ||
    policyNumber === null ||
    insuredName === null ||
    month === null ||
    cents === null
  )
    return { problems };
  return { line: { line: row.line, policyNumber, insuredName, ...month, members, cents }, warnings };
}

function readPolicyNumber(text: string): Read<string> {
  const result = readIdentifier(text);
  if ("problem" in result) return result;
  if (result.value === "") return { problem: "is empty." };
  return result.value.length > maxLength.policyNumber ? tooLong(maxLength.policyNumber) : result;
}

function readName(text: (column: StatementColumn) => string): Read<string> {
  const { firstName, lastName } = splitName(text("insuredName"));
  const value = [firstName || text("firstName"), lastName || text("lastName")].join(" ").trim();
  return value.length > maxLength.insuredName ? tooLong(maxLength.insuredName) : { value };
}

function tooLong(length: number): Read<never> {
  return { problem: `is longer than ${length} characters.` };
}

function readLineMonth(
  text: string,
  year: string,
  { layout, statementMonth, allowsAnyMonth }: Omit<LineContext, "columns">,
): Read<CommissionMonth> {
  if (text === "") return { value: statementMonth };
  const result = readMonth(text, layout, year);
  if ("problem" in result || allowsAnyMonth) return result;
  const after = monthNumber(result.value) - monthNumber(statementMonth);
  if (after > monthsAfter)
    return { problem: `is more than ${monthsAfter} months after the statement's month.` };
  if (after < -monthsBefore) return { problem: "is more than 10 years before the statement's month." };
  return result;
}

function monthNumber({ year, month }: CommissionMonth): number {
  return year * 12 + month;
}

function readMembers(text: string): Read<number | null> {
  if (text === "") return { value: null };
  const digits = /^[-(]?(\d{1,3})(?:\.0+)?\)?$/.exec(text)?.[1];
  return digits ? { value: Number(digits) } : { problem: "isn't a whole number." };
}

/** The amount of a line or total, with the sign rules of the layout. */
export function readAmount(text: string, transactionType: string, layout: StatementLayout): Read<bigint> {
  if (text === "") return { problem: "is empty." };
  const result = readCents(text, layout);
  if ("problem" in result) return result;
  const value = layout.isInverted ? -result.value : result.value;
  return isChargeback(transactionType, layout) && value > 0n
    ? { value: -value, warning: "was made negative, because the line is a chargeback." }
    : { value };
}

/** Short codes such as "CB" must be a whole word of the type; longer ones can be a part of it. */
function isChargeback(type: string, { chargebackTypes }: Pick<StatementLayout, "chargebackTypes">): boolean {
  if (type === "") return false;
  const words = type.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const whole = words.join("");
  return chargebackTypes.some((name) => {
    const wanted = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    return wanted.length > 3 ? whole.includes(wanted) : words.includes(wanted);
  });
}
