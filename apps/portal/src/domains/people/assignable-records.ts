import { holds, type Rights } from "@portico/contract";
import type { Person } from "./use-person.ts";

/** The kinds of records that are assigned to agents, each with the claim for it. */
const claims = { policy: "admin.Policy", customer: "admin.Customer", lead: "admin.Lead" } as const;

/** A kind of record that is assigned to agents. */
export type AssignableKind = keyof typeof claims;

/** The IDs of the records of a kind. */
export interface AssignableRecords {
  readonly kind: AssignableKind;
  readonly ids: readonly string[];
}

/** The records of a person that a user may assign, by kind. */
export function assignableRecords({ policies, records }: Person, user: Rights): AssignableRecords[] {
  const kinds = Object.keys(claims) as AssignableKind[];
  return kinds
    .filter((kind) => holds(user, claims[kind]))
    .map((kind) => ({
      kind,
      ids: [...policies, ...records].filter((record) => record.kind === kind).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0);
}
