import type { Role } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { userClaims, userRoles, type users } from "../db/schema/index.ts";

/** A user's roles, as a query column. */
export function rolesOf(userId: typeof users.id): SQL<string[]> {
  return sql<string[]>`array(
    select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${userId} order by 1
  )`;
}

/** The keys of a user's claims, as a query column. Claims with the value `false` are left out. */
export function claimsOf(userId: typeof users.id): SQL<string[]> {
  return sql<string[]>`array(
    select distinct ${userClaims.key} from ${userClaims}
    where ${userClaims.userId} = ${userId} and lower(${userClaims.value}) <> 'false' order by 1
  )`;
}

/** Whether a user has a role, as a condition. */
export function hasRole(userId: typeof users.id, role: Role): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${userRoles} where ${userRoles.userId} = ${userId} and ${userRoles.role} = ${role}
  )`;
}

/** Whether a user has a claim, in any case and with a value other than `false`, as a condition. */
export function hasClaim(userId: typeof users.id, key: string): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${userClaims}
    where ${userClaims.userId} = ${userId} and lower(${userClaims.key}) = ${key.toLowerCase()}
      and lower(${userClaims.value}) <> 'false'
  )`;
}
