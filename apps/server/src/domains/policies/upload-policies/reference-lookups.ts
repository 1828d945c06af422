import { type AgentDirectory, readAgentDirectory } from "../../../agents/agent-directory.ts";
import type { StatusWords } from "../../../configuration/policy-statuses.ts";
import type { Database } from "../../../db/database.ts";
import { carriers } from "../../../db/schema/index.ts";
import type { Read } from "../../../file-values/read.ts";
import { type FindState, readStateLookup } from "../../../file-values/state.ts";
import { nameKey } from "../../../reference/name-key.ts";
import { statusReader } from "./policy-values.ts";

/** Finds the carriers, agents and states in lines. */
export interface ReferenceLookups {
  /** The carrier with that name, or the selected one if the line has none. */
  carrier(name: string, chosen: string | null): Read<string | null>;
  readonly agents: AgentDirectory;
  readonly state: FindState;
  /** The code of a policy status. */
  status(text: string): Read<string | null>;
}

/** Reads all carriers, agents and states. */
export async function readReferenceLookups(
  database: Database,
  statusWords: StatusWords,
): Promise<ReferenceLookups> {
  const carrierIds = byName(await database.select({ id: carriers.id, name: carriers.name }).from(carriers));
  const agents = await readAgentDirectory(database);
  return {
    agents,
    carrier(name, chosen) {
      if (name === "") return { value: chosen };
      const id = carrierIds.get(nameKey(name));
      return id ? { value: id } : { problem: "isn't a known carrier." };
    },
    state: await readStateLookup(database),
    status: statusReader(statusWords),
  };
}

/** IDs by name. Ignores names without letters and names that two rows share. */
function byName(rows: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
  const groups = Map.groupBy(rows, ({ name }) => nameKey(name));
  groups.delete("");
  return new Map(
    [...groups].flatMap(([key, group]): [string, string][] => {
      const [only] = group;
      return only && group.length === 1 ? [[key, only.id]] : [];
    }),
  );
}
