import { asc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { agents } from "../db/schema/index.ts";
import { nameKey } from "../reference/name-key.ts";
import { normalizeNpn } from "./npn.ts";

/** What a file says about an agent: an NPN, a name, or both; empty where it does not say. */
export interface NamedAgent {
  readonly npn: string;
  readonly name: string;
}

/** The agent that a file names. */
export interface AgentMatch {
  /** Null where no agent matches, or more than one does. */
  readonly agentId: string | null;
  /** The name on the agent record that the NPN matches. */
  readonly nameOfNpn: string | null;
  /** The values that were looked at and match more than one agent, and so none of them. */
  readonly ambiguous: readonly (keyof NamedAgent)[];
}

/**
 * The agents as files are matched with them: by the NPN and name of the agent record, which only administrators change.
 * What people write in their own profiles decides nothing.
 */
export interface AgentDirectory {
  /** The agent with the NPN, otherwise the one with the name. */
  find(named: NamedAgent): AgentMatch;
  /** Differs where the directory would match anything differently. */
  readonly fingerprint: string;
}

interface AgentRow {
  readonly id: string;
  readonly name: string;
  readonly npn: string | null;
}

/** Reads the directory as it is now. */
export async function readAgentDirectory(database: Database): Promise<AgentDirectory> {
  const columns = { id: agents.id, name: agents.name, npn: agents.npn };
  return agentDirectory(await database.select(columns).from(agents).orderBy(asc(agents.id)));
}

/** The directory of these agents. */
export function agentDirectory(rows: readonly AgentRow[]): AgentDirectory {
  const byNpn = groupBy(rows, ({ npn }) => normalizeNpn(npn ?? "") ?? "");
  const byName = groupBy(rows, ({ name }) => nameKey(name));
  return {
    fingerprint: JSON.stringify(rows.map(({ id, name, npn }) => [id, name, npn])),
    find({ npn, name }) {
      const withNpn = byNpn.get(normalizeNpn(npn) ?? "") ?? [];
      const [owner] = withNpn;
      if (owner && withNpn.length === 1) {
        return { agentId: owner.id, nameOfNpn: owner.name, ambiguous: [] };
      }
      const withName = byName.get(nameKey(name)) ?? [];
      return {
        agentId: withName.length === 1 ? (withName[0]?.id ?? null) : null,
        nameOfNpn: null,
        ambiguous: [
          ...(withNpn.length > 1 ? ["npn" as const] : []),
          ...(withName.length > 1 ? ["name" as const] : []),
        ],
      };
    },
  };
}

/** Rows by a key of theirs; an empty key finds nobody. */
function groupBy(rows: readonly AgentRow[], keyOf: (row: AgentRow) => string): Map<string, AgentRow[]> {
  const groups = Map.groupBy(rows, keyOf);
  groups.delete("");
  return groups;
}
