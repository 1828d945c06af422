import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { checkedPasswords, users } from "../db/schema/index.ts";
import { DecryptionError, type Encryption } from "../encryption/encryption.ts";
import { isPassword } from "../identity/passwords.ts";
import { totpEncryptionContext } from "../identity/totp.ts";
import { demoPassword, demoTotpSecret } from "./accounts.ts";

/** Accounts have a published password or secret, and others can reach the server. */
export class PublishedSecretError extends Error {
  override name = "PublishedSecretError";
}

/** An account with a published password or authenticator secret. */
export interface ExposedAccount {
  readonly id: string;
  readonly email: string;
  readonly hasDemoPassword: boolean;
  readonly hasDemoTotpSecret: boolean;
}

const atOnce = 50;
const maxListed = 20;

/**
 * Refuses to start if anyone could sign in with a published password or authenticator secret.
 * @throws PublishedSecretError that names the accounts and says what to do
 */
export async function requireNoPublishedSecrets(
  database: Database,
  encryption: Encryption,
  log: Logger,
): Promise<void> {
  const exposed = await findExposedAccounts(database, encryption, log);
  if (exposed.length === 0) return;
  const named = exposed.slice(0, maxListed).map(({ email }) => `  ${email}`);
  const more = exposed.length > maxListed ? [`  and ${exposed.length - maxListed} more`] : [];
  throw new PublishedSecretError(
    [
      "The server can't start because anyone can sign in to some accounts of this database. They have the published",
      "password or authenticator secret of the demo accounts:",
      ...named,
      ...more,
      "Demo accounts are for trials on one machine. For real work, start with an empty database. To keep this one,",
      "disable these accounts and start again:",
      "  npx --yes pnpm@12 disable-demo-accounts",
    ].join("\n"),
  );
}

/** All accounts with a published secret, including disabled ones, which could be enabled again. */
export async function findExposedAccounts(
  database: Database,
  encryption: Encryption,
  log: Logger,
): Promise<ExposedAccount[]> {
  const accounts = await database
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      totpSecret: users.totpSecret,
      digest: checkedPasswords.digest,
    })
    .from(users)
    .leftJoin(checkedPasswords, sql`${checkedPasswords.userId} = ${users.id}`)
    .orderBy(users.email);
  const unchecked = accounts.filter(({ passwordHash, digest }) => digestOf(passwordHash) !== digest);
  const withDemoPassword = new Set<string>();
  for (let done = 0; done < unchecked.length; done += atOnce) {
    const some = unchecked.slice(done, done + atOnce);
    const matches = await Promise.all(some.map(({ passwordHash }) => isDemoPassword(passwordHash)));
    const fine = some.filter((_, index) => !matches[index]);
    for (const [index, { id }] of some.entries()) if (matches[index]) withDemoPassword.add(id);
    await markChecked(database, fine);
    if (unchecked.length > atOnce) {
      log.info({ checked: done + some.length, of: unchecked.length }, "Looking for published passwords");
    }
  }
  return accounts
    .map(({ id, email, totpSecret }) => ({
      id,
      email,
      hasDemoPassword: withDemoPassword.has(id),
      hasDemoTotpSecret: isDemoTotpSecret(encryption, id, totpSecret),
    }))
    .filter(({ hasDemoPassword, hasDemoTotpSecret }) => hasDemoPassword || hasDemoTotpSecret);
}

async function markChecked(
  database: Database,
  accounts: readonly { readonly id: string; readonly passwordHash: string }[],
): Promise<void> {
  if (accounts.length === 0) return;
  await database
    .insert(checkedPasswords)
    .values(accounts.map(({ id, passwordHash }) => ({ userId: id, digest: digestOf(passwordHash) })))
    .onConflictDoUpdate({ target: checkedPasswords.userId, set: { digest: sql`excluded.digest` } });
}

/** Only argon2 hashes can be used to sign in. */
async function isDemoPassword(passwordHash: string): Promise<boolean> {
  return passwordHash.startsWith("$argon2") && isPassword(demoPassword, passwordHash);
}

function isDemoTotpSecret(encryption: Encryption, userId: string, totpSecret: string | null): boolean {
  if (totpSecret === null) return false;
  try {
    return encryption.decrypt(totpSecret, totpEncryptionContext(userId)) === demoTotpSecret;
  } catch (error) {
    // A secret that can't be decrypted can't be used.
    if (error instanceof DecryptionError) return false;
    throw error;
  }
}

function digestOf(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}
