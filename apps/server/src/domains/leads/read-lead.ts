import { leadLengths } from "@portico/contract/features/leads/leads.schemas";
import type { LeadColumn } from "../../file-layouts/lead-headers.ts";
import { readPhone } from "../../file-values/contact.ts";
import { readDate } from "../../file-values/date.ts";
import { readName, type SplitName } from "../../file-values/name.ts";
import type { Read } from "../../file-values/read.ts";
import type { FindState } from "../../file-values/state.ts";
import { readZip } from "../../file-values/zip-code.ts";
import type { ValueWarning } from "../../row-results/row-result.ts";
import type { FileColumns } from "../../table-files/find-columns.ts";
import { type RowReader, rowReader } from "../../table-files/row-reader.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import { type CallBackContext, type LeadCallBack, readCallBack } from "./read-call-back.ts";

/** A lead as parsed from a line. */
export interface LeadLine extends LeadCallBack {
  readonly line: number;
  /** What was guessed, left out or changed. */
  readonly warnings: readonly ValueWarning[];
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly phone: string;
  readonly dob: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly plan: string | null;
}

/** What parsing a line depends on. */
export interface LeadContext extends CallBackContext {
  readonly columns: FileColumns<LeadColumn>;
  readonly findState: FindState;
}

/** The maximum length of a part of a name, as in the form. */
const namePartLength = 50;

/** Parses a row. Errors name the column's header, but never include values. */
export function readLead(
  row: TableRow,
  { columns, findState, ...context }: LeadContext,
): LeadLine | { readonly problems: readonly string[] } {
  const reader = rowReader(row, columns);
  const { problems, warnings, headerOf, read } = reader;
  const { today, values } = context;
  if (problems.length > 0) return { problems };
  const text = (column: LeadColumn, maxLength: number) => oneLine(reader, column, maxLength);
  const { firstName, lastName } = namesOf(reader, text);
  const dob = read("dob", (value) => readDate(value, { ...values, latestYear: Number(today.slice(0, 4)) }));
  if (dob !== null && dob > today) problems.push(`${headerOf("dob")} is in the future.`);
  const lead = {
    line: row.line,
    warnings,
    firstName,
    middleName: text("middleName", namePartLength) || null,
    lastName,
    phone: read("phone", readLeadPhone) ?? "",
    dob,
    address: text("address", leadLengths.address) || null,
    city: text("city", leadLengths.city) || null,
    state: read("state", findState),
    zipCode: read("zipCode", readZip),
    plan: text("plan", leadLengths.plan) || null,
    ...readCallBack(reader, context),
  };
  if (`${firstName}${lastName}` === "" && problems.length === 0) problems.push("The name is empty.");
  return problems.length > 0 ? { problems } : lead;
}

/** A text with single spaces instead of line breaks. */
function oneLine({ text, headerOf, problems }: RowReader<LeadColumn>, column: LeadColumn, maxLength: number) {
  const value = text(column, maxLength).replace(/\s+/g, " ");
  if (/\p{Cc}/u.test(value)) problems.push(`${headerOf(column)} contains control characters.`);
  return value;
}

/** The first and last name: those of their columns, or else the parts of the whole name. */
function namesOf(
  { warn }: RowReader<LeadColumn>,
  text: (column: LeadColumn, maxLength: number) => string,
): SplitName {
  const full = readName(text("name", 2 * namePartLength));
  const split = "value" in full ? full.value : { firstName: "", lastName: "" };
  const own = { firstName: text("firstName", namePartLength), lastName: text("lastName", namePartLength) };
  const isSplit = own.firstName === "" || own.lastName === "";
  if (isSplit && "warning" in full && full.warning !== undefined) warn("name", full.warning, split);
  return { firstName: own.firstName || split.firstName, lastName: own.lastName || split.lastName };
}

/** Reads the phone number that a lead must have. */
function readLeadPhone(text: string): Read<string> {
  const result = readPhone(text);
  if ("problem" in result) return result;
  return result.value === null ? { problem: "is empty." } : { ...result, value: result.value };
}
