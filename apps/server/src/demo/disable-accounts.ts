import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { updateAudited } from "../audit/write-row.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import type { Encryption } from "../encryption/encryption.ts";
import { hashPassword } from "../identity/passwords.ts";
import { endSessionsOf } from "../identity/sessions.ts";
import { revokeSteps } from "../identity/steps.ts";
import { type ExposedAccount, findExposedAccounts } from "./published-secrets.ts";

/**
 * Disables every account that has a published password or authenticator secret, and removes both.
 * @returns their email addresses
 */
export async function disableExposedAccounts(
  database: Database,
  encryption: Encryption,
  log: Logger,
): Promise<string[]> {
  const exposed = await findExposedAccounts(database, encryption, log);
  for (const account of exposed) await disable(database, account);
  return exposed.map(({ email }) => email);
}

async function disable(database: Database, { id, hasDemoTotpSecret }: ExposedAccount): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  await database.transaction(async (transaction) => {
    await updateAudited(transaction, {
      table: users,
      id,
      set: {
        enabled: false,
        passwordHash,
        passwordSetBy: "admin",
        mustChangePassword: true,
        ...(hasDemoTotpSecret && { totpSecret: null }),
      },
      by: null,
      category: "user",
      result: "disabled: it had a published password or authenticator secret",
    });
    await endSessionsOf(transaction, id);
    await revokeSteps(transaction, id);
  });
}
