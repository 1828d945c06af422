import { identifierKey as keyOf } from "@portico/contract/schemas/identifier";
import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { identifierKey } from "../../../db/schema/identifier-key.ts";
import { policies } from "../../../db/schema/index.ts";

/** A policy with an ID of the exchange. */
export interface PolicyOfExchange {
  readonly id: string;
  readonly statusId: string;
  /** The ID as the exchange writes it. The policy may have it in another spelling, from a carrier's file. */
  readonly exchangeId: string;
}

/** The policies with these IDs of the exchange. */
export async function findPolicies(
  database: Database,
  exchangeIds: readonly string[],
): Promise<PolicyOfExchange[]> {
  if (exchangeIds.length === 0) return [];
  const byKey = new Map(exchangeIds.map((id) => [keyOf(id), id]));
  const rows = await database
    .select({ id: policies.id, statusId: policies.statusId, exchangeId: policies.exchangeId })
    .from(policies)
    .where(inArray(identifierKey(policies.exchangeId), [...byKey.keys()]));
  return rows.flatMap(({ exchangeId, ...policy }) => {
    const asked = byKey.get(keyOf(exchangeId ?? ""));
    return asked === undefined ? [] : [{ ...policy, exchangeId: asked }];
  });
}
