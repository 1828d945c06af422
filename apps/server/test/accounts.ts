import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Grant } from "../src/access/caller.ts";
import type { Database } from "../src/db/database.ts";
import { agents, contacts, userClaims, userRoles, users, visibility } from "../src/db/schema/index.ts";
import { asSystem } from "./as-system.ts";

/** Options for a test account. */
export interface AccountOptions {
  readonly roles?: readonly ("customer" | "agent" | "administrator" | "securityadmin")[];
  readonly claims?: readonly string[];
  /** Whether its contact is an agent. @default false */
  readonly isAgent?: boolean;
  /** Whose rows it sees besides its own. */
  readonly grants?: readonly Grant[];
}

/** Creates an account for a test that changes it. Its password is that of `agent@portico.test`. */
export async function makeAccount(database: Database, options: AccountOptions) {
  const { roles = [], claims = [], isAgent = false, grants = [] } = options;
  const [model] = await database.select().from(users).where(eq(users.email, "agent@portico.test"));
  const [userId, contactId, agentId] = [randomUUID(), randomUUID(), isAgent ? randomUUID() : null];
  const email = `${userId}@portico.test`;
  await asSystem(database).insert(contacts).values({ id: contactId, firstName: "Test", lastName: "Account" });
  if (agentId)
    await asSystem(database)
      .insert(agents)
      .values({ id: agentId, name: "Test Account", firstName: "Test", lastName: "Account", contactId });
  await asSystem(database)
    .insert(users)
    .values({
      id: userId,
      email,
      passwordHash: model?.passwordHash ?? "",
      passwordSetBy: "owner",
      contactId,
    });
  for (const role of roles) await database.insert(userRoles).values({ userId, role });
  for (const key of claims) await database.insert(userClaims).values({ userId, key, value: "true" });
  for (const grant of grants) await database.insert(visibility).values({ contactId, ...grant });
  return { userId, contactId, agentId, email };
}

/** The agent of a demo account. */
export async function agentOf(database: Database, email: string): Promise<string> {
  const [agent] = await database.select({ id: agents.id }).from(agents).where(eq(agents.loginEmail, email));
  if (!agent) throw new Error(`${email} is not an agent.`);
  return agent.id;
}
