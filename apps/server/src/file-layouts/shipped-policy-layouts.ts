import type { FileLayout, LayoutColumn } from "@portico/contract";
import { layoutSchemas } from "@portico/contract/schemas";

type PolicyColumns = FileLayout<LayoutColumn<"policies">>["columns"];

/**
 * The layouts of carriers' and marketplaces' books of business by name, with the headers that were seen in public. Each
 * is added to a database once. Headers that any file may have are in `policy-headers.ts`.
 */
export const shippedPolicyLayouts: Readonly<Record<string, FileLayout>> = {
  Aetna: layout({
    policyNumber: ["Issuer Assigned ID"],
    exchangeId: ["Exchange Assigned ID"],
    firstName: ["First Name"],
    lastName: ["Last Name"],
    dob: ["Date of Birth"],
    agentName: ["Broker Name"],
    paidThroughDate: ["Paid Through Date"],
    planId: ["Plan ID"],
    status: ["Policy Status"],
  }),
  Ambetter: layout(
    {
      agentName: ["Broker Name"],
      agentNpn: ["Broker NPN"],
      policyNumber: ["Policy Number"],
      planName: ["Plan Name"],
      firstName: ["Insured First Name"],
      lastName: ["Insured Last Name"],
      brokerEffectiveDate: ["Broker Effective Date"],
      brokerTerminationDate: ["Broker Term Date"],
      effectiveDate: ["Policy Effective Date"],
      terminationDate: ["Policy Term Date"],
      paidThroughDate: ["Paid Through Date"],
      memberResponsibility: ["Member Responsibility"],
      premium: ["Monthly Premium Amount"],
      county: ["County"],
      state: ["State"],
      exchangeId: ["Exchange Subscriber ID"],
      phone: ["Member Phone Number"],
      email: ["Member Email"],
      dob: ["Member Date Of Birth"],
      numberOfMembers: ["Number of Members"],
    },
    "On/Off Exchange",
    "Eligible for Commission",
    "Payable Agent",
  ),
  HealthSherpa: layout({
    policyNumber: ["ffm_subscriber_id"],
    exchangeId: ["ffm_subscriber_id"],
    applicationId: ["ffm_app_id"],
    status: ["policy_status"],
    agentName: ["policy_aor"],
    carrier: ["issuer"],
    planId: ["plan_hios_id"],
    premium: ["gross_premium"],
    memberResponsibility: ["net_premium"],
    effectiveDate: ["effective_date"],
    terminationDate: ["expiration_date"],
  }),
  Molina: layout(
    {
      policyNumber: ["HIX_ID"],
      firstName: ["Member_First_Name"],
      lastName: ["Member_Last_Name"],
      dob: ["dob"],
      agentNpn: ["Broker_NPN"],
      effectiveDate: ["Effective_date"],
      terminationDate: ["End_Date"],
      paidThroughDate: ["Paid_Through_Date"],
      memberResponsibility: ["Member_Premium"],
      premium: ["Total_Premium"],
      status: ["Status"],
      numberOfMembers: ["Member_Count"],
      address: ["Address1"],
      city: ["City"],
      state: ["State"],
      zipCode: ["Zip"],
    },
    "Gender",
  ),
  Oscar: layout(
    {
      policyNumber: ["Policy ID"],
      name: ["Member name"],
      effectiveDate: ["Coverage start date"],
      status: ["Policy status"],
      premium: ["Premium amount"],
      numberOfMembers: ["Lives"],
      state: ["State"],
      phone: ["Phone number"],
      email: ["Email"],
    },
    "Balance",
  ),
};

/** Only files with all of these headers have the layout of a carrier, except for application IDs, which came later. */
function layout(columns: PolicyColumns, ...otherHeaders: string[]): FileLayout {
  const optionalColumns = columns.applicationId ? ["applicationId"] : [];
  return layoutSchemas.policies.complete.parse({ columns, otherHeaders, optionalColumns });
}
