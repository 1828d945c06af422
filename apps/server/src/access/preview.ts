import { type Access, allows, holds, type PreviewAs, type Rights } from "@portico/contract";
import type { Caller } from "./caller.ts";

/**
 * An administrator with the rights of another user, limited to those they have themselves. They have no contact and no
 * Visibility grants.
 */
export function previewCaller(by: Caller, { roles, claims, agentId }: PreviewAs): Caller {
  const as: Caller = { ...by, roles, claims, agentId: agentId ?? null, contactId: null, grants: [] };
  return {
    ...as,
    roles: roles.filter(isHeldBy(by)),
    claims: claims.filter(isHeldBy(by)),
    preview: { as, by },
  };
}

/** Whether a caller meets an access requirement. In a preview, both users must. */
export function meets(access: Access, caller: Caller | undefined): boolean {
  const { as, by } = caller?.preview ?? { as: caller, by: caller };
  return allows(access, as) && allows(access, by);
}

function isHeldBy(rights: Rights): (name: string) => boolean {
  return (name) => holds(rights, name);
}
