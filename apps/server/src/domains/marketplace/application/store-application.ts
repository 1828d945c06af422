import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { eq } from "drizzle-orm";
import { normalizeNpn } from "../../../agents/npn.ts";
import { insertAudited, updateAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { agents, marketplaceApplications as applications } from "../../../db/schema/index.ts";
import { toStoredPhone } from "../../../db/stored-phone.ts";
import { completeByApplication } from "../../policies/policy-loading/complete-job.ts";
import type { StoredApplication } from "./find-application.ts";

interface StoreOptions {
  /** A user's ID. */
  readonly by: string | null;
  readonly now: Date;
  /** For new applications: the agent who adds them. */
  readonly agentSaleId?: string | null;
  /** For new applications: the consent of the applicant. */
  readonly consentId?: string | undefined;
}

/**
 * Stores an application as the Marketplace returned it, in a transaction. A fetch that took longer than a later one
 * doesn't replace its newer version. To store several in a transaction, lock all of them first.
 * @returns the stored application
 */
export async function storeApplication(
  transaction: Database,
  raw: MarketplaceApplication,
  { by, now, agentSaleId = null, consentId }: StoreOptions,
): Promise<StoredApplication> {
  const written = { by, category: "application" } as const;
  await lockLimit(transaction, "applications", raw.exchangeAssignedId);
  const values = { ...(await columnsOf(transaction, raw)), snapshotDate: now };
  const [before] = await transaction
    .select()
    .from(applications)
    .where(eq(applications.exchangeAssignedId, raw.exchangeAssignedId))
    .for("update");
  if (before && before.raw.version > raw.version) return before;
  const exchangeIds = raw.object.policies.map(({ id_exchange }) => id_exchange);
  await completeByApplication(transaction, { applicationId: raw.exchangeAssignedId, exchangeIds }, by);
  if (before) {
    const target = { table: applications, id: before.id, locked: before };
    return updateAudited(transaction, { ...written, ...target, set: values, result: "fetched" });
  }
  return insertAudited(transaction, {
    ...written,
    table: applications,
    values: { ...values, agentSaleId, consentId: consentId ?? null, createdBy: by },
    result: "added",
  });
}

/** The columns that lists show, with texts in NFC. */
async function columnsOf(transaction: Database, raw: MarketplaceApplication) {
  const policy = raw.object.policies.findLast(({ status }) => status !== "Cancelled");
  const text = (value: string | null | undefined) => value?.normalize("NFC") ?? null;
  return {
    exchangeAssignedId: raw.exchangeAssignedId,
    userFirstName: raw.userFirstName.normalize("NFC"),
    userLastName: raw.userLastName.normalize("NFC"),
    userEmail: raw.userEmail,
    userPhone: raw.userPhone === null ? null : toStoredPhone(raw.userPhone),
    userAddress: text(raw.userAddress),
    userAddressCity: text(raw.userAddressCity),
    userAddressCounty: text(raw.userAddressCounty),
    userAddressStateCode: raw.userAddressStateCode,
    userAddressZipCode: raw.userAddressZipCode,
    planName: text(policy?.plan.name),
    carrierName: text(policy?.plan.issuer),
    agentId: await agentOfNpn(transaction, raw.agentOfRecordNpn),
    eligibilityAPTCElected: raw.eligibilityAPTCElected === null ? null : String(raw.eligibilityAPTCElected),
    enrollmentDate: raw.enrollmentDate,
    raw,
  };
}

/** The agent with an NPN, which is unique. Null if there is none. */
async function agentOfNpn(transaction: Database, text: string | null): Promise<string | null> {
  const npn = text === null ? null : normalizeNpn(text);
  if (npn === null) return null;
  const [agent] = await transaction.select({ id: agents.id }).from(agents).where(eq(agents.npn, npn));
  return agent?.id ?? null;
}
