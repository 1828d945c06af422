import { setImmediate } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { features } from "../all-features.ts";
import type { Database } from "../db/database.ts";
import { carriers, users } from "../db/schema/index.ts";
import { isTaskCompleted, markTaskCompleted } from "../db/settings.ts";
import { markTracked, trackCurrentMonth } from "../domains/commissions/tracking/track-monthly.ts";
import { firstDayOfMonth } from "../domains/commissions/tracking/tracking-selectors.ts";
import type { Encryption } from "../encryption/encryption.ts";
import type { DemoPerson } from "../feature/demo-rows.ts";
import type { FileStorage } from "../storage/storage.ts";
import { seededRandom, weightedPicker } from "../synthetic/random.ts";
import { demoAccounts } from "./accounts.ts";
import { bulkLoad } from "./bulk-load.ts";
import { completeStatementLoads, insertPolicies, varyStatementLines } from "./insert-policies.ts";
import { peopleOf } from "./people.ts";
import { demoCarrierId, demoCarriers, marketExitOf } from "./plans.ts";
import { policyMaker } from "./policies.ts";
import { type Book, seedAccounts, seedFurtherAgents } from "./seed-agents.ts";
import { seedContactEntries } from "./seed-contacts.ts";
import { seedCustomers } from "./seed-customers.ts";
import { seedLeads } from "./seed-leads.ts";
import { seedNotes } from "./seed-notes.ts";
import { seedUsers } from "./seed-users.ts";
import { seedWorkItems } from "./seed-work-items.ts";

/** What the demo data depends on. The same values give the same rows. */
export interface DemoOptions {
  /** How many policies. 0 for accounts only. */
  readonly rows: number;
  /** The day of `now` in the business time zone, `YYYY-MM-DD`. Dates in the data are relative to it. */
  readonly today: string;
  /** When the server starts. Nothing has happened after it. */
  readonly now: Date;
  readonly encryption: Encryption;
  /** Where note attachments are stored. */
  readonly storage: Pick<FileStorage, "put">;
  readonly log: Logger;
}

const done = "demo";
const seed = 4600;
const furtherAgents = 37;
const policiesPerStatement = 5_000;
/** Tracking more demo policies would take too long at the first start. */
const maxTrackedPolicies = 100_000;
const bulkTables = [
  "policies",
  "policy_terms",
  "status_changes",
  "statement_loads",
  "statement_lines",
  "payment_lines",
  "unpaid_policies",
  "lost_policies",
  "customers",
  "leads",
];

/** Fills an empty database in one transaction. If interrupted, it leaves nothing and starts over. */
export async function seedDemo(
  database: Database,
  { rows, today, now, encryption, storage, log }: DemoOptions,
): Promise<void> {
  if (await isTaskCompleted(database, done)) return;
  const [somebody] = await database.select({ id: users.id }).from(users).limit(1);
  if (somebody) return;
  await database.transaction(async (transaction) => {
    const random = seededRandom(seed);
    const books = await seedAccounts(transaction, random, encryption);
    const people: DemoPerson[] = [];
    if (rows > 0) {
      books.push(...(await seedFurtherAgents(transaction, random, furtherAgents)));
      await seedFormerCarriers(transaction, today);
      await bulkLoad(transaction, bulkTables, async () => {
        people.push(...(await seedPolicies(transaction, books, { rows, today, now, log })));
        await varyStatementLines(transaction);
        await completeStatementLoads(transaction, now);
        await seedWorkItems(transaction, today);
        await seedCustomers(transaction, { policies: rows, today, people });
        await seedLeads(transaction, seededRandom(seed + 3), { books, policies: rows, today, people });
      });
      // The rows that follow from these are selected with the planner's statistics.
      for (const table of bulkTables) await transaction.execute(sql`analyze ${sql.identifier(table)}`);
      await seedNotes(transaction, today, storage);
      await seedUsers(transaction, seededRandom(seed + 3), today);
      for (const { demoRows } of features) await demoRows(transaction, { today, now, encryption, people });
    }
    await seedContactEntries(transaction, seededRandom(seed + 2), people);
    await markTaskCompleted(transaction, done);
  });
  // Updates the planner's statistics and enables index-only scans.
  for (const table of bulkTables) await database.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
  if (rows <= maxTrackedPolicies) await trackCurrentMonth({ database, clock: { today: () => today } });
  else await markTracked(database, firstDayOfMonth(today));
}

/** The email addresses of the demo accounts that can sign in. */
export async function findDemoAccounts(database: Database): Promise<ReadonlySet<string>> {
  const emails = demoAccounts.map(({ email }) => email);
  const found = await database
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), eq(users.enabled, true)));
  return new Set(found.map(({ email }) => email));
}

/** @returns the people who have records in other lists, too */
async function seedPolicies(
  database: Database,
  books: readonly Book[],
  { rows, today, now, log }: Omit<DemoOptions, "encryption" | "storage">,
): Promise<DemoPerson[]> {
  const agents = weightedPicker(books.map(({ agentId, share }) => [agentId, share]));
  const make = policyMaker(seededRandom(seed + 1), today, agents);
  const people: DemoPerson[] = [];
  for (let written = 0; written < rows; written += policiesPerStatement) {
    const made = Array.from({ length: Math.min(policiesPerStatement, rows - written) }, make);
    const first = written === 0 ? peopleOf(made, { today, now, agents }) : undefined;
    people.push(...(first?.people ?? []));
    await insertPolicies(database, first?.policies ?? made, written);
    log.info({ policies: Math.min(written + policiesPerStatement, rows), of: rows }, "Demo data");
    // The embedded database blocks the event loop. This lets the server answer that it is starting.
    await setImmediate();
  }
  return people;
}

/** Inserts the carriers that left the market. The others are reference data. */
async function seedFormerCarriers(database: Database, today: string): Promise<void> {
  const left = demoCarriers.filter(({ leftMonthsAgo }) => leftMonthsAgo !== undefined);
  await database.insert(carriers).values(
    left.map((carrier) => ({
      id: demoCarrierId(carrier),
      name: carrier.name,
      marketExitDate: marketExitOf(carrier, today),
    })),
  );
}
