import { asc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { agents } from "../db/schema/index.ts";
import { nameKey } from "../reference/name-key.ts";
import { normalizeNpn } from "./npn.ts";

/** How a file identifies an agent: by NPN, name, or both. Empty if missing. */
export interface NamedAgent {
  readonly npn: string;
  readonly name: string;
}

/** The agent that a file identifies. */
export interface AgentMatch {
  /** Null if no agent or more than one agent matches. */
  readonly agentId: string | null;
  /** The name on the agent record with this NPN. */
  readonly nameOfNpn: string | null;
  /** The values that match more than one agent. */
  readonly ambiguous: readonly (keyof NamedAgent)[];
}

/**
 * Matches agents in files by the NPN and name on the agent record, which only administrators change. User profiles are
 * ignored.
 */
export interface AgentDirectory {
  /** The agent with the NPN, or else the one with the name. */
  find(named: NamedAgent): AgentMatch;
  /** Changes whenever any match could change. */
  readonly fingerprint: string;
}

interface AgentRow {
  readonly id: string;
  readonly name: string;
  readonly npn: string | null;
}

/** Reads the current directory. */
export async function readAgentDirectory(database: Database): Promise<AgentDirectory> {
  const columns = { id: agents.id, name: agents.name, npn: agents.npn };
  return agentDirectory(await database.select(columns).from(agents).orderBy(asc(agents.id)));
}

/** Creates a directory of these agents. */
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

/** Groups rows by a key. Leaves out rows with an empty key. */
function groupBy(rows: readonly AgentRow[], keyOf: (row: AgentRow) => string): Map<string, AgentRow[]> {
  const groups = Map.groupBy(rows, keyOf);
  groups.delete("");
  return groups;
}
