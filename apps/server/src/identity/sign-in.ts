import { eq, sql } from "drizzle-orm";
import { hasClaim } from "../access/caller.ts";
import { recordAudit } from "../audit/record.ts";
import type { Database } from "../db/database.ts";
import { agents, contacts, users } from "../db/schema/index.ts";
import { Failure } from "../http/failure.ts";
import { isPassword } from "./passwords.ts";
import { beginSession, claimsOf, rolesOf } from "./sessions.ts";
import type { SigningKey } from "./signing-key.ts";
import { signToken } from "./tokens.ts";

export interface SignIn {
  readonly user: string;
  readonly pass: string;
  /** Where the request came from, for the audit. */
  readonly address: string;
}

/**
 * Checks the password and begins a session.
 * @returns the session's token
 * @throws Failure 401, the same for an unknown user, a wrong password and a disabled account; 403 where the account
 * needs a step more than a password
 */
export async function signIn(
  database: Database,
  signingKey: SigningKey,
  { user, pass, address }: SignIn,
  now: Date,
): Promise<string> {
  const account = await findAccount(database, user);
  const matches = await isPassword(pass, account?.passwordHash);
  const audit = (result: string) =>
    recordAudit(database, { category: "sign-in", createdBy: account?.id ?? null, data1: address, result });
  if (!account || !matches || !account.enabled) {
    await audit(refusalOf(account, matches));
    throw new Failure(401, "Wrong user or password.");
  }
  if (account.totpSecret !== null || account.mustChangePassword) {
    const step = account.totpSecret === null ? "a new password" : "a second factor";
    await audit(`refused: needs ${step}`);
    throw new Failure(
      403,
      `This account needs ${step} to sign in, and that step is not available yet. Ask a security administrator.`,
    );
  }
  const session = await beginSession(database, account.id, now);
  await audit("signed in");
  return signToken(signingKey, { ...claimsOfAccount(account), sid: session.id }, session.expiresAt);
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account of a user name, in any case. */
async function findAccount(database: Database, user: string) {
  const [account] = await database
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      enabled: users.enabled,
      mustChangePassword: users.mustChangePassword,
      totpSecret: users.totpSecret,
      org: users.org,
      contactId: users.contactId,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      ffeUserId: contacts.ffeUserId,
      npn: agents.npn,
      roles: rolesOf(users.id),
      claims: claimsOf(users.id),
    })
    .from(users)
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .leftJoin(agents, eq(agents.contactId, users.contactId))
    .where(eq(sql`lower(${users.email})`, user.toLowerCase()));
  return account;
}

function refusalOf(account: Account | undefined, matches: boolean): string {
  if (!account) return "refused: unknown user";
  return matches ? "refused: disabled" : "refused: wrong password";
}

function claimsOfAccount(account: Account) {
  const { contactId, email, firstName, lastName, ffeUserId, npn, org, roles, claims } = account;
  return {
    contactId,
    name: [firstName, lastName].filter(Boolean).join(" ") || email,
    emailaddress: email,
    FFEID: ffeUserId,
    NPN: npn,
    org,
    hasFullAgentAccess: hasClaim(account, "hasFullAgentAccess"),
    roles: roles.map((role) => role.toLowerCase()),
    claims,
  };
}
