import { sql } from "drizzle-orm";
import { readAgentDirectory } from "../../../agents/agent-directory.ts";
import { type Database, rowsOf } from "../../../db/database.ts";

/** How incomplete policies name an agent, and who that is. */
interface FoundAgent {
  readonly npn: string;
  readonly name: string;
  readonly agentId: string;
}

/** The agents whom incomplete policies without an agent name, by NPN or name, as far as they are known by now. */
export async function findNamedAgents(transaction: Database): Promise<FoundAgent[]> {
  const named = await rowsOf(
    transaction,
    sql`select distinct coalesce(agent_npn, '') as npn, coalesce(aor, '') as name from incomplete_policies
      where agent_id is null and (agent_npn is not null or aor is not null)`,
  );
  if (named.length === 0) return [];
  const directory = await readAgentDirectory(transaction);
  return named.flatMap((row) => {
    const [npn, name] = [String(row.npn), String(row.name)];
    const { agentId } = directory.find({ npn, name });
    return agentId === null ? [] : [{ npn, name, agentId }];
  });
}

/** Assigns incomplete policies without an agent to the one whom they name. Requires the upload lock and an author. */
export async function assignNamedAgents(transaction: Database): Promise<void> {
  const found = await findNamedAgents(transaction);
  if (found.length === 0) return;
  await transaction.execute(
    sql`update incomplete_policies w set agent_id = f."agentId"
      from json_to_recordset(${JSON.stringify(found)}::json) as f (npn text, name text, "agentId" uuid)
      where w.agent_id is null and coalesce(w.agent_npn, '') = f.npn and coalesce(w.aor, '') = f.name`,
  );
}
