import { policySchemas } from "@portico/contract/features/policies/policies.schemas";
import { and, asc, eq, getTableName, inArray, isNotNull, sql } from "drizzle-orm";
import {
  audit,
  lostPolicies,
  policies,
  rowHistory,
  statusChanges,
  unpaidPolicies,
} from "../src/db/schema/index.ts";
import { entryId } from "../src/reference/seed.ts";
import type { SendOptions, TestApi } from "./api.ts";

/** The three kinds of rows that agents work on, with their calls. */
export const workKinds = [
  {
    name: "policies",
    table: policies,
    path: "/api/Policies",
    summaryPath: "/api/Policies/summaries",
    assignPath: "/api/Policies/assign",
    list: "policies.list",
    first: entryId("policyStatus", "EFFECTUATED"),
    next: entryId("policyStatus", "PAST_DUE"),
    nextName: "Past Due",
    ofAnother: entryId("unpaidStatus", "CONTACTED"),
  },
  {
    name: "unpaid policies",
    table: unpaidPolicies,
    path: "/api/PolicyNonPaid",
    summaryPath: "/api/PolicyNonPaid/summary",
    assignPath: "/api/PolicyNonPaid/assing",
    list: "policyNonPaid.list",
    first: entryId("unpaidStatus", "NEW"),
    next: entryId("unpaidStatus", "CONTACTED"),
    nextName: "Contacted",
    ofAnother: entryId("lostStatus", "NEW"),
  },
  {
    name: "lost policies",
    table: lostPolicies,
    path: "/api/LostPolicy",
    summaryPath: "/api/LostPolicy/summary",
    assignPath: "/api/LostPolicy/assign",
    list: "lostPolicy.list",
    first: entryId("lostStatus", "NEW"),
    next: entryId("lostStatus", "INVESTIGATING"),
    nextName: "Investigating",
    ofAnother: entryId("policyStatus", "EFFECTUATED"),
  },
] as const;
/** A kind of row that agents work on. */
export type WorkKind = (typeof workKinds)[number];

/** Helpers for tests of policy work. */
export function policyCalls(api: Pick<TestApi, "services" | "send" | "read">, kind: WorkKind) {
  const { database } = api.services;
  const { path, assignPath, table } = kind;
  const post = (at: string, token: string, body: object, options: SendOptions = {}) =>
    api.send(at, { method: "POST", token, body, ...options });
  return {
    setStatus: (token: string, id: string, body: object = {}, options: SendOptions = {}) =>
      post(`${path}/${id}/status`, token, { statusId: kind.next, comment: "Called them", ...body }, options),
    setStatuses: (token: string, rows: object, body: object = {}, options: SendOptions = {}) =>
      post(
        `${path}/status`,
        token,
        { ...rows, statusId: kind.next, comment: "Called them", ...body },
        options,
      ),
    assign: (token: string, rows: object, agentId: string, options: SendOptions = {}) =>
      post(assignPath, token, { ...rows, agentId }, options),
    select: (token: string, filters: object, endpoint: string = kind.list) =>
      post("/api/Selections", token, { endpoint, filters }),
    historyOf: async (token: string, id: string) =>
      policySchemas["policies.history"].response.parse(await api.read(`${path}/${id}/status`, token)),
    /** The current version, agent and status of these rows, by ID. */
    rowsNow: (ids: readonly string[]) =>
      database
        .select({ id: table.id, version: table.version, agentId: table.agentId, statusId: table.statusId })
        .from(table)
        .where(sql`${table.id} = any(${sql.param(ids)}::uuid[])`)
        .orderBy(asc(table.id)),
    /** The number of history entries, status history entries and audit records of these rows. */
    written: async (ids: readonly string[]) => {
      const entity = getTableName(table);
      const among = (column: unknown) => sql`${column} = any(${sql.param(ids)}::uuid[])`;
      return {
        histories: await database.$count(
          rowHistory,
          and(
            eq(rowHistory.entity, entity),
            inArray(rowHistory.entityId, [...ids]),
            isNotNull(rowHistory.changedBy),
          ),
        ),
        statuses: await database.$count(
          statusChanges,
          sql`${eq(statusChanges.entity, entity)} and ${among(statusChanges.entityId)}`,
        ),
        audits: await database.$count(
          audit,
          sql`${audit.data1} = any(${sql.param(ids.map((id) => `${entity}/${id}`))}::text[])`,
        ),
      };
    },
  };
}
