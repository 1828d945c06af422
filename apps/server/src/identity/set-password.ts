import { changeRow } from "../audit/change-row.ts";
import { recordAudit } from "../audit/record.ts";
import type { Database } from "../db/database.ts";
import { type PasswordSetBy, users } from "../db/schema/index.ts";
import { queueMessage } from "../outbox/queue.ts";
import type { Services } from "../services.ts";
import { type Account, mailboxOf } from "./account.ts";
import { passwordSetMail, type Sender } from "./messages.ts";
import { endSessionsOf } from "./sessions.ts";
import { voidSteps } from "./steps.ts";

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
  await changeRow(transaction, {
    table: users,
    id: account.id,
    // An authenticator app that is being set up was asked for by the password of before.
    set: { passwordHash, mustChangePassword, passwordSetBy, pendingTotpSecret: null },
    by,
    category: "user",
  });
  await endSessionsOf(transaction, account.id);
  await voidSteps(transaction, account.id);
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
export async function giveBackTries(
  { limits }: Pick<Services, "limits">,
  { id, email }: Pick<Account, "id" | "email">,
): Promise<void> {
  await limits.forget("sign-in", email);
  await limits.forget("reset", email);
  await limits.forget("second-factor", id);
}
