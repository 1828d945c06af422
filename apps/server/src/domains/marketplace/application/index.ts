import { sql } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { agentName } from "../../../agents/agent-name.ts";
import { marketplaceApplications as applications } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { bindList } from "../../../lists/list.ts";
import { recordTables } from "../../../records/record-tables.ts";
import { applicationDetail } from "./application-detail.ts";
import { createConsumer, listConsents } from "./create-consumer.ts";
import { customerEmail, sendCustomerLink } from "./customer-account.ts";
import { demoApplications } from "./demo-applications.ts";
import { findApplication } from "./find-application.ts";
import { readPlan, searchPlans } from "./plans.ts";
import { redirectTo } from "./redirect.ts";
import { refetch } from "./refetch.ts";
import { submitEnrollment } from "./submit-enrollment.ts";
import { startUpdate, updateHandler } from "./update-all.ts";
import { acceptApplicationFile, readUploadOutcomes, uploadHandler } from "./upload-applications.ts";

/** Applications at the government marketplace: plans, enrollment, and their customers. */
export const applicationFeature = feature({
  list: {
    id: "application.list",
    scope: recordTables.marketplaceApplication,
    table: applications,
    key: applications.exchangeAssignedId,
    fields: {
      id: applications.exchangeAssignedId,
      agentName: agentName(applications.agentId),
      agentSaleName: agentName(applications.agentSaleId),
      rawJSON: sql`${applications.raw}::text`,
    },
    idsOf: { agentName: applications.agentId, agentSaleName: applications.agentSaleId },
  },
  category: "application",
  noteTargets: { entity: "application", storedId: applications.id },
  handlers: (services, { lists }) => {
    const { database } = services;
    const list = () => bindList(lists["application.list"], services);
    const find = (caller: Parameters<typeof signedIn>[0], id: string) =>
      findApplication(database, signedIn(caller), id);
    return {
      "application.detail": async ({ params: { id }, caller }) =>
        applicationDetail(services, signedIn(caller), await find(caller, id)),
      "application.consumer": (request) => createConsumer(services, signedIn(request.caller), request),
      "application.consents": ({ caller }) => listConsents(services, signedIn(caller)),
      "application.redirect": ({ query: { appId }, caller }) => redirectTo(services, signedIn(caller), appId),
      "application.update": async ({ params: { id }, caller }) =>
        refetch(services, signedIn(caller), await find(caller, id)),
      "application.updateAll": ({ body, caller, once }) =>
        startUpdate(services, list(), signedIn(caller), { body, once }),
      "application.upload": (request) => acceptApplicationFile(services, request),
      "application.uploadOutcomes": ({ params: { id }, caller }) =>
        readUploadOutcomes(database, signedIn(caller), id),
      "application.plans": async ({ params: { id }, body, caller }) =>
        searchPlans(services, signedIn(caller), await find(caller, id), body),
      "application.plan": async ({ params: { id, planId }, body, caller }) =>
        readPlan(services, signedIn(caller), await find(caller, id), { ...body, planId }),
      "application.submit": async ({ params: { id }, body, caller }) =>
        submitEnrollment(services, signedIn(caller), await find(caller, id), body),
      "application.customer": async ({ params: { id }, caller }) => {
        const { exchangeAssignedId } = await find(caller, id);
        return customerEmail(database, exchangeAssignedId);
      },
      "application.sendCustomerLink": async ({ params: { id }, caller, once }) => {
        const { exchangeAssignedId: applicationId } = await find(caller, id);
        return sendCustomerLink(services, signedIn(caller), { applicationId, once });
      },
    };
  },
  jobs: (services) => [uploadHandler(services), updateHandler(services)],
  demoRows: demoApplications,
});
