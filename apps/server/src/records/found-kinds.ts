import type { FieldOf } from "@portico/contract";
import type { RecordKind, recordKinds } from "@portico/contract/features/people/search";
import { formatPhone } from "@portico/format";

type FieldOfKind<Kind extends RecordKind> = FieldOf<(typeof recordKinds)[Kind]>;

/** What is shown of the records of a kind. */
interface FoundKind<Field extends string = string> {
  readonly name: Field;
  /** Shown after the name, in order. */
  readonly details: readonly Field[];
  /** The fields whose values find the record in its list. */
  readonly findBy: readonly Field[];
}

/** What is shown of the records of each kind. */
export const foundKinds: { readonly [Kind in RecordKind]: FoundKind<FieldOfKind<Kind>> } = {
  customer: { name: "fullName", details: ["email", "phone"], findBy: ["fullName", "phone"] },
  policy: {
    name: "insuredName",
    details: ["policyNumber", "carrier", "status"],
    findBy: ["policyNumber"],
  },
  lead: { name: "contactName", details: ["phone", "statusName"], findBy: ["contactName", "phone"] },
  application: { name: "fullName", details: ["phone", "status"], findBy: ["fullName", "phone"] },
  marketplaceApplication: {
    name: "customerName",
    details: ["exchangeAssignedId", "userPhone", "planName"],
    findBy: ["exchangeAssignedId"],
  },
  agent: { name: "name", details: ["loginEmail", "npn"], findBy: ["name", "npn"] },
  user: { name: "name", details: ["userName", "type"], findBy: ["userName"] },
};

/** A value as shown in details. */
export function shownValue(format: string | undefined, value: unknown): string {
  const text = typeof value === "string" ? value : "";
  return format === "phone" ? formatPhone(text) : text;
}
