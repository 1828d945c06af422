import type { Column } from "../../../configuration/policy-headers.ts";
import type { ValueReading } from "../../../file-layouts/header-of-layout.ts";
import { type AmountReading, readAmount } from "../../../file-values/amount.ts";
import { optional, readEmail, readPhone } from "../../../file-values/contact.ts";
import { readDate } from "../../../file-values/date.ts";
import { readIdentifier } from "../../../file-values/identifier.ts";
import { readName } from "../../../file-values/name.ts";
import type { Read } from "../../../file-values/read.ts";
import { readZip } from "../../../file-values/zip-code.ts";
import type { ValueWarning } from "../../../row-results/row-result.ts";
import type { FileColumns } from "../../../table-files/find-columns.ts";
import { type RowReader, rowReader } from "../../../table-files/row-reader.ts";
import type { TableRow } from "../../../table-files/table-row.ts";
import { readMembers } from "./policy-values.ts";
import type { ReferenceLookups } from "./reference-lookups.ts";

/** A policy as parsed from a line. Null for values that the line does not have. */
export interface PolicyLine {
  readonly line: number;
  readonly policyNumber: string;
  readonly carrierId: string;
  readonly agentId: string | null;
  /** The NPN of the agent of record, as the carrier writes it. */
  readonly agentNpn: string | null;
  /** What was guessed, left out or changed. */
  readonly warnings: readonly ValueWarning[];
  /** The agent of record as named by the carrier. */
  readonly aor: string | null;
  readonly statusCode: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dob: string | null;
  readonly planName: string | null;
  readonly numberOfMembers: number | null;
  readonly effectiveDate: string | null;
  readonly terminationDate: string | null;
  readonly brokerEffectiveDate: string | null;
  readonly brokerTerminationDate: string | null;
  readonly paidThroughDate: string | null;
  readonly premium: string | null;
  readonly memberResponsibility: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly county: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The exchange's ID of the enrollment. */
  readonly exchangeId: string | null;
  /** The Marketplace's ID of the application. */
  readonly applicationId: string | null;
}

/** The columns with the insured's name. */
export const nameColumns: readonly Column[] = ["name", "firstName", "lastName"];

/** Two-digit years can be at most this many years ahead. */
const yearsAhead = 20;
/** A policy that takes effect more than this many years from now has a typo: 2062 for 2026. */
const effectiveYearsAhead = 2;

/** What parsing a line depends on: the columns and known names. */
export interface LineContext {
  readonly columns: FileColumns<Column>;
  /** How dates and amounts are written. */
  readonly values: ValueReading;
  readonly lookups: ReferenceLookups;
  /** The selected carrier, for files without a carrier column. */
  readonly carrierId: string | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Parses a line. Errors name the column's header, but never include values. */
export function readLine(
  row: TableRow,
  { columns, values: { order, decimalMark }, lookups, carrierId, today }: LineContext,
): PolicyLine | { readonly problems: readonly string[] } {
  const reader = rowReader(row, columns);
  const { problems, warnings, warn, headerOf, text, read } = reader;
  if (problems.length > 0) return { problems };
  const latest = Number(today.slice(0, 4)) + yearsAhead;
  const date = (column: Column) => read(column, (value) => readDate(value, { order, latestYear: latest }));
  const due = (column: Column) => read(column, (value) => readDue(value, { decimalMark }));
  const policyNumber = read("policyNumber", readIdentifier) ?? "";
  if (policyNumber === "" && problems.length === 0) problems.push(`${headerOf("policyNumber")} is empty.`);
  const [firstName, lastName] = [text("firstName"), text("lastName")];
  // The whole name decides nothing if both parts have columns.
  const split = text("name") === "" || (firstName && lastName) ? null : read("name", readName);
  const planId = text("planId");
  const carrier = read("carrier", (name) => lookups.carrier(name, carrierId));
  if (!carrier && problems.length === 0) problems.push(noCarrier(columns));
  const agentName = text("agentName");
  const agentNpn = read("agentNpn", readIdentifier) ?? "";
  const agent = lookups.agents.find({ npn: agentNpn, name: agentName });
  for (const value of agent.ambiguous) warn(agentColumns[value], "matches more than one agent.", undefined);
  if (agent.agentId === null) warnOfUnknownAgent(reader, agent.ambiguous.length > 0);
  const dob = read("dob", (value) => readDate(value, { order, latestYear: Number(today.slice(0, 4)) }));
  if (dob !== null && dob > today) problems.push(`${headerOf("dob")} is in the future.`);
  const effectiveDate = date("effectiveDate");
  if (Number(effectiveDate?.slice(0, 4)) > Number(today.slice(0, 4)) + effectiveYearsAhead) {
    problems.push(`${headerOf("effectiveDate")} is more than ${effectiveYearsAhead} years from now.`);
  }
  const terminationDate = date("terminationDate");
  if (effectiveDate !== null && terminationDate !== null && terminationDate < effectiveDate)
    warn("terminationDate", "is before the effective date, so the term never starts.", terminationDate);
  const ownState = read("state", lookups.state);
  const state = ownState ?? stateOfPlan(planId);
  if (ownState === null && state !== null)
    warn("planId", "was used to find the state, because the row has none.", state);
  const planName = text("planName") || planId;
  if (planName !== "" && planName === planId)
    warn("planId", "was stored as the plan's name, because the row has none.", planName);
  const result: PolicyLine = {
    line: row.line,
    policyNumber,
    carrierId: carrier ?? "",
    agentId: agent.agentId,
    agentNpn: agentNpn || null,
    warnings,
    aor: agentName || agent.nameOfNpn,
    statusCode: read("status", lookups.status),
    firstName: firstName || split?.firstName || null,
    lastName: lastName || split?.lastName || null,
    dob,
    planName: planName || null,
    numberOfMembers: read("numberOfMembers", readMembers),
    effectiveDate,
    terminationDate,
    brokerEffectiveDate: date("brokerEffectiveDate"),
    brokerTerminationDate: date("brokerTerminationDate"),
    paidThroughDate: date("paidThroughDate"),
    premium: due("premium"),
    memberResponsibility: due("memberResponsibility"),
    address: text("address") || null,
    city: text("city") || null,
    county: text("county") || null,
    state,
    zipCode: read("zipCode", readZip),
    email: read("email", optional(readEmail)),
    phone: read("phone", optional(readPhone)),
    exchangeId: read("exchangeId", readIdentifier) || null,
    applicationId: read("applicationId", readIdentifier) || null,
  };
  return problems.length > 0 ? { problems } : result;
}

/** An agent that the row names may not be in the portal. */
function warnOfUnknownAgent({ text, warn, warnings }: RowReader<Column>, isAmbiguous: boolean): void {
  if (isAmbiguous) return void warnings.push({ text: "A policy that has an agent keeps it." });
  const column = (["agentNpn", "agentName"] as const).find((name) => text(name) !== "");
  if (column) warn(column, "matches no agent. A policy that has one keeps it.", undefined);
}

/** Reads what is due for a policy. A negative amount is unusual. */
function readDue(text: string, reading: AmountReading): Read<string | null> {
  const result = readAmount(text, reading);
  if ("problem" in result || !result.value?.startsWith("-")) return result;
  return { ...result, warning: [result.warning, "is negative."].filter(Boolean).join(" It ") };
}

const agentColumns = { npn: "agentNpn", name: "agentName" } as const;

function noCarrier({ found }: FileColumns<Column>): string {
  const column = found.get("carrier");
  return column
    ? `${column.header} is empty.`
    : "No column names the carrier. Choose one when you upload the file.";
}

/** The state in a plan's HIOS ID: `12345FL0010001` is in Florida. */
function stateOfPlan(planId: string): string | null {
  return /^\d{5}([A-Z]{2})\d{7}/i.exec(planId)?.[1]?.toUpperCase() ?? null;
}
