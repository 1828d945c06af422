import { formatDateTimeUs } from "@portico/format";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { agents, timeOffRequests, users } from "../../db/schema/index.ts";
import type { Write } from "../../feature/crud/crud.ts";
import type { StatusWrite } from "../../feature/work/work.ts";
import { mailboxOf } from "../../identity/account.ts";
import type { Sender } from "../../identity/messages.ts";
import { senderOf } from "../../identity/one-time-code.ts";
import { hasClaim, hasRole } from "../../identity/roles-and-claims.ts";
import type { StillNeeded } from "../../outbox/digests.ts";
import { isMailSafe } from "../../outbox/mail-text.ts";
import type { Message } from "../../outbox/message.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { recipientKey } from "../../outbox/recipient-key.ts";
import { entryId } from "../../reference/seed.ts";
import type { Services } from "../../services/services.ts";

type Request = (typeof timeOffRequests)["$inferSelect"];

/** Comments are left out, because email is less protected than the portal. */
interface Mail {
  /** The ID of the request, and of the user who made or decided it. */
  readonly id: string;
  readonly by: string;
  readonly sender: Sender;
  /** Who requested the time off. */
  readonly name: string;
  /** "from 12/24/2026 09:00 to 12/28/2026 17:00 (14 hours)". */
  readonly period: string;
  /** The address of the request in the portal. */
  readonly link: string;
}

/**
 * Emails the approvers about a new request, except for the person who made it. Each gets the first request at once, and
 * further ones in digests.
 */
export async function mailApprovers(
  { transaction, services, caller }: Write<typeof timeOffRequests, unknown>,
  request: Request,
): Promise<void> {
  const mail = await mailOf(transaction, services, { request, by: caller.userId });
  const approvers = await findApprovers(transaction, caller.userId);
  const messages = approvers.map((approver) => requestedMail(mail, mailboxOf(approver)));
  await queueMessages(transaction, services, messages);
}

/** The emails about requests that still wait for a decision, to people who are still approvers. */
export const waitingRequests: StillNeeded = async (database, messages) => {
  const ids = messages.flatMap(({ about }) => (about === null ? [] : [idOf(about)]));
  const waiting = await database
    .select({ id: timeOffRequests.id })
    .from(timeOffRequests)
    .where(
      and(inArray(timeOffRequests.id, ids), eq(timeOffRequests.statusId, entryId("ptoStatus", "REQUESTED"))),
    );
  const approvers = new Set(
    (await findApprovers(database)).map((approver) => recipientKey("mail", mailboxOf(approver))),
  );
  const needed = messages.filter(
    ({ about, recipientKey: to }) =>
      approvers.has(to) && waiting.some(({ id }) => about !== null && id === idOf(about)),
  );
  return new Set(needed.map(({ id }) => id));
};

const table = "time_off_requests/";

function idOf(about: string): string {
  return about.slice(table.length);
}

const decisions = new Map([
  [entryId("ptoStatus", "APPROVED"), "approved"],
  [entryId("ptoStatus", "REJECTED"), "rejected"],
]);

/** Emails the people whose requests were approved or rejected. */
export async function mailRequesters({
  transaction,
  services,
  caller,
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
  const messages: Message[] = [];
  for (const request of rows) {
    const requester = requesters.find(({ id }) => id === request.createdBy);
    const mail = await mailOf(transaction, services, { request, by: caller.userId });
    if (requester) messages.push(decidedMail(mail, mailboxOf(requester), decision));
  }
  await queueMessages(transaction, services, messages);
}

interface Event {
  readonly request: Request;
  /** The ID of the user who made or decided it. */
  readonly by: string;
}

async function mailOf(transaction: Database, services: Services, { request, by }: Event): Promise<Mail> {
  const { id, agentId, startDate, endDate, hours } = request;
  const [agent] = await transaction.select({ name: agents.name }).from(agents).where(eq(agents.id, agentId));
  const show = (date: Date) => formatDateTimeUs(date, { timeZone: services.clock.timeZone() });
  const sender = await senderOf({ settings: async () => services.settings.current() });
  return {
    id,
    by,
    sender,
    name: agent && isMailSafe(agent.name) ? agent.name : "An agent",
    period: `from ${show(startDate)} to ${show(endDate)} (${hours} ${hours === 1 ? "hour" : "hours"})`,
    link: `${sender.publicUrl}/portal/pto/${id}`,
  };
}

/** The approvers, without one user. */
function findApprovers(transaction: Database, except?: string) {
  return transaction
    .select({ email: users.email, otherEmail: users.otherEmail })
    .from(users)
    .where(
      and(
        eq(users.enabled, true),
        except === undefined ? undefined : ne(users.id, except),
        hasRole(users.id, "agent"),
        hasClaim(users.id, "admin.PTO"),
      ),
    )
    .orderBy(users.email);
}

function requestedMail(mail: Mail, recipient: string): Message {
  const { id, by, name, period, link } = mail;
  const { brand } = mail.sender;
  return {
    kind: "time-off-request",
    causedBy: { userId: by },
    about: `${table}${id}`,
    channel: "mail",
    recipient,
    subject: `${brand}: time off requested`,
    body: `${name} requested time off ${period}.

Approve or reject the request:
${link}
`,
    digest: {
      subject: `${brand}: {count} time off requests`,
      heading: "These time off requests are waiting for your decision:",
      entry: `${name}, ${period}:\n${link}`,
    },
  };
}

function decidedMail(mail: Mail, recipient: string, decision: string): Message {
  const { id, by, period, link } = mail;
  const { brand } = mail.sender;
  return {
    kind: "time-off-decision",
    causedBy: { userId: by },
    about: `${table}${id}`,
    channel: "mail",
    recipient,
    subject: `${brand}: your time off was ${decision}`,
    body: `Your time off ${period} was ${decision}.

See the comment in the portal:
${link}
`,
    digest: {
      subject: `${brand}: {count} decisions on your time off`,
      heading: "Your time off requests were approved or rejected:",
      entry: `Time off ${period} was ${decision}:\n${link}`,
    },
  };
}
