import { like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { leads, outbox } from "../../db/schema/index.ts";
import { claimsOfAccount, readAccount } from "../../identity/account.ts";
import { createSession, endOfSession } from "../../identity/sessions.ts";
import { signToken } from "../../identity/tokens.ts";
import { entryId } from "../../reference/seed.ts";
import { dayOfEmails, mailFollowUps } from "./morning-mail.ts";

const firstDay = "2027-07-01";
const days = 366;
/** The weekdays without work, of which the federal government lists them for this year. */
const holidays = [
  ...["2027-07-05", "2027-09-06", "2027-10-11", "2027-11-11", "2027-11-25", "2027-12-24", "2027-12-31"],
  ...["2028-01-17", "2028-02-21", "2028-05-29", "2028-06-19"],
];
/** New York's clocks are five hours behind UTC between these mornings, and four otherwise. */
const [winterBegins, winterEnds] = ["2027-11-07", "2028-03-12"];

const page = z.object({
  data: z.array(z.looseObject({ id: z.string(), dueDate: z.string(), timing: z.string() })),
});

/** The days of the year and of the months after it, with the business day that each leads to. */
const calendar = Array.from({ length: days + 400 }, (_, index) => {
  const day = new Date(Date.UTC(2027, 6, 1 + index, 12));
  return { day: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), date: day.getUTCDate() };
}).map((entry, index, all) => ({
  ...entry,
  businessDay:
    all.slice(index).find(({ day, weekday }) => weekday % 6 > 0 && !holidays.includes(day))?.day ?? "",
}));

/** The business days of what repeats: on the days of the year that it names. */
function businessDays(
  names: (entry: (typeof calendar)[number], next?: (typeof calendar)[number]) => boolean,
) {
  return calendar
    .filter((entry, index) => names(entry, calendar[index + 1]))
    .map(({ businessDay }) => businessDay);
}

const plans = [
  { repeats: "Daily", from: firstDay, on: businessDays(() => true) },
  { repeats: "Weekly", from: "2027-07-05", on: businessDays(({ weekday }) => weekday === 1) },
  // The last day of every month, because all others are shorter than the first one.
  { repeats: "Monthly", from: "2027-08-31", on: businessDays((_, next) => next?.date === 1).slice(1) },
  { repeats: "Yearly", from: "2028-02-29", on: businessDays(({ day }) => day === "2028-02-29") },
] as const;

describe.each(databaseKinds)("follow-ups over a year on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  it("are due, overdue, repeated, and emailed on the right days, at the same hour all year", async () => {
    const { services, time } = api;
    const account = await makeAccount(services.database, {
      roles: ["agent"],
      claims: ["view.Lead"],
      isAgent: true,
    });
    const [lead] = await asSystem(services.database)
      .insert(leads)
      .values({
        ...{ firstName: "Ada", lastName: "Byron", phone: "9075550143", agentId: account.agentId },
        statusId: entryId("leadStatus", "NEW"),
      })
      .returning({ id: leads.id });
    const stored = await readAccount(services.database, account.userId);
    if (!stored) throw new Error("The account doesn't exist.");
    /** Sets the clock to a time of New York. */
    const setTime = (day: string, hour: number, minute = 0) => {
      const offset = day >= winterBegins && day < winterEnds ? 5 : 4;
      time.now = new Date(Date.parse(`${day}T00:00:00Z`) + ((hour + offset) * 60 + minute) * 60_000);
    };
    /** Calls of a new session. */
    const signIn = async () => {
      const sid = (await createSession(services.database, account.userId, time.now)).id;
      const token = await signToken(
        services.signingKey,
        { ...claimsOfAccount(stored), sid },
        endOfSession(time.now),
      );
      return async (path: string, body?: object, method = body ? "POST" : "GET"): Promise<unknown> => {
        const response = await api.send(`/api${path}`, { method, token, body });
        if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
        return response.status === 204 ? null : response.json();
      };
    };

    setTime(firstDay, 6);
    const begin = await signIn();
    await begin("/user/preferences", { shortcuts: true, followUpMail: true }, "PUT");
    for (const { repeats, from } of plans)
      await begin(`/Leads/${lead?.id}/followUps`, {
        ...{ kindId: entryId("followUpKind", "CALL_BACK"), dueDate: from, dueTime: "14:30", repeats },
      });

    // A day that somebody chose may be a holiday.
    const open: { readonly on: readonly string[]; due: string }[] = plans.map(({ from, on }) => ({
      on,
      due: from,
    }));
    const sent: string[] = [];
    for (const { day, businessDay } of calendar.slice(0, days)) {
      setTime(day, 6, 59);
      expect(dayOfEmails(services.clock)).toBe("");
      setTime(day, 7);
      expect([day, dayOfEmails(services.clock)]).toEqual([day, day]);
      await mailFollowUps(services, day);
      await mailFollowUps(services, day);
      const ask = await signIn();
      const due = open.filter((one) => one.due <= day);
      if (due.length > 0 && day === businessDay) sent.push(`follow-ups/${account.userId}/${day}`);

      const overdue = open.filter((one) => one.due < day).length;
      expect([day, await ask("/FollowUps/due")]).toEqual([day, { overdue, today: due.length - overdue }]);
      // The agent is away on Wednesdays, and works on other days, except those without work.
      if (due.length === 0 || day !== businessDay || new Date(day).getUTCDay() === 3) continue;
      const listed = page.parse(await ask("/FollowUps?status=Open&timing=Overdue&timing=Today&sort=dueDate"));
      expect(listed.data.map(({ dueDate }) => dueDate)).toEqual(due.map((one) => one.due).toSorted());
      await ask("/FollowUps/status", {
        ...{
          listIds: listed.data.map(({ id }) => id),
          statusId: entryId("followUpStatus", "DONE"),
          comment: "Done",
        },
      });
      for (const one of due) one.due = one.on.find((next) => next > day) ?? "9999-12-31";
    }
    const mails = await services.database
      .select({ about: outbox.about })
      .from(outbox)
      .where(like(outbox.about, `follow-ups/${account.userId}/%`));
    expect(mails.map(({ about }) => about).toSorted()).toEqual(sent.toSorted());
    // A month on the last day, one of which is a holiday, and a leap day.
    expect(plans[2].on.slice(0, 8)).toEqual([
      ...["2027-08-31", "2027-09-30", "2027-11-01", "2027-11-30", "2028-01-03", "2028-01-31", "2028-02-29"],
      "2028-03-31",
    ]);
  }, 180_000);
});
