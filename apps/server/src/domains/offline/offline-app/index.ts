import { consentDevices } from "@portico/contract/features/offline/offline-app";
import { sql } from "drizzle-orm";
import { agentName } from "../../../agents/agent-name.ts";
import {
  agents,
  carriers,
  consentRequests,
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
import { demoApplications } from "./demo-applications.ts";
import { cardContext, ssnContext } from "./encryption-contexts.ts";
import { saveApplicationParts } from "./save-application-parts.ts";

const [agentDevice, otherDevice, unknownDevice] = consentDevices;
const { applicationId, answer, answeredDate, deviceMatch } = consentRequests;

/**
 * Where the consent of an application was signed, or null without one. One that was signed on the agent's device stays
 * visible, whatever was sent and signed since. Otherwise the newest one counts.
 */
const consentDevice = sql`(
  select case
      when bool_or(${deviceMatch} <> 'none') then ${agentDevice}::text
      when (array_agg(${deviceMatch} order by ${answeredDate} desc))[1] = 'none' then ${otherDevice}::text
      when count(*) > 0 then ${unknownDevice}::text
    end
  from ${consentRequests} where ${applicationId} = ${offlineApplications.id} and ${answer} = 'agreed'
)`;

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
