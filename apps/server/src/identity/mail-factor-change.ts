import type { Database } from "../db/database.ts";
import { queueMessage } from "../outbox/queue-message.ts";
import { type Account, mailboxOf } from "./account.ts";
import type { IdentityServices } from "./identity-services.ts";
import { type FactorChange, factorChangedMail, type Sender } from "./messages.ts";

/** A change of a second factor. */
interface ChangedFactor {
  readonly account: Pick<Account, "id" | "email" | "otherEmail">;
  readonly change: FactorChange;
  /** The ID of the user who made it. */
  readonly by: string;
  readonly sender: Sender;
}

/**
 * Tells the owner of an account about a change of a second factor.
 * @throws Failure 429 after too many changes
 */
export async function mailFactorChange(
  transaction: Database,
  services: Pick<IdentityServices, "clock" | "settings">,
  { account, change, by, sender }: ChangedFactor,
): Promise<void> {
  await queueMessage(transaction, services, {
    ...factorChangedMail(sender, mailboxOf(account), change),
    kind: by === account.id ? "second-factor-change" : "second-factor-removal",
    causedBy: { userId: by },
  });
}
