import { desc, eq, like, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { agents, marketplaceApplications as applications, users } from "../../db/schema/index.ts";
import { seededRandom, weightedPicker } from "../../demo/random.ts";
import { applicationStore } from "../../sandbox/marketplace/applications/application-store.ts";
import { submitEnrollment } from "../../sandbox/marketplace/applications/submit-enrollment.ts";
import { soldCounties } from "../../sandbox/marketplace/geography/geography.ts";
import { plansIn } from "../../sandbox/marketplace/plans/county-plans.ts";
import { storeApplication } from "./store-application.ts";

const count = 160;
const seed = 4640;
/** The first application belongs to the demo customer. */
const firstId = 4_101_223_001;
const customer = "customer@portico.test";
const states = weightedPicker([
  ["FL", 60],
  ["TX", 25],
  ["NC", 9],
  ["AK", 3],
  ["HI", 3],
]);

/** Adds applications of the demo agents to the sandbox and the portal. About half are enrolled. */
export async function demoApplications(database: Database, today: string): Promise<void> {
  const people = await database
    .select({ agentId: agents.id, npn: agents.npn })
    .from(agents)
    .innerJoin(users, eq(users.contactId, agents.contactId))
    .orderBy(desc(like(users.email, "%@portico.test")), users.email)
    .limit(6);
  if (people.length === 0) return;
  const random = seededRandom(seed);
  const store = applicationStore(database, () => ({ today, openEnrollment: new Map() }));
  const now = new Date(`${today}T12:00:00Z`);
  for (let index = 0; index < count; index += 1) {
    const id = String(firstId + index * 7);
    const seller = people[index % people.length];
    const record = index === 0 ? people[0] : random.pick(people);
    const made = await store.find(id, index === 0 ? "FL" : states(random), record?.npn ?? null);
    if (!made) throw new Error(`The sandbox has no application ${id}.`);
    const { countyFips, object } = made;
    const county = soldCounties().get(countyFips ?? "");
    const [applicant] = object.insuranceApplication.applicants;
    const plan = county && random.pick(plansIn(county, object.insuranceApplication.coverageYear).slice(1));
    const isEnrolled = index > 0 && applicant && plan && random.percent(45);
    const group = {
      applicants: applicant ? [applicant.id] : [],
      planId: plan?.id ?? "",
      aptcSelected:
        plan?.design.metalLevel === "Catastrophic" ? 0 : (applicant?.eligibility.aptc?.amount ?? 0),
    };
    const raw = isEnrolled
      ? await store.change(id, (application) => submitEnrollment(application, [group], today))
      : made;
    if (!raw) throw new Error(`The sandbox lost the application ${id}.`);
    await storeApplication(database, raw, { by: null, now, agentSaleId: seller?.agentId ?? null });
  }
  await database
    .update(users)
    .set({ appId: String(firstId), version: sql`${users.version} + 1` })
    .where(eq(users.email, customer));
  await database.update(applications).set({ snapshotDate: now });
}
