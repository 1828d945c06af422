import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { inArray } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { agents } from "../../../db/schema/index.ts";
import type { Services } from "../../../services/services.ts";
import { customerOf } from "./customer-account.ts";
import { isOpen } from "./enrollment-decision.ts";
import { effectiveDateOf } from "./enrollment-terms.ts";
import type { StoredApplication } from "./find-application.ts";
import { readDecision } from "./read-decision.ts";

/** Everything that the page of an application shows. */
export async function applicationDetail(
  services: Pick<Services, "database" | "clock">,
  caller: Caller,
  application: StoredApplication,
): Promise<ApplicationDetail> {
  const { database, clock } = services;
  const { raw, agentId, agentSaleId, exchangeAssignedId: id } = application;
  const ids = [agentId, agentSaleId].filter((one) => one !== null);
  const names = await database
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(inArray(agents.id, ids));
  const nameOf = (agent: string | null) => names.find((one) => one.id === agent)?.name ?? null;
  const { applicants, coverageYear } = raw.object.insuranceApplication;
  const enrollment = await readDecision(services, caller, application);
  const open = applicants.filter(({ id: one }) => isOpen(enrollment, one));
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
    effectiveDate: effectiveDateOf(open.length > 0 ? open : applicants, clock.today(), coverageYear),
    enrollment,
    raw,
  };
}
