import { inArray, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";
import { agents, users } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { validationFailure } from "../../../http/validation.ts";
import { hasRole } from "../../../identity/roles-and-claims.ts";

const account = sql`select 1 from ${users} where ${users.contactId} = ${agents.contactId}`;

/** Whether an agent can sign in and work. */
export const canWork: SQL = sql`exists (${account} and ${users.enabled} and ${hasRole(users.id, "agent")})`;

/** Whether an agent has an account that can no longer be used to work. Agents who never had one haven't left. */
export const hasLeft: SQL = sql`(exists (${account}) and not ${canWork})`;

/**
 * Checks that an agent has left.
 * @returns the agent's name
 * @throws Failure 422 if there is no such agent, 409 if they have no account that was disabled
 */
export async function requireDeparted(database: Database, agentId: string): Promise<string> {
  const [agent] = await rowsOf(
    database,
    sql`select ${agents.name} as name, ${hasLeft} as "hasLeft" from ${agents} where ${agents.id} = ${agentId}`,
  );
  if (!agent) throw validationFailure("body", { agentId: ["This agent doesn't exist. Choose one."] });
  const name = String(agent.name);
  if (agent.hasLeft !== true) {
    throw new Failure(
      409,
      `${name} doesn't have a disabled account, so their work wasn't reassigned. Disable the account first, or assign rows in their lists.`,
    );
  }
  return name;
}

/**
 * The names of the agents who get work, in their order.
 * @throws Failure 422 that names those who can't get any
 */
export async function requireReceivers(database: Database, ids: readonly string[]) {
  const found = await database
    .select({ id: agents.id, name: agents.name, canWork: sql<boolean>`${canWork}` })
    .from(agents)
    .where(inArray(agents.id, [...ids]));
  const byId = new Map(found.map((agent) => [agent.id, agent]));
  const receivers = ids.map((id) => byId.get(id.toLowerCase()));
  const refused = receivers.filter((agent) => !agent?.canWork).map((agent) => agent?.name ?? "An agent");
  if (refused.length > 0) {
    throw validationFailure("body", {
      receiverIds: [`Choose agents with an enabled account. These have none: ${refused.join(", ")}.`],
    });
  }
  return receivers.flatMap((agent) => (agent ? [{ id: agent.id, name: agent.name }] : []));
}
