import type { Read } from "../../file-values/read.ts";

/** Parses the number of members, 1 to 99. Null if empty. */
export function readMembers(text: string): Read<number | null> {
  if (text === "") return { value: null };
  const count = /^\d{1,2}(?:\.0+)?$/.test(text) ? Number(text) : 0;
  return count > 0 ? { value: count } : { fault: "isn't a whole number from 1 to 99." };
}

const carrierStatuses: Readonly<Record<string, readonly string[]>> = {
  PENDING: ["pending", "submitted", "future", "futureeffective", "pendingeffectuation"],
  PENDING_PAYMENT: ["pendingpayment", "unpaidbinder", "pendingbinder", "binderunpaid", "notpaid"],
  EFFECTUATED: ["effectuated", "active", "inforce", "enrolled", "paid", "current"],
  GRACE_PERIOD: ["graceperiod", "grace", "ingrace", "inthegraceperiod"],
  PAST_DUE: ["pastdue", "delinquent", "overdue", "unpaid"],
  CANCELLED: ["cancelled", "canceled", "cancel", "withdrawn"],
  TERMINATED: ["terminated", "termed", "inactive", "term", "disenrolled"],
  EXPIRED: ["expired", "lapsed", "ended"],
};

/** The code of a policy status in carriers' terms. Null if empty. */
export function readStatus(text: string): Read<string | null> {
  const word = text.toLowerCase().replace(/[^a-z]/g, "");
  if (word === "") return { value: null };
  const [code] = Object.entries(carrierStatuses).find(([, words]) => words.includes(word)) ?? [];
  return code ? { value: code } : { fault: "isn't a known status, such as Effectuated or Terminated." };
}
