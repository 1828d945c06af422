import { type EntryCode, entriesOf } from "@portico/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { agents, contacts, userClaims, userRoles, users } from "../db/schema/index.ts";
import { stableId } from "../db/stable-id.ts";
import type { Encryption } from "../encryption/encryption.ts";
import { hashPassword } from "../identity/passwords.ts";
import { totpEncryptionContext } from "../identity/totp.ts";
import { entryId } from "../reference/seed.ts";
import { emailOf, phoneIn, randomName } from "../synthetic/people.ts";
import type { Random } from "../synthetic/random.ts";
import { type DemoAccount, demoAccounts, demoPassword } from "./accounts.ts";

/** An agent and the relative size of their book of business. */
export interface Book {
  readonly agentId: string;
  readonly share: number;
}

interface Person {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Inserts the demo accounts with their contacts and agents. */
export async function seedAccounts(
  database: Database,
  random: Random,
  encryption: Encryption,
): Promise<Book[]> {
  for (const account of demoAccounts) await seedAccount(database, account, encryption);
  const people = demoAccounts.filter(({ book }) => book !== undefined);
  await seedAgents(database, people.map(personOf), random);
  return people.map(({ email, book = 0 }) => ({ agentId: agentId(email), share: book }));
}

/** Inserts agents without an account, with books of different sizes. */
export async function seedFurtherAgents(database: Database, random: Random, count: number): Promise<Book[]> {
  const people = Array.from({ length: count }, (_, index): Person => {
    const name = randomName(random);
    return { ...name, key: `agent ${index}`, email: emailOf(name, random) };
  });
  await database.insert(contacts).values(people.map(contactOf));
  await seedAgents(database, people, random);
  return people.map(({ key }, index) => ({ agentId: agentId(key), share: 30 / (index + 4) }));
}

async function seedAccount(database: Database, account: DemoAccount, encryption: Encryption): Promise<void> {
  const person = personOf(account);
  const id = stableId("user", account.email);
  await database.insert(contacts).values(contactOf(person));
  await database.insert(users).values({
    id,
    email: account.email,
    passwordHash: await hashPassword(demoPassword),
    passwordSetBy: "owner",
    mustChangePassword: account.mustChangePassword ?? false,
    totpSecret: account.totpSecret ? encryption.encrypt(account.totpSecret, totpEncryptionContext(id)) : null,
    contactId: contactId(person.key),
  });
  if (account.roles.length > 0) {
    await database.insert(userRoles).values(account.roles.map((role) => ({ userId: id, role })));
  }
  if (account.claims.length > 0) {
    await database
      .insert(userClaims)
      .values(account.claims.map((key) => ({ userId: id, key, value: "true" })));
  }
}

const agentTypes: readonly EntryCode<"agentType">[] = [
  ...Array.from({ length: 16 }, () => "AGENT" as const),
  "MANAGER",
  "MANAGER",
  "AGENCY",
  "REFERRAL_PARTNER",
];
const agentStatuses: readonly EntryCode<"agentStatus">[] = [
  ...Array.from({ length: 16 }, () => "ACTIVE" as const),
  "INACTIVE",
  "PENDING",
  "PENDING",
  "TERMINATED",
];

/** A random entry. Agents with an account have the first one. */
function pickFor<Code extends string>(key: string, codes: readonly Code[], random: Random): Code {
  const picked = random.pick(codes);
  return key.includes("@") ? (codes[0] ?? picked) : picked;
}

async function seedAgents(database: Database, people: readonly Person[], random: Random): Promise<void> {
  const rows = people.map(({ key, firstName, lastName, email }, index) => ({
    id: agentId(key),
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    contactId: contactId(key),
    loginEmail: email,
    phone: phoneIn(random.pick(["305", "786", "407", "813", "713", "214"]), random),
    npn: String(random.whole(7_000_000, 21_999_999)),
    locationId: entryId("location", random.pick(entriesOf("location")).code),
    agentTypeId: entryId("agentType", pickFor(key, agentTypes, random)),
    statusId: entryId("agentStatus", pickFor(key, agentStatuses, random)),
    // Between 1 and 5 years ago, at different times of the day.
    createdDate: daysAgo(365 + (((index + people.length) * 397) % 1_460), index),
  }));
  await database.insert(agents).values(rows);
}

function daysAgo(days: number, index: number) {
  return sql`now() - make_interval(days => ${days}, mins => ${(index * 53) % 480})`;
}

function personOf({ email, firstName, lastName }: DemoAccount): Person {
  return { key: email, email, firstName, lastName };
}

function contactOf({ key, firstName, lastName }: Person) {
  return { id: contactId(key), firstName, lastName };
}

function contactId(key: string): string {
  return stableId("contact", key);
}

function agentId(key: string): string {
  return stableId("agent", key);
}
