import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { desc, eq, like, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { agents, users } from "../../../db/schema/index.ts";
import { demoApplicationId } from "../../../demo/people.ts";
import type { DemoContext } from "../../../feature/demo-rows.ts";
import { applicationStore } from "../../../sandbox/marketplace/applications/application-store.ts";
import { submitEnrollment } from "../../../sandbox/marketplace/applications/submit-enrollment.ts";
import { soldCounties } from "../../../sandbox/marketplace/geography/geography.ts";
import { plansIn } from "../../../sandbox/marketplace/plans/county-plans.ts";
import { daysAfter, daysAgo, firstDay, later, monthOf } from "../../../synthetic/dates.ts";
import { type Random, seededRandom, weightedPicker } from "../../../synthetic/random.ts";
import { addDays } from "../../../time/days.ts";
import { personalApplication } from "./demo-person.ts";
import { storeApplication } from "./store-application.ts";

const count = 160;
const seed = 4640;
const oldestInDays = 700;
const customer = "customer@portico.test";
const states = weightedPicker([
  ["FL", 60],
  ["TX", 25],
  ["NC", 9],
  ["AK", 3],
  ["HI", 3],
]);

/**
 * Adds applications to the sandbox and the portal: first those of the demo's people, of whom the first one is the demo
 * customer, then others, of whom about half are enrolled.
 */
export async function demoApplications(
  database: Database,
  { today, now, people }: DemoContext,
): Promise<void> {
  const sellers = await database
    .select({ agentId: agents.id, npn: agents.npn })
    .from(agents)
    .innerJoin(users, eq(users.contactId, agents.contactId))
    .orderBy(desc(like(users.email, "%@portico.test")), users.email)
    .limit(6);
  if (sellers.length === 0) return;
  const npns = new Map(
    (await database.select({ id: agents.id, npn: agents.npn }).from(agents)).map(({ id, npn }) => [id, npn]),
  );
  const random = seededRandom(seed);
  const store = applicationStore(database, () => ({ today, openEnrollment: new Map() }));
  const applicants = people.filter(({ applicationId }) => applicationId !== undefined);
  const dates: { id: string; created: Date; fetched: Date }[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = demoApplicationId(index);
    const person = applicants[index];
    const seller = sellers[index % sellers.length];
    const record = person ? npns.get(person.agentId) : random.pick(sellers).npn;
    const made = await store.find(id, person?.state ?? states(random), record ?? null);
    if (!made) throw new Error(`The sandbox has no application ${id}.`);
    const created = person ? person.signed : daysAfter(now, -1 - daysAgo(random.next(), oldestInDays));
    const raw = person
      ? await personalApplication(store, made, person)
      : await enroll(made, { random, store, day: enrollmentDay(random, today, created) });
    await storeApplication(database, raw, {
      ...{ by: null, now },
      agentSaleId: person?.agentId ?? seller?.agentId ?? null,
    });
    dates.push({ id, created, fetched: fetchedAfter(random, created, now) });
  }
  await database
    .update(users)
    .set({ appId: demoApplicationId(0), version: sql`${users.version} + 1` })
    .where(eq(users.email, customer));
  await database.execute(sql`
    update marketplace_applications a set created_date = made.created, snapshot_date = made.fetched
    from json_to_recordset(${JSON.stringify(dates)}::json) as made (id text, created timestamptz, fetched timestamptz)
    where made.id = a.exchange_assigned_id`);
}

interface Enrolling {
  readonly random: Random;
  readonly store: ReturnType<typeof applicationStore>;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** Enrolls about half of the applications. */
async function enroll(
  made: MarketplaceApplication,
  { random, store, day }: Enrolling,
): Promise<MarketplaceApplication> {
  const { countyFips, object, exchangeAssignedId: id } = made;
  const county = soldCounties().get(countyFips ?? "");
  const [applicant] = object.insuranceApplication.applicants;
  const plan = county && random.pick(plansIn(county, object.insuranceApplication.coverageYear).slice(1));
  if (!applicant || !plan || !random.percent(45)) return made;
  const isCatastrophic = plan.design.metalLevel === "Catastrophic";
  const group = {
    applicants: [applicant.id],
    planId: plan.id,
    aptcSelected: isCatastrophic ? 0 : (applicant.eligibility.aptc?.amount ?? 0),
  };
  const raw = await store.change(id, (application) => submitEnrollment(application, [group], day));
  if (!raw) throw new Error(`The sandbox lost the application ${id}.`);
  return raw;
}

/** A day of this month, after which coverage starts on the same day as if it was today. */
function enrollmentDay(random: Random, today: string, created: Date): string {
  const first = later(firstDay(monthOf(today)), created.toISOString().slice(0, 10));
  return later(first, addDays(today, -random.whole(0, 25)));
}

/** When the portal last fetched it: in the last weeks. */
function fetchedAfter(random: Random, created: Date, now: Date): Date {
  return new Date(Math.max(created.getTime(), daysAfter(now, -random.next() * 20).getTime()));
}
