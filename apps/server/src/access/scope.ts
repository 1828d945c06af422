import { type Area, areas, holds } from "@portico/contract";
import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { allOf, type Caller } from "./caller.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose rows a caller may see. */
export type Scope =
  | { readonly kind: "all" }
  | { readonly kind: "agents"; readonly agentIds: readonly string[] };

/**
 * The rows of an area that a caller may see: their own agent's, all with the claim `admin.<area>` or
 * `hasFullAgentAccess`, and those that Visibility grants. In a preview, only rows that both users may see.
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
  return { kind: "agents", agentIds: one.agentIds.filter((id) => other.agentIds.includes(id)) };
}

function scopeFromRights(caller: Caller, area: Area): Scope {
  if (holds(caller, "hasFullAgentAccess") || holds(caller, `admin.${area}`)) return { kind: "all" };
  const granted = caller.grants
    .filter(({ resourceId }) => resourceId === allOf || resourceId === area)
    .map(({ agentId }) => agentId);
  if (granted.includes(allOf)) return { kind: "all" };
  const own = caller.agentId === null ? [] : [caller.agentId];
  return { kind: "agents", agentIds: [...new Set([...own, ...granted])] };
}

/** The agents of whom a caller may see rows of any area, as a condition on a column with an agent's ID. */
export function agentsVisibleTo(caller: Caller, agentId: PgColumn): SQL {
  const scopes = areas.map((area) => scopeOf(caller, area));
  if (scopes.some(({ kind }) => kind === "all")) return sql`true`;
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
  if (scope.kind === "all") return sql`true`;
  const owns = [agentId].flat().map((column) => isOneOf(column, scope.agentIds));
  // Previews show what an agent sees. The author of a row is a user.
  const wrote = authorId && !caller.preview ? [eq(authorId, caller.userId)] : [];
  return or(...owns, ...wrote) ?? sql`false`;
}

/** Undefined if there are no IDs. Those that are not UUIDs would fail the query. */
function isOneOf(agentId: PgColumn, agentIds: readonly string[]): SQL | undefined {
  const valid = agentIds.filter((id) => uuid.test(id));
  return valid.length === 0 ? undefined : inArray(agentId, valid);
}
