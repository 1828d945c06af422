import { type Area, areas, holds } from "@portico/contract";
import { eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isUuid } from "../db/is-uuid.ts";
import { allOf, type Caller } from "./caller.ts";
import { meets } from "./preview.ts";

/**
 * Whose rows a caller may see: `all` rows, also those that belong to nobody; those of `everyAgent`; or those of certain
 * agents.
 */
export type Scope =
  | { readonly kind: "all" }
  | { readonly kind: "everyAgent" }
  | { readonly kind: "agents"; readonly agentIds: readonly string[] };

/**
 * The rows of an area that a caller may see: their own agent's, all with the claim `admin.<area>` or
 * `hasFullAgentAccess`, and those that Visibility grants. A grant of all agents is one of their rows: rows without an
 * agent belong to nobody and need one of the claims (decisions, 10). In a preview, only rows that both users may see.
 */
export function scopeOf(caller: Caller, area: Area): Scope {
  const { preview } = caller;
  return preview
    ? intersectScopes(scopeFromRights(preview.as, area), scopeFromRights(preview.by, area))
    : scopeFromRights(caller, area);
}

function intersectScopes(one: Scope, other: Scope): Scope {
  if (one.kind === "all") return other;
  if (other.kind === "all") return one;
  if (one.kind === "everyAgent") return other;
  if (other.kind === "everyAgent") return one;
  return { kind: "agents", agentIds: one.agentIds.filter((id) => other.agentIds.includes(id)) };
}

function scopeFromRights(caller: Caller, area: Area): Scope {
  if (holds(caller, "hasFullAgentAccess") || holds(caller, `admin.${area}`)) return { kind: "all" };
  const granted = caller.grants
    .filter(({ resourceId }) => resourceId === allOf || resourceId === area)
    .map(({ agentId }) => agentId);
  if (granted.includes(allOf)) return { kind: "everyAgent" };
  const own = caller.agentId === null ? [] : [caller.agentId];
  return { kind: "agents", agentIds: [...new Set([...own, ...granted])] };
}

/** Whether a scope includes every row of a table, because it includes all or each row has an agent. */
export function includesEveryRow({ kind }: Scope, agentId: OwnedRows["agentId"]): boolean {
  return kind === "all" || (kind === "everyAgent" && [agentId].flat().some(({ notNull }) => notNull));
}

/**
 * The agents that a caller can choose in forms, as a condition on a column with an agent's ID: those of whom they may see
 * rows of any area. Administrators can choose any.
 */
export function agentsOfferedTo(caller: Caller, agentId: PgColumn): SQL {
  if (meets("administrator|securityadmin", caller)) return sql`true`;
  const scopes = areas.map((area) => scopeOf(caller, area));
  if (scopes.some(({ kind }) => kind !== "agents")) return sql`true`;
  const agentIds = new Set(scopes.flatMap((scope) => (scope.kind === "agents" ? scope.agentIds : [])));
  return isOneOf(agentId, [...agentIds]) ?? sql`false`;
}

/**
 * Rows that belong to agents, and to the users who wrote them. Without an agent column, only callers with access to the
 * whole area see them.
 */
export interface OwnedRows {
  readonly area: Area;
  /** Columns with an agent's ID. One match is enough. */
  readonly agentId: PgColumn | readonly PgColumn[];
  /** Column with the user who wrote the row. That user sees it too. */
  readonly authorId?: PgColumn;
}

/**
 * The scope as an SQL condition. Every query for rows of the area includes it: lists, totals, summaries, exports, and
 * single rows.
 */
export function visibleTo(caller: Caller, { area, agentId, authorId }: OwnedRows): SQL {
  const scope = scopeOf(caller, area);
  if (includesEveryRow(scope, agentId)) return sql`true`;
  const owns = [agentId]
    .flat()
    .map((column) => (scope.kind === "agents" ? isOneOf(column, scope.agentIds) : isNotNull(column)));
  // Previews show what an agent sees. The author of a row is a user.
  const wrote = authorId && !caller.preview ? [eq(authorId, caller.userId)] : [];
  return or(...owns, ...wrote) ?? sql`false`;
}

/** Undefined if there are no IDs. Those that are not UUIDs would fail the query. */
function isOneOf(agentId: PgColumn, agentIds: readonly string[]): SQL | undefined {
  const valid = agentIds.filter((id) => isUuid(id));
  return valid.length === 0 ? undefined : inArray(agentId, valid);
}
