import type { Area } from "@portico/contract";
import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { allOf, type Caller, hasClaim } from "./caller.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose rows a caller sees. */
export type Scope =
  | { readonly kind: "all" }
  | { readonly kind: "agents"; readonly agentIds: readonly string[] };

/**
 * Whose rows of an area a caller sees: their own agent's; all with the claim `admin.X` or `hasFullAgentAccess`; and
 * what Visibility grants them. No grant grants nothing, and a customer without an agent sees no agent's rows. Who looks
 * through the eyes of another sees what both see.
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
  if (hasClaim(caller, "hasFullAgentAccess") || hasClaim(caller, `admin.${area}`)) return { kind: "all" };
  const granted = caller.grants
    .filter(({ resourceId }) => resourceId === allOf || resourceId === area)
    .map(({ agentId }) => agentId);
  if (granted.includes(allOf)) return { kind: "all" };
  const own = caller.agentId === null ? [] : [caller.agentId];
  return { kind: "agents", agentIds: [...new Set([...own, ...granted])] };
}

/**
 * Rows that belong to agents of an area, and to who wrote them. Without an agent column only callers who see all rows
 * of the area see any.
 */
export interface OwnedRows {
  readonly area: Area;
  /** The columns that hold an agent's id; one match is enough. */
  readonly agentId: PgColumn | readonly PgColumn[];
  /** The column that holds the user who wrote the row, who sees it too. */
  readonly authorId?: PgColumn;
}

/**
 * The scope as a condition on the columns that say whose a row is. Every query of an area's rows carries it: lists,
 * totals, summaries, exports, single rows.
 */
export function visibleTo(caller: Caller, { area, agentId, authorId }: OwnedRows): SQL {
  const scope = scopeOf(caller, area);
  if (scope.kind === "all") return sql`true`;
  // A grant of what is no agent's id shows nothing; compared, it would fail every query of whoever has it.
  const agentIds = scope.agentIds.filter((id) => uuid.test(id));
  const columns = agentIds.length === 0 ? [] : [agentId].flat();
  const owns = columns.map((column) => inArray(column, agentIds));
  // A preview shows what an agent sees; who wrote a row is a person.
  const wrote = authorId && !caller.preview ? [eq(authorId, caller.userId)] : [];
  return or(...owns, ...wrote) ?? sql`false`;
}
