import type { Area } from "@portico/contract";
import { inArray, type SQL, sql } from "drizzle-orm";
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
  return preview ? ofBoth(ownScope(preview.as, area), ownScope(preview.by, area)) : ownScope(caller, area);
}

function ofBoth(one: Scope, other: Scope): Scope {
  if (one.kind === "all") return other;
  if (other.kind === "all") return one;
  return { kind: "agents", agentIds: one.agentIds.filter((id) => other.agentIds.includes(id)) };
}

function ownScope(caller: Caller, area: Area): Scope {
  if (hasClaim(caller, "hasFullAgentAccess") || hasClaim(caller, `admin.${area}`)) return { kind: "all" };
  const granted = caller.grants
    .filter(({ resourceId }) => resourceId === allOf || resourceId === area)
    .map(({ agentId }) => agentId);
  if (granted.includes(allOf)) return { kind: "all" };
  const own = caller.agentId === null ? [] : [caller.agentId];
  return { kind: "agents", agentIds: [...new Set([...own, ...granted])] };
}

/**
 * The scope as a condition on the column that holds a row's agent. Every query of an area's rows carries it: lists,
 * totals, summaries, exports, single rows.
 */
export function visibleTo(caller: Caller, area: Area, agentId: PgColumn): SQL {
  const scope = scopeOf(caller, area);
  if (scope.kind === "all") return sql`true`;
  // A grant of what is no agent's id shows nothing; compared, it would fail every query of whoever has it.
  const agentIds = scope.agentIds.filter((id) => uuid.test(id));
  return agentIds.length === 0 ? sql`false` : inArray(agentId, agentIds);
}
