import { agents, genericEntries, timeOffRequests } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { statusEntries } from "../../feature/work/history.ts";
import { checkRequest, requestColumns } from "./check-request.ts";
import { checkStatus } from "./check-status.ts";
import { demoRequests } from "./demo-requests.ts";
import { mailApprovers, mailRequesters } from "./messages.ts";
import { estimateHours } from "./working-hours.ts";

/** Requests for paid time off. */
export const ptoFeature = feature({
  list: {
    id: "pto.list",
    scope: "PTO",
    table: timeOffRequests,
    fields: { name: agents.name, statusName: genericEntries.name },
  },
  category: "time-off",
  crud: {
    check: checkRequest,
    columns: requestColumns,
    saved: mailApprovers,
    detail: async (id, { database }) => {
      const entries = await statusEntries(database, timeOffRequests, id);
      const status = entries.map(({ status: name, createdBy, createdDate, comment }) => ({
        name,
        createdBy,
        createdDate,
        comment,
      }));
      return { status };
    },
  },
  work: {
    statusType: "ptoStatus",
    formComment: "comment",
    rowName: "name",
    checkStatus,
    statusChanged: mailRequesters,
  },
  handlers: ({ settings }) => ({
    "pto.estimate": async ({ query }) => {
      const { holidays } = await settings();
      return estimateHours(query, holidays);
    },
  }),
  demoRows: demoRequests,
});
