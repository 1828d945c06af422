import { type Access, allows, type PreviewAs } from "@portico/contract";
import type { Caller } from "./caller.ts";

/**
 * An administrator with the rights of another user, limited to those they have themselves. They have no contact and no
 * Visibility grants.
 */
export function previewCaller(by: Caller, { roles, claims, agentId }: PreviewAs): Caller {
  const as: Caller = { ...by, roles, claims, agentId: agentId ?? null, contactId: null, grants: [] };
  return {
    ...as,
    roles: intersection(roles, by.roles),
    claims: intersection(claims, by.claims),
    preview: { as, by },
  };
}

/** Whether a caller meets an access requirement. In a preview, both users must. */
export function meets(access: Access, caller: Caller | undefined): boolean {
  const { as, by } = caller?.preview ?? { as: caller, by: caller };
  return allows(access, as) && allows(access, by);
}

function intersection(names: readonly string[], own: readonly string[]): string[] {
  const known = new Set(own.map((name) => name.toLowerCase()));
  return names.filter((name) => known.has(name.toLowerCase()));
}
