import { followUpTimings } from "@portico/contract/features/follow-ups/follow-ups";
import { and, lte, type SQL, sql } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { urgencyOf } from "../../../db/schema/follow-ups.ts";
import { agents, followUps, genericEntries } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { bindList } from "../../../lists/list.ts";
import { addDays } from "../../../time/days.ts";
import { isOpenFollowUp } from "../open-follow-ups.ts";
import { isOwnFollowUp, isVisibleFollowUp, recordFieldsFor } from "../visible-follow-ups.ts";
import { addFollowUp } from "./add-follow-up.ts";
import { calendarHandlers } from "./calendar.ts";
import { demoFollowUps } from "./demo-follow-ups.ts";
import { changedColumns } from "./follow-up-form.ts";
import { repeatDone } from "./repeat-done.ts";
import { snooze } from "./snooze.ts";

/** What agents promised to do about records of people, and when. */
export const followUpsFeature = feature({
  list: {
    id: "followUps.list",
    scope: isVisibleFollowUp,
    table: followUps,
    references: [
      { from: followUps.statusId, to: genericEntries.id },
      { from: followUps.agentId, to: agents.id },
    ],
    fields: {
      status: genericEntries.name,
      kind: sql`(select kind.name from ${genericEntries} kind where kind.id = ${followUps.kindId})`,
      timing,
      name: sql`null::text`,
      recordId: sql`null::text`,
      isMine: sql`false`,
    },
    fieldsFor: (caller) => ({ ...recordFieldsFor(caller), isMine: sql`(${isOwnFollowUp(caller)})` }),
    namedReferences: { kind: { from: followUps.kindId, to: genericEntries.id, name: genericEntries.name } },
    sortedBy: {
      priority: { source: urgencyOf(followUps), isReversed: true },
      dueTime: { source: followUps.dueTime },
    },
  },
  category: "follow-up",
  crud: {
    entryTypes: { kindId: "followUpKind" },
    columns: changedColumns,
  },
  work: { statusType: "followUpStatus", rowName: "kind", statusChanged: repeatDone },
  handlers: (services, { lists }) => {
    const list = () => bindList(lists["followUps.list"], services);
    return {
      ...calendarHandlers(services),
      "followUps.addToLead": addFollowUp(services, list, "lead"),
      "followUps.addToCustomer": addFollowUp(services, list, "customer"),
      "followUps.addToPolicy": addFollowUp(services, list, "policy"),
      "followUps.addToUnpaidPolicy": addFollowUp(services, list, "unpaidPolicy"),
      "followUps.addToLostPolicy": addFollowUp(services, list, "lostPolicy"),
      "followUps.addToApplication": addFollowUp(services, list, "application"),
      "followUps.addToMarketplaceApplication": addFollowUp(services, list, "marketplaceApplication"),
      "followUps.snooze": (request) => snooze(services, list(), request),
      "followUps.due": async ({ caller }) => {
        const today = services.clock.today();
        const [counts] = await services.database
          .select({
            overdue: sql<number>`(count(*) filter (where ${followUps.dueDate} < ${today}))::int`,
            today: sql<number>`(count(*) filter (where ${followUps.dueDate} = ${today}))::int`,
          })
          .from(followUps)
          .where(and(isOwnFollowUp(signedIn(caller)), isOpenFollowUp, lte(followUps.dueDate, today)));
        return counts ?? { overdue: 0, today: 0 };
      },
    };
  },
  demoRows: demoFollowUps,
});

/** When a follow-up is due, seen from today. Null once it is closed. */
function timing(today: string): SQL {
  const [overdue, onTheDay, thisWeek, later] = followUpTimings;
  const sunday = addDays(today, (7 - new Date(today).getUTCDay()) % 7);
  return sql`case when not ${isOpenFollowUp} then null when ${followUps.dueDate} < ${today} then ${overdue}
    when ${followUps.dueDate} = ${today} then ${onTheDay} when ${followUps.dueDate} <= ${sunday} then ${thisWeek}
    else ${later} end`;
}
