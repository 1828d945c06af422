import { formatDate } from "@portico/format";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Holiday } from "../../configuration/federal-holidays.ts";
import type { Database } from "../../db/database.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import { urgencyOf } from "../../db/schema/follow-ups.ts";
import {
  agents,
  followUps,
  genericEntries,
  outbox,
  screenPreferences,
  users,
} from "../../db/schema/index.ts";
import { wholePortal } from "../../db/schema/preferences.ts";
import { mailboxOf } from "../../identity/account.ts";
import { senderOf } from "../../identity/one-time-code.ts";
import { hasRole } from "../../identity/roles-and-claims.ts";
import { queueMessage } from "../../outbox/queue-message.ts";
import type { Services } from "../../services/services.ts";
import { runDaily } from "../../time/run-daily.ts";
import { hourAt } from "../../time/zoned-time.ts";
import { businessDayFrom } from "./due-day.ts";
import { isOpenFollowUpOf } from "./open-follow-ups.ts";

/** The hour of business days from which the emails are sent. */
const morning = 7;
/** How many follow-ups an email lists. */
const maxListed = 10;

type MailServices = Pick<Services, "database" | "clock" | "settings">;

/** Emails what is due on the morning of each business day to the users who want it, until stopped. */
export function mailFollowUpsDaily(services: MailServices & { readonly log: Logger }) {
  const { clock, log } = services;
  return runDaily({
    clock: { today: () => dayOfEmails(clock) },
    run: (signal, today) => (today === "" ? Promise.resolve() : mailFollowUps(services, today, signal)),
    failed: (error) =>
      log.warn({ err: error }, "Emails about follow-ups were not sent; trying again in a minute"),
  });
}

/** Today, from the morning on. Empty before that. */
export function dayOfEmails(clock: MailServices["clock"]): string {
  return hourAt(clock.now(), clock.timeZone()) >= morning ? clock.today() : "";
}

/**
 * Queues the emails of a day. Each is queued once, by any number of instances. None are on weekends and holidays.
 * @param signal when to stop between two emails
 */
export async function mailFollowUps(
  services: MailServices,
  today: string,
  signal?: AbortSignal,
): Promise<void> {
  const { database, settings } = services;
  const holidays: readonly Holiday[] = settings.current().holidays;
  if (businessDayFrom(today, holidays) !== today) return;
  const recipients = await database
    .select({ id: users.id, email: users.email, otherEmail: users.otherEmail, agentId: agents.id })
    .from(screenPreferences)
    .innerJoin(users, eq(users.id, screenPreferences.userId))
    .innerJoin(agents, eq(agents.contactId, users.contactId))
    .where(
      and(
        eq(screenPreferences.screenId, wholePortal),
        wantsMail,
        eq(users.enabled, true),
        hasRole(users.id, "agent"),
      ),
    )
    .orderBy(asc(users.id));
  for (const recipient of recipients) {
    if (signal?.aborted) return;
    await database.transaction((transaction) => mailOne(transaction, services, recipient, today));
  }
}

const wantsMail = sql`${screenPreferences.value}->>'followUpMail' = 'true'`;

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly otherEmail: string | null;
  readonly agentId: string;
}

async function mailOne(
  transaction: Database,
  services: MailServices,
  to: Recipient,
  today: string,
): Promise<void> {
  const about = `follow-ups/${to.id}/${today}`;
  await lockLimit(transaction, "follow-up-mail", to.id);
  if ((await transaction.$count(outbox, eq(outbox.about, about))) > 0) return;
  const due = await transaction
    .select({ kind: genericEntries.name, dueDate: followUps.dueDate, dueTime: followUps.dueTime })
    .from(followUps)
    .innerJoin(genericEntries, eq(genericEntries.id, followUps.kindId))
    .where(and(isOpenFollowUpOf(to.agentId), lte(followUps.dueDate, today)))
    .orderBy(urgencyOf(followUps), followUps.dueDate, followUps.dueTime, followUps.id);
  if (due.length === 0) return;
  const { publicUrl } = await senderOf({ settings: async () => services.settings.current() });
  // Without names, because email is less protected than the portal.
  const lines = due.slice(0, maxListed).map(({ kind, dueDate, dueTime }) => {
    const when = dueDate < today ? `overdue since ${formatDate(dueDate)}` : (dueTime ?? "today");
    return `- ${kind}, ${when}`;
  });
  const unlisted = due.length - lines.length;
  await queueMessage(transaction, services, {
    ...{ channel: "mail", kind: "follow-ups", recipient: mailboxOf(to), causedBy: { userId: to.id }, about },
    subject: due.length === 1 ? "1 follow-up is due" : `${due.length} follow-ups are due`,
    body: `${[...lines, ...(unlisted > 0 ? [`And ${unlisted} more.`] : [])].join("\n")}\n\n${publicUrl}/portal/follow-ups\n\nYou can turn this email off in My Account.\n`,
  });
}
