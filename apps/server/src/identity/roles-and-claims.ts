import { type SQL, sql } from "drizzle-orm";
import { userClaims, userRoles, type users } from "../db/schema/index.ts";

/** A user's roles, as a column of a query. */
export function rolesOf(userId: typeof users.id): SQL<string[]> {
  return sql<string[]>`array(
    select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${userId} order by 1
  )`;
}

/** The keys of a user's claims, as a column of a query; a claim of the value `false` is not held. */
export function claimsOf(userId: typeof users.id): SQL<string[]> {
  return sql<string[]>`array(
    select distinct ${userClaims.key} from ${userClaims}
    where ${userClaims.userId} = ${userId} and lower(${userClaims.value}) <> 'false' order by 1
  )`;
}
