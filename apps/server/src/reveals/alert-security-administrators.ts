import { and, eq, gt, lte, or } from "drizzle-orm";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { revealAlerts, users } from "../db/schema/index.ts";
import { mailboxOf, readAccount } from "../identity/account.ts";
import type { Sender } from "../identity/messages.ts";
import { hasRole } from "../identity/roles-and-claims.ts";
import { isMailSafe } from "../outbox/mail-text.ts";
import { queueMessages } from "../outbox/queue-message.ts";
import type { Services } from "../services/services.ts";
import { limitLasts, numbersText, type ReachedLimit } from "./reveal-limits.ts";

/** Who reached which limit. */
interface Alert {
  readonly userId: string;
  readonly reached: ReachedLimit;
  readonly sender: Sender;
  readonly now: Date;
}

/**
 * Records that a user reached a limit of reveals, and emails all security administrators: once until the limit could
 * have ended, however often the user tries. Requires the user's lock.
 */
export async function alertSecurityAdministrators(
  transaction: Database,
  services: Pick<Services, "clock" | "settings">,
  { userId, reached, sender, now }: Alert,
): Promise<void> {
  const { limit, count } = reached;
  const { milliseconds, text } = limitLasts[limit];
  const isOver = or(
    lte(revealAlerts.sentAt, new Date(now.getTime() - milliseconds)),
    // From before the clock was set back.
    gt(revealAlerts.sentAt, new Date(now.getTime() + milliseconds)),
  );
  const [isDue] = await transaction
    .insert(revealAlerts)
    .values({ userId, limit, sentAt: now })
    .onConflictDoUpdate({
      target: [revealAlerts.userId, revealAlerts.limit],
      set: { sentAt: now },
      ...(isOver && { setWhere: isOver }),
    })
    .returning();
  if (!isDue) return;
  await recordAudit(transaction, {
    category: "reveal",
    createdBy: userId,
    data1: `users/${userId}`,
    result: `refused: the limit of ${count} in ${text} is reached`,
  });
  const name = await nameInMail(transaction, userId);
  const administrators = await transaction
    .select({ email: users.email, otherEmail: users.otherEmail })
    .from(users)
    .where(and(eq(users.enabled, true), hasRole(users.id, "securityadmin")))
    .orderBy(users.email);
  const { brand, publicUrl } = sender;
  await queueMessages(
    transaction,
    services,
    administrators.map((administrator) => ({
      kind: "reveal-limit",
      causedBy: { userId },
      channel: "mail",
      recipient: mailboxOf(administrator),
      subject: `${brand}: a user reached the limit for full numbers`,
      body: `${name} was shown ${numbersText(count)}, such as Social Security numbers, in ${text}. This is the limit, so further requests are refused for now.

If you don't expect this, end the user's sessions and disable the account under Users:
${publicUrl}/portal/security

The reasons that the user gave are in the audit log, in the category "reveal". An administrator can open it.
`,
    })),
  );
}

/** The user's name, or the ID if there is none or it contains an address. */
async function nameInMail(transaction: Database, userId: string): Promise<string> {
  const account = await readAccount(transaction, userId);
  const name = [account?.firstName, account?.lastName].filter(Boolean).join(" ");
  return name !== "" && isMailSafe(name) ? name : `The user with the ID ${userId}`;
}
