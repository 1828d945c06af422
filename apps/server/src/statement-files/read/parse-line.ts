import { type StatementColumn, type StatementLayout, statementColumnLabels } from "@portico/contract";
import { readIdentifier } from "../../file-values/identifier.ts";
import { splitName } from "../../file-values/name.ts";
import type { Read } from "../../file-values/read.ts";
import { cellOf } from "../../table-files/data-rows.ts";
import type { FileColumns } from "../../table-files/find-columns.ts";
import { surplusFaults } from "../../table-files/row-reader.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { readCents } from "./cents.ts";
import { type CommissionMonth, readMonth } from "./commission-month.ts";
import type { StatementLine } from "./statement-line.ts";

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

/** Parses a row. Errors name the column's header. */
export function parseLine(
  row: TableRow,
  context: LineContext,
): StatementLine | { readonly faults: readonly string[] } {
  const { columns, layout } = context;
  const surplus = surplusFaults(row, columns);
  if (surplus.length > 0) return { faults: surplus };
  const cell = cellsOf(row, columns);
  const faults: string[] = [];
  const read = <Value>(column: StatementColumn, result: Read<Value>): Value | undefined => {
    if ("value" in result) return result.value;
    faults.push(`${columns.found.get(column)?.header ?? statementColumnLabels[column]} ${result.fault}`);
    return undefined;
  };
  const policyNumber = read("policyNumber", readPolicyNumber(cell("policyNumber")));
  const insuredName = read("insuredName", readName(cell));
  const month = read("month", readLineMonth(cell, context));
  const members = read("members", readMembers(cell("members")));
  const cents = read("amount", readAmount(cell, layout));
  if (
    policyNumber === undefined ||
    insuredName === undefined ||
    month === undefined ||
    members === undefined ||
    cents === undefined
  ) {
    return { faults };
  }
  return { line: row.line, policyNumber, insuredName, ...month, members, cents };
}

function readPolicyNumber(text: string): Read<string> {
  const result = readIdentifier(text);
  if ("fault" in result) return result;
  return result.value === "" ? { fault: "is empty." } : limited(result.value, maxLength.policyNumber);
}

function readName(cell: Cell): Read<string> {
  const { firstName, lastName } = splitName(cell("insuredName"));
  const name = [firstName || cell("firstName"), lastName || cell("lastName")].join(" ").trim();
  return limited(name, maxLength.insuredName);
}

function limited(text: string, length: number): Read<string> {
  if (text.includes("\0")) return { fault: "contains a NUL character." };
  return text.length > length ? { fault: `is longer than ${length} characters.` } : { value: text };
}

function readLineMonth(
  cell: Cell,
  { layout, statementMonth, allowsAnyMonth }: LineContext,
): Read<CommissionMonth> {
  const text = cell("month");
  if (text === "") return { value: statementMonth };
  const result = readMonth(text, layout, cell("year"));
  if ("fault" in result || allowsAnyMonth) return result;
  const after = monthNumber(result.value) - monthNumber(statementMonth);
  if (after > monthsAfter)
    return { fault: `is more than ${monthsAfter} months after the statement's month.` };
  if (after < -monthsBefore) return { fault: "is more than 10 years before the statement's month." };
  return result;
}

function monthNumber({ year, month }: CommissionMonth): number {
  return year * 12 + month;
}

function readMembers(text: string): Read<number | null> {
  if (text === "") return { value: null };
  const digits = /^[-(]?(\d{1,3})(?:\.0+)?\)?$/.exec(text)?.[1];
  return digits ? { value: Number(digits) } : { fault: "isn't a whole number." };
}

/** The amount of a line or total, with the sign rules of the layout. */
export function readAmount(cell: Cell, layout: StatementLayout): Read<bigint> {
  const text = cell("amount");
  if (text === "") return { fault: "is empty." };
  const result = readCents(text, layout);
  if ("fault" in result) return result;
  const cents = layout.isInverted ? -result.value : result.value;
  return { value: isChargeback(cell("transactionType"), layout) && cents > 0n ? -cents : cents };
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
