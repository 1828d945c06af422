import { endpoints, pathFromOrigin } from "@portico/contract";
import { and, asc, eq } from "drizzle-orm";
import ical from "ical-generator";
import { signedIn } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Database } from "../../../db/database.ts";
import { agents, calendarLinks, followUps, genericEntries, users } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import type { Handlers } from "../../../http/handler.ts";
import { hashCode, newSecretCode } from "../../../identity/codes.ts";
import { hasRole } from "../../../identity/roles-and-claims.ts";
import type { Services } from "../../../services/services.ts";
import { momentAt } from "../../../time/zoned-time.ts";
import { isOpenFollowUpOf } from "../open-follow-ups.ts";

/** The minutes that a follow-up at a time takes in a calendar. */
const minutes = 15;
/** The maximum number of follow-ups in a calendar, the earliest ones. */
const maxEvents = 1_000;

/** The secret links to users' calendars of follow-ups, and the calendars. */
export function calendarHandlers({ database, clock, settings }: Services) {
  return {
    "followUps.calendar": async ({ caller }) => {
      const [link] = await database
        .select({ createdDate: calendarLinks.createdDate })
        .from(calendarLinks)
        .where(eq(calendarLinks.userId, signedIn(caller).userId));
      return { madeDate: link?.createdDate.toISOString() ?? null };
    },
    "followUps.makeCalendar": async ({ caller }) => {
      const { userId } = signedIn(caller);
      const code = newSecretCode();
      const values = { codeHash: hashCode(code), createdDate: clock.now() };
      await database.transaction(async (transaction) => {
        await transaction
          .insert(calendarLinks)
          .values({ userId, ...values })
          .onConflictDoUpdate({ target: calendarLinks.userId, set: values });
        await auditLink(transaction, userId, "calendar link made");
      });
      const { publicUrl } = await settings();
      const path = pathFromOrigin(endpoints["followUps.calendarFile"], () => `${code}.ics`);
      return { url: `${publicUrl}${path}` };
    },
    "followUps.revokeCalendar": async ({ caller }) => {
      const { userId } = signedIn(caller);
      await database.transaction(async (transaction) => {
        const isUsers = eq(calendarLinks.userId, userId);
        const deleted = await transaction.delete(calendarLinks).where(isUsers).returning();
        if (deleted.length > 0) await auditLink(transaction, userId, "calendar link revoked");
      });
      return null;
    },
    "followUps.calendarFile": async ({ params: { code } }) => {
      const [owner] = await database
        .select({ agentId: agents.id })
        .from(calendarLinks)
        .innerJoin(users, eq(users.id, calendarLinks.userId))
        .innerJoin(agents, eq(agents.contactId, users.contactId))
        .where(
          and(
            eq(calendarLinks.codeHash, hashCode(code.replace(/\.ics$/, ""))),
            eq(users.enabled, true),
            hasRole(users.id, "agent"),
          ),
        );
      if (!owner) throw notFound("This calendar");
      const { id, dueDate, dueTime } = followUps;
      const due = await database
        .select({ id, kind: genericEntries.name, dueDate, dueTime })
        .from(followUps)
        .innerJoin(genericEntries, eq(genericEntries.id, followUps.kindId))
        .where(isOpenFollowUpOf(owner.agentId))
        .orderBy(asc(dueDate), asc(dueTime), asc(id))
        .limit(maxEvents);
      const { publicUrl, brand } = await settings();
      const calendar = ical({
        name: `${brand.name} follow-ups`,
        prodId: { company: brand.name, product: "Follow-ups" },
      });
      for (const { kind, ...one } of due)
        calendar.createEvent({
          ...{ id: one.id, summary: kind, url: `${publicUrl}/portal/follow-ups`, stamp: clock.now() },
          ...timesOf(one, clock.timeZone()),
        });
      return new Response(calendar.toString(), {
        headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": "private, no-store" },
      });
    },
  } satisfies Partial<Handlers>;
}

/** Whoever has the link can read the calendar, so the audit tells since when there is one. */
function auditLink(transaction: Database, userId: string, result: string): Promise<void> {
  return recordAudit(transaction, {
    category: "follow-up",
    createdBy: userId,
    data1: `users/${userId}`,
    result,
  });
}

/** When a follow-up is in a calendar: all day, or from its time on. */
function timesOf(
  { dueDate, dueTime }: Pick<typeof followUps.$inferSelect, "dueDate" | "dueTime">,
  timeZone: string,
) {
  if (dueTime === null) return { allDay: true, start: new Date(dueDate), timezone: "UTC" };
  const start = momentAt(dueDate, dueTime, timeZone);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
}
