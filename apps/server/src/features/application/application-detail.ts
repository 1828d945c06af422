import type { ApplicationDetail } from "@portico/contract/features/application.schemas";
import { inArray } from "drizzle-orm";
import { agents } from "../../db/schema/index.ts";
import type { Services } from "../../services/services.ts";
import { customerOf } from "./customer-account.ts";
import { canEnrollOn, effectiveDateOf } from "./enrollment-terms.ts";
import type { StoredApplication } from "./find-application.ts";

/** Everything that the page of an application shows. */
export async function applicationDetail(
  { database, clock }: Pick<Services, "database" | "clock">,
  application: StoredApplication,
): Promise<ApplicationDetail> {
  const { raw, agentId, agentSaleId, exchangeAssignedId: id } = application;
  const ids = [agentId, agentSaleId].filter((one) => one !== null);
  const names = await database
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(inArray(agents.id, ids));
  const nameOf = (agent: string | null) => names.find((one) => one.id === agent)?.name ?? null;
  const { applicants, coverageYear } = raw.object.insuranceApplication;
  const today = clock.today();
  const canEnroll = applicants.filter((applicant) => canEnrollOn(applicant, today));
  return {
    id,
    version: application.version,
    exchangeAssignedId: id,
    snapshotDate: application.snapshotDate.toISOString(),
    planName: application.planName,
    carrierName: application.carrierName,
    agentName: nameOf(agentId),
    agentSaleName: nameOf(agentSaleId),
    enrollmentDate: application.enrollmentDate,
    hasConsent: application.consentId !== null,
    hasCustomerAccount: (await customerOf(database, id)) !== undefined,
    year: coverageYear,
    effectiveDate: effectiveDateOf(canEnroll.length > 0 ? canEnroll : applicants, today),
    canEnroll: canEnroll.length > 0,
    raw,
  };
}
