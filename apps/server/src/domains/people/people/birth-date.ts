import { endpoints } from "@portico/contract";
import { ageOn } from "@portico/contract/schemas/household";
import { eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { meets } from "../../../access/preview.ts";
import { updateAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { customers, leads, offlineApplications } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { validationFailure } from "../../../http/validation.ts";
import { entryId } from "../../../reference/seed.ts";
import type { VisiblePerson } from "./find-person.ts";
import type { VisibleRecord } from "./visible-records.ts";

/** The records whose date of birth people enter, each with the call that changes it. Carriers and the Marketplace decide others. */
const editable = {
  customer: "customers.update",
  lead: "leads.update",
  application: "offlineApp.update",
} as const;
type EditableKind = keyof typeof editable;

const isEditable = (kind: string): kind is EditableKind => Object.hasOwn(editable, kind);

/** Whether a caller may correct the date of birth of a record that they can see. */
export function canSetBirthDate(caller: Caller, { kind }: Pick<VisibleRecord, "kind">): boolean {
  return isEditable(kind) && meets(endpoints[editable[kind]].access, caller);
}

interface Correction {
  /** The record's key. */
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly dob: string;
  readonly now: Date;
  readonly today: string;
}

/**
 * Sets the date of birth of one record of a person to that of another, with history and audit.
 * @throws Failure 422 if the record can't be corrected, or no other has the date; 409 if it is void, or was changed since
 */
export async function setBirthDate(
  transaction: Database,
  caller: Caller,
  person: VisiblePerson,
  { key, dob, now, today }: Correction,
): Promise<void> {
  const record = person.records.find(({ recordId }) => recordId === key);
  if (!record || !isEditable(record.kind) || !canSetBirthDate(caller, record) || record.dob === null)
    throw validationFailure("body", { key: ["Choose a record that you can correct."] });
  if (!person.records.some((other) => other.dob === dob))
    throw validationFailure("body", { dob: ["Choose the date of birth of another record of this person."] });
  const { userId } = caller;
  const target = { id: record.sourceId, by: userId, label: "The record with this date of birth" };
  switch (record.kind) {
    case "customer":
      await updateAudited(transaction, {
        ...{ ...target, table: customers, where: eq(customers.dob, record.dob) },
        ...{ set: { dob }, category: "customer" },
      });
      return;
    case "lead":
      await updateAudited(transaction, {
        ...{ ...target, table: leads, where: eq(leads.dob, record.dob) },
        ...{ set: { dob }, category: "lead" },
      });
      return;
    case "application": {
      if (ageOn(dob, today) < 18) throw validationFailure("body", { dob: ["Must be 18+"] });
      const after = await updateAudited(transaction, {
        ...{ ...target, table: offlineApplications, where: eq(offlineApplications.dob, record.dob) },
        ...{ set: { dob, updatedBy: userId, updatedDate: now }, category: "offline-application" },
      });
      if (after.statusId === entryId("offlineStatus", "VOID"))
        throw new Failure(409, "This application is void, which is final. Submit a new one instead.");
    }
  }
}
