import type { EntryCode, GenericTypeKey, ListId } from "@portico/contract";
import type { AgentWorkKind } from "@portico/contract/features/follow-ups/agent-work";
import type { FollowUpRecord } from "@portico/contract/features/follow-ups/follow-ups";
import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Caller } from "../../../access/caller.ts";
import type { Database, Row } from "../../../db/database.ts";
import {
  followUps,
  leads,
  lostPolicies,
  offlineApplications,
  policies,
  unpaidPolicies,
} from "../../../db/schema/index.ts";
import { type Assignment, assign } from "../../../feature/work/assign.ts";
import type { UndoableCall } from "../../../feature/work/record-undo.ts";
import type { WorkContext, WorkTable } from "../../../feature/work/work.ts";
import { recordTables } from "../../../records/record-tables.ts";
import { entryId } from "../../../reference/seed.ts";
import type { Services } from "../../../services/services.ts";
import { changeApplications } from "../../offline/change-applications.ts";

/** An assignment of rows, within its transaction. */
interface Assigning extends Assignment {
  readonly services: Services;
  readonly work: WorkContext;
  readonly caller: Caller;
}

/** Rows of a list that agents work on. */
export interface WorkKind {
  readonly kind: AgentWorkKind;
  readonly list: ListId;
  readonly table: WorkTable & { readonly createdDate: PgColumn };
  /** Whose work a row is. */
  readonly agentId: SQL;
  /** The area whose administrators may assign a row. */
  readonly area: SQL;
  /** Whether a row is still to be done. Statuses that were added are. */
  readonly isOpen: SQL;
  /** Whom a row is about. */
  readonly name: SQL;
  /** The ID, in the API, of the record that a row is about. */
  readonly recordId: SQL;
  /** The list's own way to assign rows, and the call that does so. */
  readonly call: UndoableCall;
  readonly assign: (transaction: Database, change: Assigning) => Promise<readonly Row[]>;
}

const assigned = {
  call: "assign",
  assign: (transaction: Database, { work, caller, ...assignment }: Assigning) =>
    assign(transaction, work, caller, assignment),
} as const;

/** The kinds of work that can be reassigned, in order. Marketplace applications aren't assigned to agents. */
export const workKinds: readonly WorkKind[] = [
  {
    ...{ ...assigned, kind: "followUp", list: "followUps.list", table: followUps },
    agentId: sql`${followUps.agentId}`,
    area: ofRecord(({ area }) => sql`${area}`),
    isOpen: isNoneOf(followUps.statusId, "followUpStatus", "DONE", "DROPPED"),
    name: ofRecord((record) => columnOf(record, record.name)),
    recordId: ofRecord((record) => columnOf(record, record.knownId)),
  },
  {
    ...{ ...assigned, kind: "lead", list: "leads.list", table: leads },
    agentId: sql`${leads.agentId}`,
    area: sql`'Lead'`,
    isOpen: isNoneOf(
      leads.statusId,
      "leadStatus",
      ...(["WRONG_NUMBER", "NOT_INTERESTED", "ALREADY_PURCHASED", "MEDICAID"] as const),
      ...(["TRANSFERRED", "DO_NOT_CALL", "SOLD"] as const),
    ),
    name: sql`${leads.contactName}`,
    recordId: sql`${leads.id}::text`,
  },
  {
    ...{ ...assigned, kind: "unpaidPolicy", list: "policyNonPaid.list", table: unpaidPolicies },
    ...ofPolicy(unpaidPolicies),
    isOpen: sql`${unpaidPolicies.resolvedDate} is null
      and ${isNoneOf(unpaidPolicies.statusId, "unpaidStatus", "PAID_CONFIRMED", "WILL_NOT_PAY", "CANCELLED")}`,
  },
  {
    ...{ ...assigned, kind: "lostPolicy", list: "lostPolicy.list", table: lostPolicies },
    ...ofPolicy(lostPolicies),
    isOpen: sql`${lostPolicies.resolvedDate} is null
      and ${isNoneOf(lostPolicies.statusId, "lostStatus", "RECOVERED", "CLOSED")}`,
  },
  {
    ...{ kind: "application", list: "offlineApp.list", table: offlineApplications },
    // Until it is assigned, an application is the work of the agent who entered it.
    agentId: sql`coalesce(${offlineApplications.agentId}, ${offlineApplications.createdByAgentId})`,
    area: sql`'OfflineApp'`,
    isOpen: isNoneOf(offlineApplications.statusId, "offlineStatus", "SUB", "VOID"),
    name: sql`${offlineApplications.fullName}`,
    recordId: sql`${offlineApplications.id}::text`,
    call: "setStatuses",
    assign: (transaction, { services, work, caller, ids, agentId }) => {
      const statusId = entryId("offlineStatus", "ASG");
      return changeApplications(transaction, work, caller, { services, ids, agentId, statusId });
    },
  },
];

/** Whether a status is none of those in which nothing is left to do. */
function isNoneOf<Key extends GenericTypeKey>(
  statusId: PgColumn,
  type: Key,
  ...codes: readonly EntryCode<Key>[]
): SQL {
  const ids = codes.map((code) => entryId(type, code));
  return sql`(${statusId} is null or ${statusId} <> all(${sql.param(ids)}::uuid[]))`;
}

function ofPolicy({ agentId, policyId }: Record<"agentId" | "policyId", PgColumn>) {
  return {
    agentId: sql`${agentId}`,
    area: sql`'Policy'`,
    name: sql`(select ${policies.insuredName} from ${policies} where ${eq(policies.id, policyId)})`,
    recordId: sql`${policyId}::text`,
  };
}

type RecordTable = (typeof recordTables)[FollowUpRecord];

/** What a follow-up gets from its record, by the kind of the record. */
function ofRecord(valueIn: (record: RecordTable) => SQL): SQL {
  const cases = Object.entries(recordTables).map(
    ([kind, record]) => sql`when ${kind} then ${valueIn(record)}::text`,
  );
  return sql`case ${followUps.recordKind} ${sql.join(cases, sql` `)} end`;
}

function columnOf({ id }: RecordTable, column: PgColumn): SQL {
  return sql`(select ${column} from ${id.table} where ${eq(id, followUps.recordId)})`;
}
