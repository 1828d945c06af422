import type { Database } from "../db/database.ts";
import type { MessageCause, MessageContent } from "../outbox/message.ts";
import { hasReachedLimit, queueMessage } from "../outbox/queue-message.ts";
import { type Account, mailboxOf } from "./account.ts";
import type { IdentityServices } from "./identity-services.ts";
import { createStep, hasOpenStep, revokeSteps } from "./steps.ts";

/** Who sends a link, and how it reads. */
export interface ResetLink {
  readonly kind: "password-link" | "password-link-by-staff";
  readonly causedBy: MessageCause;
  /** Creates the email for a recipient and the link's code. */
  readonly mailOf: (recipient: string, code: string) => MessageContent;
}

/**
 * Emails a link to choose a new password, and revokes earlier links. The caller must lock the account.
 * @throws Failure 429 if the limit for links from staff is reached
 */
export async function sendResetLink(
  transaction: Database,
  services: Pick<IdentityServices, "clock" | "settings">,
  account: Account,
  { kind, causedBy, mailOf }: ResetLink,
): Promise<void> {
  await revokeSteps(transaction, account.id, "reset");
  const { code } = await createStep(transaction, "reset", account.id, services.clock.now());
  await queueMessage(transaction, services, { ...mailOf(mailboxOf(account), code), kind, causedBy });
}

/**
 * Emails a link that was requested on the sign-in page, as `sendResetLink` does. Beyond the limit for the mailbox, a
 * link that still works is kept in place of a new one, so that no request is lost and the response reveals nothing.
 * @returns whether a link was sent
 */
export async function sendRequestedLink(
  transaction: Database,
  services: Pick<IdentityServices, "clock" | "settings">,
  account: Account,
  link: Omit<ResetLink, "kind">,
): Promise<boolean> {
  const { causedBy, mailOf } = link;
  const kind = "password-link";
  const message = { ...mailOf(mailboxOf(account), ""), kind, causedBy } as const;
  const isReached = await hasReachedLimit(transaction, services, message);
  if (isReached && (await hasOpenStep(transaction, account.id, "reset", services.clock.now()))) return false;
  await sendResetLink(transaction, services, account, { kind, ...link });
  return true;
}
