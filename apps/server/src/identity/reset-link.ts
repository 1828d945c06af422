import type { Database } from "../db/database.ts";
import { type Message, queueMessage } from "../outbox/queue-message.ts";
import { type Account, mailboxOf } from "./account.ts";
import { createStep, revokeSteps } from "./steps.ts";

/**
 * Emails a link to choose a new password, and revokes earlier links. The caller must lock the account.
 * @param mailOf creates the email for a recipient and the link's code
 */
export async function sendResetLink(
  transaction: Database,
  account: Account,
  now: Date,
  mailOf: (recipient: string, code: string) => Message,
): Promise<void> {
  await revokeSteps(transaction, account.id, "reset");
  const { code } = await createStep(transaction, "reset", account.id, now);
  await queueMessage(transaction, mailOf(mailboxOf(account), code));
}
