import { type Access, allows, type PreviewAs } from "@portico/contract";
import type { Caller } from "./caller.ts";

/**
 * An administrator as somebody with these rights, and with no more of them than they hold themselves. They stand for
 * nobody's contact, and Visibility grants them nothing.
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

/** Whether a caller meets a requirement; who looks through the eyes of another does where both do. */
export function meets(access: Access, caller: Caller | undefined): boolean {
  const { as, by } = caller?.preview ?? { as: caller, by: caller };
  return allows(access, as) && allows(access, by);
}

function intersection(names: readonly string[], own: readonly string[]): string[] {
  const known = new Set(own.map((name) => name.toLowerCase()));
  return names.filter((name) => known.has(name.toLowerCase()));
}
