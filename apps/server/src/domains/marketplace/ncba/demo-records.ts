import { desc, eq, like } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { agents, ncba, users } from "../../../db/schema/index.ts";
import type { DemoContext } from "../../../feature/demo-rows.ts";
import { emailOf, phoneIn, randomName, streetAddress } from "../../../synthetic/people.ts";
import { seededRandom } from "../../../synthetic/random.ts";
import { addDays } from "../../../time/days.ts";

const count = 40;
const seed = 4630;
const statuses = ["New", "In Review", "Done"] as const;

/** Adds consumer records of the demo agents, from yesterday to two years ago. */
export async function demoRecords(database: Database, { today }: DemoContext): Promise<void> {
  const people = await database
    .select({ agentId: agents.id, userId: users.id })
    .from(agents)
    .innerJoin(users, eq(users.contactId, agents.contactId))
    .orderBy(desc(like(users.email, "%@portico.test")), users.email)
    .limit(4);
  if (people.length === 0) return;
  const random = seededRandom(seed);
  const rows = Array.from({ length: count }, (_, index) => {
    const { agentId = "", userId = "" } = people[index % people.length] ?? {};
    const name = randomName(random);
    return {
      agentId,
      status: random.pick(statuses),
      raw: {
        ...name,
        phone: phoneIn(random.pick(["305", "786", "713"]), random),
        email: emailOf(name, random),
        address: streetAddress(random),
        state: random.pick(["FL", "TX"]),
        householdSize: random.whole(1, 5),
        annualIncome: random.whole(14, 60) * 1_000,
        source: "Website",
      },
      createdBy: userId,
      createdDate: new Date(`${addDays(today, -1 - Math.floor(index ** 2 / 2))}T15:00:00Z`),
    };
  });
  await database.insert(ncba).values(rows);
}
