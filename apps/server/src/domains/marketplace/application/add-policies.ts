import { coversYear } from "@portico/contract";
import type { ApplicationPolicy } from "@portico/contract/schemas/marketplace-application";
import { and, eq, sql } from "drizzle-orm";
import { insertAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { identifierKey } from "../../../db/schema/identifier-key.ts";
import { agents, carriers, policies, policyTerms } from "../../../db/schema/index.ts";
import { recordStatuses } from "../../../feature/work/status-changes.ts";
import { entryId } from "../../../reference/seed.ts";
import { enrollmentPerson } from "./enrollment-person.ts";
import type { StoredApplication } from "./find-application.ts";
import { findPolicies } from "./find-policies.ts";

interface AddOptions {
  /** A user's ID. */
  readonly by: string;
  /** The agent who works on the policies. */
  readonly agentId: string;
  /** The coverage year. */
  readonly year: number;
}

/**
 * Adds the policies of an enrollment to Policies, as Pending whatever the Marketplace calls their status. Their number is the exchange's ID until the carrier's
 * file has another. Policies that are already there are left as they are.
 */
export async function addPolicies(
  transaction: Database,
  application: StoredApplication,
  { by, agentId, year }: AddOptions,
): Promise<void> {
  const current = application.raw.object.policies.filter((policy) => coversYear(policy, year));
  // Enrollments of several applications may bring the same new carrier.
  await lockLimit(transaction, "carriers", ...current.map(issuerOf));
  const known = await findPolicies(
    transaction,
    current.map(({ id_exchange }) => id_exchange),
  );
  const agentOfRecord = await nameOfAgent(transaction, application.agentId);
  for (const policy of current) {
    if (known.some(({ exchangeId }) => exchangeId === policy.id_exchange)) continue;
    await addPolicy(transaction, application, policy, { by, agentId, agentOfRecord });
  }
}

async function addPolicy(
  transaction: Database,
  application: StoredApplication,
  policy: ApplicationPolicy,
  {
    by,
    agentId,
    agentOfRecord,
  }: { readonly by: string; readonly agentId: string; readonly agentOfRecord: string | null },
): Promise<void> {
  const written = { by, category: "policy" } as const;
  const carrierId = await carrierIdOf(transaction, issuerOf(policy), by);
  if (await hasNumber(transaction, carrierId, policy.id_exchange)) return;
  const { name, dob } = enrollmentPerson(application.raw, policy);
  const shared = {
    planName: policy.plan.name ?? policy.plan.id,
    numberOfMembers: policy.members.length,
    agentId,
    premium: String(policy.premium.amount),
    memberResponsibility: String(policy.responsibility),
  };
  const { id } = await insertAudited(transaction, {
    ...written,
    table: policies,
    values: {
      ...shared,
      policyNumber: policy.id_exchange,
      exchangeId: policy.id_exchange,
      carrierId,
      statusId: entryId("policyStatus", "PENDING"),
      firstName: name.first,
      lastName: name.last,
      dob,
      effectiveDate: policy.dateEffective,
      aor: agentOfRecord,
      address: application.userAddress,
      city: application.userAddressCity ?? "",
      county: (application.userAddressCounty ?? "").replace(/ County$/, ""),
      state: application.userAddressStateCode,
      zipCode: application.userAddressZipCode ?? "",
      email: application.userEmail,
      phone: application.userPhone,
    },
  });
  await recordStatuses(
    transaction,
    { table: policies },
    { ids: [id], by, comment: "Enrolled at the Marketplace" },
  );
  await insertAudited(transaction, {
    ...written,
    table: policyTerms,
    values: {
      ...shared,
      policyId: id,
      fromDate: policy.dateEffective,
      toDate: policy.dateExpiration ?? null,
    },
  });
}

/** Whether a carrier's policy has a number, in any spelling. Some carriers number policies by the exchange's ID. */
async function hasNumber(transaction: Database, carrierId: string, number: string): Promise<boolean> {
  const isSameNumber = sql`${identifierKey(policies.policyNumber)} = ${identifierKey(sql`${number}::text`)}`;
  const [found] = await transaction
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.carrierId, carrierId), isSameNumber))
    .limit(1);
  return found !== undefined;
}

async function nameOfAgent(transaction: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [agent] = await transaction.select({ name: agents.name }).from(agents).where(eq(agents.id, id));
  return agent?.name ?? null;
}

function issuerOf({ plan }: ApplicationPolicy): string {
  return plan.issuer ?? "Unknown carrier";
}

/** The carrier with the name of an issuer, added if it is new. */
async function carrierIdOf(transaction: Database, name: string, by: string): Promise<string> {
  const [found] = await transaction.select({ id: carriers.id }).from(carriers).where(eq(carriers.name, name));
  if (found) return found.id;
  const { id } = await insertAudited(transaction, {
    table: carriers,
    values: { name },
    by,
    category: "policy",
    result: "carrier added",
  });
  return id;
}
