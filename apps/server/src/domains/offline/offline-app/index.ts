import { sql } from "drizzle-orm";
import { agentName } from "../../../agents/agent-name.ts";
import {
  agents,
  carriers,
  genericEntries,
  offlineApplications,
  offlineCards,
  offlineSsns,
} from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { recordTables } from "../../../records/record-tables.ts";
import { applicationColumns } from "./application-columns.ts";
import { applicationDetail } from "./application-detail.ts";
import { applicationHandlers } from "./application-handlers.ts";
import { checkApplication } from "./check-application.ts";
import { consentDevice } from "./consent-device.ts";
import { demoApplications } from "./demo-applications.ts";
import { cardContext, ssnContext } from "./encryption-contexts.ts";
import { saveApplicationParts } from "./save-application-parts.ts";

/** Offline applications. The agents who submitted them or were assigned them see them. */
export const offlineAppFeature = feature({
  list: {
    id: "offlineApp.list",
    scope: recordTables.application,
    table: offlineApplications,
    references: [
      { from: offlineApplications.statusId, to: genericEntries.id },
      { from: offlineApplications.agentId, to: agents.id },
      { from: offlineApplications.carrierId, to: carriers.id },
    ],
    fields: {
      assignedToAgentName: agents.name,
      createdByAgentName: agentName(offlineApplications.createdByAgentId),
      applicationId: offlineApplications.id,
      // Most applicants know only the household's income, so the list has no column for it.
      annualIncome: sql`coalesce(${offlineApplications.annualIncome}, ${offlineApplications.annualHouseholdIncome})`,
      consentDevice,
    },
  },
  category: "offline-application",
  crud: {
    entryTypes: { sourceId: "applicationSource" },
    check: checkApplication,
    columns: applicationColumns,
    saved: saveApplicationParts,
    detail: (id, services) => applicationDetail(services.database, id),
  },
  work: { statusType: "offlineStatus", rowName: "fullName" },
  noteTargets: { entity: "offlineApplication" },
  encrypted: [
    { key: offlineSsns.personId, column: offlineSsns.encrypted, contextOf: ssnContext },
    { key: offlineCards.applicationId, column: offlineCards.encrypted, contextOf: cardContext },
  ],
  handlers: applicationHandlers,
  demoRows: demoApplications,
});
