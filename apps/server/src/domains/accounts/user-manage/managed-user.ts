import type { UserClaim } from "@portico/contract/schemas/user-rights";
import { eq, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import type { Database, Row } from "../../../db/database.ts";
import { userClaims, userRoles, users } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { requireCurrentVersion } from "../../../feature/require-current-version.ts";
import { hasRole } from "../../../identity/roles-and-claims.ts";
import { findRow } from "../../../lists/find-row.ts";
import type { BoundList } from "../../../lists/list.ts";

/** A request to change a user. */
export interface UserChange {
  readonly id: string;
  readonly list: BoundList;
  readonly caller: Caller;
  /** The version that was read. */
  readonly expectedVersion: number | undefined;
}

/** A user's roles and claims. */
export interface UserRights {
  readonly roles: readonly string[];
  readonly claims: readonly UserClaim[];
}

/**
 * Reads a user and locks the row until the transaction ends.
 * @throws Failure 404, 412 for a version conflict
 */
export async function lockUser(transaction: Database, { id, list, caller, expectedVersion }: UserChange) {
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for("no key update");
  if (!user) throw notFound("This user");
  await requireCurrentVersion(transaction, list, caller, { id, expectedVersion, version: user.version });
  return user;
}

/**
 * Locks all enabled security administrators and the user, so that concurrent changes can't remove the last one. Call it
 * before `lockUser`.
 */
export async function lockSecurityAdministrators(transaction: Database, id: string): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = ${id} or (${users.enabled} and ${isSecurityAdministrator})`)
    .orderBy(users.id)
    .for("no key update");
}

/** Whether another security administrator is enabled. */
export async function hasOtherSecurityAdministrator(transaction: Database, id: string): Promise<boolean> {
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} <> ${id} and ${users.enabled} and ${isSecurityAdministrator}`)
    .limit(1);
  return other !== undefined;
}

const isSecurityAdministrator = hasRole(users.id, "securityadmin");

/** A user's roles and claims. */
export async function readRights(transaction: Database, userId: string): Promise<UserRights> {
  const roles = await transaction
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  const claims = await transaction
    .select({ key: userClaims.key, value: userClaims.value })
    .from(userClaims)
    .where(eq(userClaims.userId, userId));
  return { roles: roles.map(({ role }) => role), claims };
}

/** The user as the list shows them. */
export async function readUser(
  transaction: Database,
  { id, list, caller }: Pick<UserChange, "id" | "list" | "caller">,
): Promise<Row> {
  const user = await findRow(transaction, list, caller, id, Object.keys(list.endpoint.fields));
  if (!user) throw notFound("This user");
  return user;
}
