import { typeGuids } from "@portico/contract";
import { isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Caller } from "../access/caller.ts";
import { visibleTo } from "../access/scope.ts";
import { lostPolicies, policies, unpaidPolicies } from "../db/schema/index.ts";
import { entryId } from "../reference/seed.ts";

/** Rows that stand for a policy and are worked: they have a status with a history, and an agent. */
export interface PolicyWork {
  /** The list that shows them; selections of other lists are of no use here. */
  readonly listId: "policies.list" | "policyNonPaid.list" | "lostPolicy.list";
  /** What a person calls one of them, in a refusal. */
  readonly thing: string;
  readonly table: typeof policies | typeof unpaidPolicies | typeof lostPolicies;
  /** The column that names the policy. */
  readonly policyId: PgColumn;
  /** The type whose entries are their statuses. */
  readonly statusType: string;
  /** Matches those not yet settled; the others are not worked any more. */
  readonly open?: SQL;
  /** The status they have once they are assigned. @default the one they had */
  readonly statusWhenAssigned?: SQL;
}

/** Policies themselves. */
export const policyWork: PolicyWork = {
  listId: "policies.list",
  thing: "This policy",
  table: policies,
  policyId: policies.id,
  statusType: typeGuids.policyStatus,
};

/** Policies whose premium is unpaid; a new one that is assigned is no longer New. */
export const unpaidWork: PolicyWork = {
  listId: "policyNonPaid.list",
  thing: "This unpaid policy",
  table: unpaidPolicies,
  policyId: unpaidPolicies.policyId,
  statusType: typeGuids.unpaidStatus,
  open: isNull(unpaidPolicies.resolvedDate),
  statusWhenAssigned: sql`case when ${unpaidPolicies.statusId} = ${entryId("unpaidStatus", "NEW")}
    then ${entryId("unpaidStatus", "ASSIGNED")} else ${unpaidPolicies.statusId} end`,
};

/** Policies that were lost. */
export const lostWork: PolicyWork = {
  listId: "lostPolicy.list",
  thing: "This lost policy",
  table: lostPolicies,
  policyId: lostPolicies.policyId,
  statusType: typeGuids.lostStatus,
  open: isNull(lostPolicies.resolvedDate),
};

/** The rows that a caller sees, settled or not. */
export function visible({ table }: PolicyWork, caller: Caller): SQL {
  return visibleTo(caller, { area: "Policy", agentId: table.agentId });
}

/** The rows that a caller may work. */
export function workable(work: PolicyWork, caller: Caller): SQL {
  return work.open ? sql`${work.open} and ${visible(work, caller)}` : visible(work, caller);
}
