import type { UploadKindName } from "../uploads.ts";
import type { FileLayout } from "./file-layout.ts";

/** The columns that files of a kind can have. */
interface LayoutKind {
  /** What the files contain. */
  readonly label: string;
  /** The names of the columns in forms and messages, in the order of forms. */
  readonly columns: Readonly<Record<string, string>>;
  /** The columns that a file must have, or several of which it must have one. */
  readonly required: readonly (string | readonly string[])[];
  /** The columns that may have one header, because some files have only one of the two. */
  readonly sharing: readonly string[];
}

/** The kinds of files with their columns. */
export const layoutKinds = {
  policies: {
    label: "Policies",
    columns: {
      policyNumber: "Policy number",
      exchangeId: "Exchange ID",
      applicationId: "Application ID",
      carrier: "Carrier",
      agentNpn: "Agent NPN",
      agentName: "Agent name",
      firstName: "First name",
      lastName: "Last name",
      name: "Full name",
      dob: "Date of birth",
      planName: "Plan name",
      planId: "Plan ID",
      numberOfMembers: "Members",
      effectiveDate: "Effective date",
      terminationDate: "Termination date",
      brokerEffectiveDate: "Broker effective date",
      brokerTerminationDate: "Broker termination date",
      paidThroughDate: "Paid-through date",
      premium: "Premium",
      memberResponsibility: "Member responsibility",
      address: "Address",
      city: "City",
      county: "County",
      state: "State",
      zipCode: "ZIP code",
      email: "Email",
      phone: "Phone",
      status: "Status",
    },
    required: ["policyNumber"],
    sharing: ["policyNumber", "exchangeId"],
  },
  leads: {
    label: "Leads",
    columns: {
      name: "Full name",
      firstName: "First name",
      middleName: "Middle name",
      lastName: "Last name",
      phone: "Phone",
      dob: "Date of birth",
      address: "Address",
      city: "City",
      state: "State",
      zipCode: "ZIP code",
      plan: "Plan",
      disposition: "Disposition",
      callBackDate: "Call-back date",
      callBackTime: "Call-back time",
      agentName: "Agent name",
    },
    required: ["phone", ["name", "firstName", "lastName"]],
    sharing: [],
  },
  applications: {
    label: "Application IDs",
    columns: { id: "Application ID", state: "State" },
    required: ["id", "state"],
    sharing: [],
  },
  statements: {
    label: "Statements",
    columns: {
      policyNumber: "Policy number",
      insuredName: "Insured name",
      firstName: "First name",
      lastName: "Last name",
      month: "Commission month",
      year: "Commission year",
      members: "Members",
      amount: "Amount",
      transactionType: "Transaction type",
    },
    required: ["policyNumber", "amount", ["insuredName", "firstName", "lastName"]],
    sharing: [],
  },
} as const satisfies Record<UploadKindName, LayoutKind>;

/** A column of files of a kind. */
export type LayoutColumn<Kind extends UploadKindName> = keyof (typeof layoutKinds)[Kind]["columns"] & string;

/** The columns of files of a kind, in the order of forms. */
export function layoutColumns<Kind extends UploadKindName>(kind: Kind): readonly LayoutColumn<Kind>[] {
  return Object.keys(layoutKinds[kind].columns) as LayoutColumn<Kind>[];
}

/** The name of a column in forms and messages. */
export function layoutColumnLabel(kind: UploadKindName, column: string): string {
  const labels: Readonly<Record<string, string>> = layoutKinds[kind].columns;
  return labels[column] ?? column;
}

/** Whether every file of a kind has a column. */
export function isRequiredColumn(kind: UploadKindName, column: string): boolean {
  const { required }: LayoutKind = layoutKinds[kind];
  return required.includes(column);
}

/** A column of a commission statement. */
export type StatementColumn = LayoutColumn<"statements">;
/** The columns of commission statements, in the order of forms. */
export const statementColumns = layoutColumns("statements");
/** The names of these columns in forms and messages. */
export const statementColumnLabels = layoutKinds.statements.columns;
/** How a carrier's commission statements are written. */
export type StatementLayout = FileLayout<StatementColumn>;
