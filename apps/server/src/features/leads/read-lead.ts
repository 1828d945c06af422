import { leadLengths } from "@portico/contract/features/leads.schemas";
import { isPhone } from "@portico/format";
import { toStoredPhone } from "../../db/stored-phone.ts";
import type { Read } from "../../file-values/read.ts";
import type { FindState } from "../../file-values/state-lookup.ts";
import { readDate, readZip, splitName } from "../../file-values/values.ts";
import type { FileColumns } from "../../table-files/find-columns.ts";
import { type RowReader, rowReader } from "../../table-files/row-reader.ts";
import type { TableRow } from "../../table-files/table-row.ts";
import type { LeadColumn } from "./lead-headers.ts";

/** A lead as parsed from a line. */
export interface LeadLine {
  readonly line: number;
  /** What was guessed, left out or changed. */
  readonly warnings: readonly string[];
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
export interface LeadContext {
  readonly columns: FileColumns<LeadColumn>;
  readonly findState: FindState;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The maximum length of a part of a name, as in the form. */
const namePartLength = 50;

/** Parses a row. Errors name the column's header, but never include values. */
export function readLead(
  row: TableRow,
  { columns, findState, today }: LeadContext,
): LeadLine | { readonly faults: readonly string[] } {
  const reader = rowReader(row, columns);
  const { faults, warnings, headerOf, read } = reader;
  if (faults.length > 0) return { faults };
  const text = (column: LeadColumn, maxLength: number) => oneLine(reader, column, maxLength);
  const full = splitName(text("name", 2 * namePartLength));
  const firstName = text("firstName", namePartLength) || full.firstName;
  const lastName = text("lastName", namePartLength) || full.lastName;
  const dob = read("dob", (value) => readDate(value, Number(today.slice(0, 4))));
  if (dob !== null && dob > today) faults.push(`${headerOf("dob")} is in the future.`);
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
  };
  if (`${firstName}${lastName}` === "" && faults.length === 0) faults.push("The name is empty.");
  return faults.length > 0 ? { faults } : lead;
}

/** A text with single spaces instead of line breaks. */
function oneLine({ text, headerOf, faults }: RowReader<LeadColumn>, column: LeadColumn, maxLength: number) {
  const value = text(column, maxLength).replace(/\s+/g, " ");
  if (/\p{Cc}/u.test(value)) faults.push(`${headerOf(column)} contains control characters.`);
  return value;
}

/** Parses a phone number. Ignores the `.0` that spreadsheets add. */
function readLeadPhone(text: string): Read<string> {
  if (text === "") return { fault: "is empty." };
  const number = text.replace(/\.0$/, "");
  return isPhone(number) ? { value: toStoredPhone(number) } : { fault: "isn't a 10-digit US phone number." };
}
