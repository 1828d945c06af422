import { noteEntities } from "@portico/contract";
import type { OfflineAppBody } from "@portico/contract/schemas/offline-app";
import { cardBrand } from "@portico/format";
import { and, eq, notInArray } from "drizzle-orm";
import { insertAudited } from "../../../audit/write-row.ts";
import {
  notes,
  type offlineApplications,
  offlineCards,
  offlineDrafts,
  offlineSsns,
} from "../../../db/schema/index.ts";
import { ssnHash } from "../../../encryption/ssn-hash.ts";
import type { Write } from "../../../feature/crud/crud.ts";
import { cardContext, ssnContext } from "./encryption-contexts.ts";

type Save = Write<typeof offlineApplications, OfflineAppBody>;
type Application = typeof offlineApplications.$inferSelect;

/**
 * Stores what a form has besides its row: Social Security numbers, the card, and the first note. Deletes the draft of the
 * form.
 */
export async function saveApplicationParts(write: Save, row: Application): Promise<void> {
  const { body, transaction, caller } = write;
  await removeSsnsOfOthers(write, row);
  await saveSsn(write, row.id, { applicationId: row.id, ssn: body.ssn });
  for (const [index, { id }] of row.offlineAppMembers.entries()) {
    await saveSsn(write, id, { applicationId: row.id, ssn: body.offlineAppMembers[index]?.ssn });
  }
  await saveCard(write, row.id);
  if (body.note) await addNote(write, row.id, body.note);
  if (body.draftId === undefined) return;
  const isOwnDraft = and(eq(offlineDrafts.id, body.draftId), eq(offlineDrafts.userId, caller.userId));
  await transaction.delete(offlineDrafts).where(isOwnDraft);
}

/** Removes the numbers of members who were removed. */
async function removeSsnsOfOthers({ transaction }: Save, row: Application): Promise<void> {
  const people = [row.id, ...row.offlineAppMembers.map(({ id }) => id)];
  await transaction
    .delete(offlineSsns)
    .where(and(eq(offlineSsns.applicationId, row.id), notInArray(offlineSsns.personId, people)));
}

/** Keeps the stored number without a new one, and removes it for null. */
async function saveSsn(
  { transaction, services: { encryption } }: Save,
  personId: string,
  { applicationId, ssn }: { readonly applicationId: string; readonly ssn: string | null | undefined },
): Promise<void> {
  if (ssn === undefined) return;
  if (ssn === null) {
    await transaction.delete(offlineSsns).where(eq(offlineSsns.personId, personId));
    return;
  }
  const values = {
    encrypted: encryption.encrypt(ssn, ssnContext(personId)),
    lastFour: ssn.slice(-4),
    hash: ssnHash(encryption, ssn),
  };
  await transaction
    .insert(offlineSsns)
    .values({ personId, applicationId, ...values })
    .onConflictDoUpdate({ target: offlineSsns.personId, set: values });
}

async function saveCard({ transaction, body, services }: Save, applicationId: string): Promise<void> {
  const { cardNumber: number, cardExpDate: expiry } = body;
  const isOfApplication = eq(offlineCards.applicationId, applicationId);
  if (number === null) {
    await transaction.delete(offlineCards).where(isOfApplication);
    return;
  }
  const holder = {
    firstName: body.cardFirstName || null,
    middleName: body.cardMiddleName || null,
    lastName: body.cardLastName || null,
  };
  const brand = cardBrand(number);
  if (number === undefined || brand === undefined || expiry === undefined) {
    await transaction
      .update(offlineCards)
      .set({ ...holder, ...(expiry !== undefined && { expiry }) })
      .where(isOfApplication);
    return;
  }
  const values = {
    ...holder,
    brand,
    expiry,
    encrypted: services.encryption.encrypt(number, cardContext(applicationId)),
    lastFour: number.slice(-4),
    storedDate: services.clock.now(),
  };
  await transaction
    .insert(offlineCards)
    .values({ applicationId, ...values })
    .onConflictDoUpdate({ target: offlineCards.applicationId, set: values });
}

async function addNote({ transaction, caller }: Save, entityId: string, noteBody: string): Promise<void> {
  await insertAudited(transaction, {
    table: notes,
    values: {
      noteBody,
      entityId,
      entityMetadataId: noteEntities.offlineApplication,
      createdBy: caller.userId,
    },
    by: caller.userId,
    category: "note",
  });
}
