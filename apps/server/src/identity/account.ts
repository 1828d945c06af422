import { allows } from "@portico/contract";
import type { SecondFactorMethod } from "@portico/contract/features/accounts/identity.schemas";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { agents, contacts, users } from "../db/schema/index.ts";
import { claimsOf, rolesOf } from "./roles-and-claims.ts";
import type { SessionClaims } from "./tokens.ts";

/** A user with everything that sign-in and tokens need. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Finds an account by user name. Ignores case. */
export function findAccount(database: Database, user: string) {
  return read(database, eq(sql`lower(${users.email})`, user.toLowerCase()));
}

/** Reads the current account of a user ID. */
export function readAccount(database: Database, userId: string) {
  return read(database, eq(users.id, userId));
}

/**
 * Reads the account and locks it until the transaction ends. Lock it before changing the user's steps or sessions, to
 * avoid deadlocks.
 */
export async function lockAccount(transaction: Database, userId: string) {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  return readAccount(transaction, userId);
}

async function read(database: Database, which: SQL) {
  const [account] = await database
    .select({
      id: users.id,
      email: users.email,
      otherEmail: users.otherEmail,
      phone: users.phone,
      passwordHash: users.passwordHash,
      enabled: users.enabled,
      mustChangePassword: users.mustChangePassword,
      passwordSetBy: users.passwordSetBy,
      totpSecret: users.totpSecret,
      pendingTotpSecret: users.pendingTotpSecret,
      emailFactor: users.emailFactor,
      smsFactor: users.smsFactor,
      appId: users.appId,
      org: users.org,
      contactId: users.contactId,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      ffeUserId: contacts.ffeUserId,
      // From the agent record, since others rely on it. Users can edit the one in their profile.
      npn: agents.npn,
      roles: rolesOf(users.id),
      claims: claimsOf(users.id),
    })
    .from(users)
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .leftJoin(agents, eq(agents.contactId, users.contactId))
    .where(which);
  return account;
}

/** The account's second factors, in display order. */
export function methodsOf(
  account: Pick<Account, "totpSecret" | "emailFactor" | "smsFactor" | "phone">,
): SecondFactorMethod[] {
  const { totpSecret, emailFactor, smsFactor, phone } = account;
  return [
    ...(totpSecret === null ? [] : ["totp" as const]),
    ...(emailFactor ? ["email" as const] : []),
    ...(smsFactor && phone ? ["sms" as const] : []),
  ];
}

/** The email address for messages to the user. */
export function mailboxOf({ email, otherEmail }: Pick<Account, "email" | "otherEmail">): string {
  return otherEmail ?? email;
}

/** The claims in a session token. */
export function claimsOfAccount(account: Account): Omit<SessionClaims, "sid"> {
  const { contactId, email, firstName, lastName, ffeUserId, npn, org, appId, roles, claims } = account;
  return {
    contactId,
    name: [firstName, lastName].filter(Boolean).join(" ") || email,
    emailaddress: email,
    FFEID: ffeUserId,
    NPN: npn,
    org,
    appId,
    hasFullAgentAccess: allows("hasFullAgentAccess", account),
    roles: roles.map((role) => role.toLowerCase()),
    claims,
  };
}
