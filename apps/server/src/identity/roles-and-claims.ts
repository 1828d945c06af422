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
