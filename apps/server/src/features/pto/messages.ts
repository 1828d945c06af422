import { formatDateTimeUs } from "@portico/format";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import { agents, type timeOffRequests, users } from "../../db/schema/index.ts";
import type { Write } from "../../feature/crud/crud.ts";
import type { StatusWrite } from "../../feature/work/work.ts";
import { mailboxOf } from "../../identity/account.ts";
import type { Sender } from "../../identity/messages.ts";
import { senderOf } from "../../identity/one-time-code.ts";
import { hasClaim, hasRole } from "../../identity/roles-and-claims.ts";
import { isMailSafe } from "../../outbox/mail-text.ts";
import { type Message, queueMessage } from "../../outbox/queue-message.ts";
import { entryId } from "../../reference/seed.ts";
import type { Services } from "../../services/services.ts";

type Request = (typeof timeOffRequests)["$inferSelect"];

/** Comments are left out, because email is less protected than the portal. */
interface Mail {
  readonly sender: Sender;
  /** Who requested the time off. */
  readonly name: string;
  /** "from 12/24/2026 09:00 to 12/28/2026 17:00 (14 hours)". */
  readonly period: string;
  /** The address of the request in the portal. */
  readonly link: string;
}

/** Emails the approvers about a new request, except for the person who made it. */
export async function mailApprovers(
  { transaction, services, caller }: Write<typeof timeOffRequests, unknown>,
  request: Request,
): Promise<void> {
  const mail = await mailOf(transaction, services, request);
  for (const approver of await findApprovers(transaction, caller)) {
    await queueMessage(transaction, requestedMail(mail, mailboxOf(approver)));
  }
}

const decisions = new Map([
  [entryId("ptoStatus", "APPROVED"), "approved"],
  [entryId("ptoStatus", "REJECTED"), "rejected"],
]);

/** Emails the people whose requests were approved or rejected. */
export async function mailRequesters({
  transaction,
  services,
  rows,
  statusId,
}: StatusWrite<typeof timeOffRequests>): Promise<void> {
  const decision = decisions.get(statusId ?? "");
  if (decision === undefined) return;
  const requesters = await transaction
    .select({ id: users.id, email: users.email, otherEmail: users.otherEmail })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ createdBy }) => createdBy),
      ),
    );
  for (const row of rows) {
    const requester = requesters.find(({ id }) => id === row.createdBy);
    const mail = await mailOf(transaction, services, row);
    if (requester) await queueMessage(transaction, decidedMail(mail, mailboxOf(requester), decision));
  }
}

async function mailOf(transaction: Database, services: Services, request: Request): Promise<Mail> {
  const { id, agentId, startDate, endDate, hours } = request;
  const [agent] = await transaction.select({ name: agents.name }).from(agents).where(eq(agents.id, agentId));
  const show = (date: Date) => formatDateTimeUs(date, { timeZone: services.clock.timeZone() });
  const sender = await senderOf({ settings: async () => services.settings.current() });
  return {
    sender,
    name: agent && isMailSafe(agent.name) ? agent.name : "An agent",
    period: `from ${show(startDate)} to ${show(endDate)} (${hours} ${hours === 1 ? "hour" : "hours"})`,
    link: `${sender.publicUrl}/portal/pto/${id}`,
  };
}

function findApprovers(transaction: Database, caller: Caller) {
  return transaction
    .select({ email: users.email, otherEmail: users.otherEmail })
    .from(users)
    .where(
      and(
        eq(users.enabled, true),
        ne(users.id, caller.userId),
        hasRole(users.id, "agent"),
        hasClaim(users.id, "admin.PTO"),
      ),
    )
    .orderBy(users.email);
}

function requestedMail({ sender: { brand }, name, period, link }: Mail, recipient: string): Message {
  return {
    kind: "mail",
    recipient,
    subject: `${brand}: time off requested`,
    body: `${name} requested time off ${period}.

Approve or reject the request:
${link}
`,
  };
}

function decidedMail(
  { sender: { brand }, period, link }: Mail,
  recipient: string,
  decision: string,
): Message {
  return {
    kind: "mail",
    recipient,
    subject: `${brand}: your time off was ${decision}`,
    body: `Your time off ${period} was ${decision}.

See the comment in the portal:
${link}
`,
  };
}
