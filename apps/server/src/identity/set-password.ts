import { recordAudit } from "../audit/record-audit.ts";
import { updateAudited } from "../audit/write-row.ts";
import type { Database } from "../db/database.ts";
import { type PasswordSetBy, users } from "../db/schema/index.ts";
import { queueMessage } from "../outbox/queue-message.ts";
import { type Account, mailboxOf } from "./account.ts";
import type { IdentityServices } from "./identity-services.ts";
import { passwordSetMail, type Sender } from "./messages.ts";
import { endSessionsOf } from "./sessions.ts";
import { revokeSteps } from "./steps.ts";

/** A password to set. */
export interface NewPassword {
  /** Whose; held by the caller. */
  readonly account: Account;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly passwordSetBy: PasswordSetBy;
  /** The id of the user who sets it, and where from. */
  readonly by: string;
  readonly address: string;
  /** Who tells the account's owner. */
  readonly sender: Sender;
}

/** Sets it, ends every session and step of the user, and tells them. */
export async function setPassword(
  transaction: Database,
  { account, passwordHash, mustChangePassword, passwordSetBy, by, address, sender }: NewPassword,
): Promise<void> {
  await updateAudited(transaction, {
    table: users,
    id: account.id,
    // An authenticator app that is being set up was asked for by the password of before.
    set: { passwordHash, mustChangePassword, passwordSetBy, pendingTotpSecret: null },
    by,
    category: "user",
  });
  await endSessionsOf(transaction, account.id);
  await revokeSteps(transaction, account.id);
  await queueMessage(transaction, passwordSetMail(sender, mailboxOf(account), passwordSetBy));
  await recordAudit(transaction, {
    category: "password",
    createdBy: by,
    data1: address,
    data2: account.id,
    result: "password set",
  });
}

/** With a new password the tries of those who guessed at the old one are over, and counted no more. */
export async function resetAttempts(
  { rateLimiter }: Pick<IdentityServices, "rateLimiter">,
  { id, email }: Pick<Account, "id" | "email">,
): Promise<void> {
  await rateLimiter.reset("sign-in", email);
  await rateLimiter.reset("reset", email);
  await rateLimiter.reset("second-factor", id);
}
