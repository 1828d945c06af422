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

/** A new password. */
export interface NewPassword {
  /** The locked account. */
  readonly account: Account;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly passwordSetBy: PasswordSetBy;
  /** The ID of the user who sets it, and their address. */
  readonly by: string;
  readonly address: string;
  /** The sender of the notification. */
  readonly sender: Sender;
}

/**
 * Sets the password, ends all sessions and steps of the user, and notifies them.
 * @throws Failure 429 if administrators set passwords of the user too often
 */
export async function setPassword(
  transaction: Database,
  services: Pick<IdentityServices, "clock" | "settings">,
  { account, passwordHash, mustChangePassword, passwordSetBy, by, address, sender }: NewPassword,
): Promise<void> {
  await updateAudited(transaction, {
    table: users,
    id: account.id,
    // Authenticator setup was started with the old password.
    set: { passwordHash, mustChangePassword, passwordSetBy, pendingTotpSecret: null },
    by,
    category: "user",
  });
  await endSessionsOf(transaction, account.id);
  await revokeSteps(transaction, account.id);
  await queueMessage(transaction, services, {
    ...passwordSetMail(sender, mailboxOf(account), passwordSetBy),
    kind: by === account.id ? "password-change" : "password-change-by-staff",
    causedBy: { userId: by },
  });
  await recordAudit(transaction, {
    category: "password",
    createdBy: by,
    data1: address,
    data2: account.id,
    result: "password set",
  });
}

/** Resets the attempts that were counted against the old password. */
export async function resetAttempts(
  { rateLimiter }: Pick<IdentityServices, "rateLimiter">,
  { id, email }: Pick<Account, "id" | "email">,
): Promise<void> {
  await rateLimiter.reset("sign-in", email);
  await rateLimiter.reset("reset", email);
  await rateLimiter.reset("second-factor", id);
}
