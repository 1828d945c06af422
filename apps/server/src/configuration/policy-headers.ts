import type { LayoutColumn } from "@portico/contract";

/**
 * Header names in carriers' files by field, most likely first. Compared without case, spaces, underscores, and
 * punctuation.
 */
export const headerNames = {
  policyNumber: [
    "Policy Number",
    "Policy No",
    "Policy ID",
    "Issuer Assigned ID",
    "HIX ID",
    "Subscriber ID",
    "Member ID",
    "FFM Subscriber ID",
    "Exchange Assigned ID",
  ],
  exchangeId: [
    "Exchange Policy ID",
    "Exchange ID",
    "Exchange Subscriber ID",
    "Exchange Assigned ID",
    "FFM Subscriber ID",
  ],
  applicationId: ["FFM App ID", "FFM Application ID", "Marketplace Application ID", "Application ID"],
  carrier: ["Carrier", "Carrier Name", "Issuer", "Issuer Name"],
  agentNpn: ["Broker NPN", "Agent NPN", "Writing Agent NPN", "NPN"],
  agentName: ["Broker Name", "Agent of Record", "Policy AOR", "AOR", "Agent Name", "Writing Agent", "Agent"],
  firstName: ["Insured First Name", "Member First Name", "Subscriber First Name", "First Name"],
  lastName: ["Insured Last Name", "Member Last Name", "Subscriber Last Name", "Last Name"],
  name: ["Insured Name", "Member Name", "Subscriber Name", "Name"],
  dob: ["Member Date of Birth", "Date of Birth", "DOB", "Birth Date"],
  planName: ["Plan Name", "Plan", "Product"],
  planId: ["Plan HIOS ID", "HIOS ID", "Plan ID"],
  numberOfMembers: ["Number of Members", "Member Count", "Members", "Covered Lives", "Lives"],
  effectiveDate: ["Policy Effective Date", "Coverage Start Date", "Effective Date", "Start Date"],
  terminationDate: [
    "Policy Term Date",
    "Policy Termination Date",
    "Termination Date",
    "Term Date",
    "Coverage End Date",
    "End Date",
    "Expiration Date",
  ],
  brokerEffectiveDate: ["Broker Effective Date"],
  brokerTerminationDate: ["Broker Term Date", "Broker Termination Date"],
  paidThroughDate: ["Paid Through Date", "Paid Through", "Paid To Date"],
  premium: ["Monthly Premium Amount", "Total Premium", "Gross Premium", "Premium Amount", "Premium"],
  memberResponsibility: ["Member Responsibility", "Member Premium", "Net Premium"],
  address: ["Address", "Address 1", "Street Address"],
  city: ["City"],
  county: ["County"],
  state: ["State", "Member State"],
  zipCode: ["Zip", "Zip Code", "Postal Code"],
  email: ["Member Email", "Email", "Email Address"],
  phone: ["Member Phone Number", "Phone Number", "Member Phone", "Phone"],
  status: ["Policy Status", "Status"],
} as const satisfies Record<LayoutColumn<"policies">, readonly string[]>;

/** A column of a file. */
export type Column = LayoutColumn<"policies">;
/** All columns. */
export const columnNames = Object.keys(headerNames) as Column[];

/** Additional header names by column, configured per deployment. */
export type ExtraHeaders = Readonly<Partial<Record<Column, readonly string[]>>>;
