/** A name from which the code is derived, or a name with its code. */
type EntryDeclaration = string | { readonly name: string; readonly code: string };

/** `"Terminated Non-payment"` has the code `TERMINATED_NON_PAYMENT`. */
type CodeOfName<Name extends string> = Name extends `${infer Start}${" " | "-"}${infer Rest}`
  ? `${Uppercase<Start>}_${CodeOfName<Rest>}`
  : Uppercase<Name>;

function genericType<const Id extends string, const Entry extends EntryDeclaration>(
  id: Id,
  name: string,
  entries: readonly Entry[],
) {
  return { id, name, entries };
}

/**
 * The lists of `/TypeGeneric/{typeGuid}`: statuses, locations, agent types and more, with their entries in order. Ids
 * and codes never change. Databases get new entries when the server starts.
 */
export const genericTypes = {
  policyStatus: genericType("6f1c2b1e-0001-4a6e-9b1a-1d7a5c3e0001", "Policy status", [
    "Pending",
    "Pending Payment",
    "Effectuated",
    "Grace Period",
    "Past Due",
    "Cancelled",
    "Terminated",
    "Expired",
  ]),
  unpaidStatus: genericType("6f1c2b1e-0002-4a6e-9b1a-1d7a5c3e0002", "Unpaid policy status", [
    "New",
    "Assigned",
    "Contacted",
    "Promise to Pay",
    "Payment Made",
    "Paid Confirmed",
    "Unreachable",
    "Will Not Pay",
    "Cancelled",
  ]),
  lostStatus: genericType("6f1c2b1e-0003-4a6e-9b1a-1d7a5c3e0003", "Lost policy status", [
    "New",
    "Investigating",
    "AOR Changed",
    "Terminated Non-payment",
    "Carrier Exit",
    "Other Coverage",
    "Moved",
    "Recovered",
    "Closed",
  ]),
  leadStatus: genericType("6f1c2b1e-0004-4a6e-9b1a-1d7a5c3e0004", "Lead status", [
    "New",
    "Call Back",
    "Left Message",
    "No Answer",
    "Busy",
    "Wrong Number",
    "Not Interested",
    "Already Purchased",
    "Medicaid",
    "Transferred",
    "Do Not Call",
    "Sold",
  ]),
  customerStatus: genericType("6f1c2b1e-0005-4a6e-9b1a-1d7a5c3e0005", "Customer status", [
    "Prospect",
    "Active",
    "Inactive",
    "Do Not Contact",
  ]),
  ptoStatus: genericType("6f1c2b1e-0006-4a6e-9b1a-1d7a5c3e0006", "Time off status", [
    "Requested",
    "Approved",
    "Rejected",
    "Cancelled",
    "Taken",
  ]),
  offlineStatus: genericType("6f1c2b1e-0007-4a6e-9b1a-1d7a5c3e0007", "Offline application status", [
    "New",
    { name: "Assigned", code: "ASG" },
    { name: "Submitted", code: "SUB" },
    "Void",
  ]),
  paymentBatchStatus: genericType("6f1c2b1e-0008-4a6e-9b1a-1d7a5c3e0008", "Payment batch status", [
    "Open",
    "Posted",
    "Paid",
    "Void",
  ]),
  paymentType: genericType("6f1c2b1e-0009-4a6e-9b1a-1d7a5c3e0009", "Payment type", [
    "Commission",
    "Override",
    "Bonus",
    "Adjustment",
    "Chargeback",
  ]),
  agentStatus: genericType("6f1c2b1e-0010-4a6e-9b1a-1d7a5c3e0010", "Agent status", [
    "Active",
    "Inactive",
    "Pending",
    "Terminated",
  ]),
  agentType: genericType("6f1c2b1e-0011-4a6e-9b1a-1d7a5c3e0011", "Agent type", [
    "Agent",
    "Manager",
    "Agency",
    "Referral Partner",
  ]),
  location: genericType("6f1c2b1e-0012-4a6e-9b1a-1d7a5c3e0012", "Location", [
    "Miami",
    "Orlando",
    "Tampa",
    "Houston",
    "Dallas",
  ]),
  emailPurpose: genericType("6f1c2b1e-0013-4a6e-9b1a-1d7a5c3e0013", "Email purpose", [
    "Work",
    "Personal",
    "Notifications",
  ]),
  phonePurpose: genericType("6f1c2b1e-0014-4a6e-9b1a-1d7a5c3e0014", "Phone purpose", [
    "Work",
    "Home",
    "Mobile",
    "Fax",
  ]),
  addressPurpose: genericType("6f1c2b1e-0015-4a6e-9b1a-1d7a5c3e0015", "Address purpose", [
    "Work",
    "Home",
    "Mailing",
    "Billing",
  ]),
  language: genericType("6f1c2b1e-0016-4a6e-9b1a-1d7a5c3e0016", "Language", [
    "English",
    "Spanish",
    "Haitian Creole",
    "Portuguese",
    "French",
    "Chinese",
    "Vietnamese",
  ]),
  applicationSource: genericType("6f1c2b1e-0017-4a6e-9b1a-1d7a5c3e0017", "Application source", [
    "Phone",
    "Walk-in",
    "Referral",
    "Web",
    "Event",
    "Renewal",
  ]),
  followUpKind: genericType("6f1c2b1e-0018-4a6e-9b1a-1d7a5c3e0018", "Follow-up kind", [
    "Call Back",
    "Documents",
    "First Payment",
    "Grace Period",
    "Renewal",
    "Consent",
    "Commission",
    "Other",
  ]),
  followUpStatus: genericType("6f1c2b1e-0019-4a6e-9b1a-1d7a5c3e0019", "Follow-up status", [
    "Open",
    "Done",
    "Dropped",
  ]),
} as const;

/** The key of a generic type. */
export type GenericTypeKey = keyof typeof genericTypes;

/** The code of an entry of a generic type. */
export type EntryCode<Key extends GenericTypeKey> = CodeOfEntry<
  (typeof genericTypes)[Key]["entries"][number]
>;

type CodeOfEntry<Entry extends EntryDeclaration> = Entry extends { readonly code: infer Code }
  ? Code
  : Entry extends string
    ? CodeOfName<Entry>
    : never;

/** The ids of the generic types. */
export const typeGuids = Object.fromEntries(
  Object.entries(genericTypes).map(([key, { id }]) => [key, id]),
) as { readonly [Key in GenericTypeKey]: (typeof genericTypes)[Key]["id"] };

/** The entries of a generic type, in order. */
export function entriesOf<Key extends GenericTypeKey>(
  key: Key,
): readonly { readonly name: string; readonly code: EntryCode<Key> }[] {
  const entries: readonly EntryDeclaration[] = genericTypes[key].entries;
  return entries.map((entry) => {
    const { name, code } =
      typeof entry === "string"
        ? { name: entry, code: entry.toUpperCase().replace(/[^A-Z0-9]+/g, "_") }
        : entry;
    return { name, code: code as EntryCode<Key> };
  });
}
