import type { StatementLayout } from "@portico/contract";
import { statementLayoutSchema } from "@portico/contract/schemas";
import { stableId } from "../db/stable-id.ts";

/** Words for chargebacks in columns with the transaction type. */
export const chargebackTypes = ["Chargeback", "CB", "Reversal", "Clawback", "Recoupment"];

/** The formats that every deployment starts with, with their names. */
export const shippedNames = {
  GENERIC: "Generic",
  SPLIT_NAMES: "Split Names",
  AETNA: "Aetna",
  AMBETTER: "Ambetter",
  MOLINA: "Molina",
  OSCAR: "Oscar",
} as const;
/** Identifies a shipped format. */
export type ShippedCode = keyof typeof shippedNames;

/** The ID of a shipped format in every database. */
export function shippedFormatId(code: ShippedCode): string {
  return stableId("entry", "csvFormat", code);
}

/**
 * The layouts of shipped formats. Those of carriers are illustrative: carriers do not publish theirs. Check them with
 * the first real statement.
 */
export const shippedFormats: Readonly<Record<ShippedCode, StatementLayout>> = {
  GENERIC: layout({
    columns: {
      policyNumber: ["Policy Number", "Policy", "Policy No", "Policy ID", "Member ID", "Subscriber ID"],
      insuredName: ["Insured Name", "Insured", "Member Name", "Subscriber Name", "Client Name", "Name"],
      firstName: ["First Name", "Insured First Name", "Member First Name"],
      lastName: ["Last Name", "Insured Last Name", "Member Last Name"],
      month: ["Commission Month", "Month", "Coverage Month", "Paid Month", "Period"],
      year: ["Commission Year", "Year"],
      members: ["Members", "Number of Members", "Member Count", "Lives"],
      amount: [
        "Commission Amount",
        "Commission",
        "Amount",
        "Commission Paid",
        "Paid Amount",
        "Net Commission",
      ],
      transactionType: ["Transaction Type", "Transaction", "Type"],
    },
    optionalColumns: ["insuredName", "firstName", "lastName", "month", "year", "members", "transactionType"],
    chargebackTypes,
  }),
  SPLIT_NAMES: layout({
    columns: {
      policyNumber: ["Policy Number"],
      firstName: ["First Name", "Insured First Name"],
      lastName: ["Last Name", "Insured Last Name"],
      month: ["Month", "Commission Month"],
      year: ["Year", "Commission Year"],
      members: ["Members"],
      amount: ["Amount", "Commission Amount"],
    },
  }),
  /** Positive amounts are deductions. */
  AETNA: layout({
    columns: {
      policyNumber: ["Issuer Assigned ID"],
      insuredName: ["Subscriber Name"],
      month: ["Service Date"],
      members: ["Covered Lives"],
      amount: ["Broker Balance"],
    },
    isInverted: true,
  }),
  AMBETTER: layout({
    columns: {
      policyNumber: ["Policy Number"],
      insuredName: ["Insured Name"],
      month: ["Commission Month"],
      members: ["Number of Members"],
      amount: ["Commission Amount"],
    },
  }),
  MOLINA: layout({
    columns: {
      policyNumber: ["HIX_ID"],
      firstName: ["Member_First_Name"],
      lastName: ["Member_Last_Name"],
      month: ["Paid_Month"],
      members: ["Member_Count"],
      amount: ["Commission"],
      transactionType: ["Transaction_Type"],
    },
    chargebackTypes,
  }),
  OSCAR: layout({
    columns: {
      policyNumber: ["Policy ID"],
      insuredName: ["Member name"],
      month: ["Coverage month"],
      members: ["Lives"],
      amount: ["Amount"],
    },
  }),
};

function layout(declared: Partial<StatementLayout>): StatementLayout {
  return statementLayoutSchema.parse(declared);
}
