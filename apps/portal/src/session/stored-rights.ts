import type { Rights } from "@portico/contract";
import type { SessionUser } from "./token.ts";

/** The storage key of the user's current roles and claims, if they have changed since sign-in. */
export const rightsKey = "portico.rights";

/** Reads stored rights. Returns undefined if there are none, or they are malformed. The server checks every request. */
export function readRights(text: string | null): Pick<SessionUser, "roles" | "claims"> | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const roles: unknown = Reflect.get(stored, "roles");
    const claims: unknown = Reflect.get(stored, "claims");
    return areNames(roles) && areNames(claims) ? { roles, claims } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two users have the same rights, in any order. */
export function isSameRights(one: Rights, other: Rights): boolean {
  return isSameSet(one.roles, other.roles) && isSameSet(one.claims, other.claims);
}

function areNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join("\n") === [...other].sort().join("\n");
}
