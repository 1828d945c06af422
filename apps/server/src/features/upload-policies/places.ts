import type { Database } from "../../db/database.ts";
import { agents, carriers, states } from "../../db/schema/index.ts";
import type { Read } from "./values.ts";

/** What lines name, found by name. */
export interface Places {
  /** The carrier of that name; the chosen one where the line names none. */
  carrier(name: string, chosen: string | null): Read<string | null>;
  /** The agent with that NPN, else of that name; null where none is known, or two have the name. */
  agent(npn: string, name: string): { readonly agentId: string | null; readonly aor: string | null };
  /** The code of a state by its code or name. */
  state(text: string): Read<string | null>;
}

/** Reads the carriers, agents and states that there are. */
export async function readPlaces(database: Database): Promise<Places> {
  const carrierIds = byWord(await database.select({ id: carriers.id, name: carriers.name }).from(carriers));
  const everyAgent = await database
    .select({ id: agents.id, name: agents.name, npn: agents.npn })
    .from(agents);
  const ofNpn = new Map(everyAgent.flatMap((agent) => (agent.npn ? [[agent.npn.trim(), agent]] : [])));
  const ofName = byWord(everyAgent);
  const everyState = await database.select({ code: states.code, name: states.name }).from(states);
  const codes = new Map(everyState.flatMap(({ code, name }) => [code, name].map((key) => [word(key), code])));
  return {
    carrier(name, chosen) {
      if (name === "") return { value: chosen };
      const id = carrierIds.get(word(name));
      return id ? { value: id } : { fault: "is no carrier that is known here." };
    },
    agent(npn, name) {
      const found = ofNpn.get(npn.replace(/\D/g, ""));
      return { agentId: found?.id ?? ofName.get(word(name)) ?? null, aor: name || found?.name || null };
    },
    state(text) {
      if (text === "") return { value: null };
      const code = codes.get(word(text));
      return code ? { value: code } : { fault: "is none of the United States." };
    },
  };
}

/** Ids by name; a name that two share finds neither. */
function byWord(rows: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
  const groups = Map.groupBy(rows, ({ name }) => word(name));
  return new Map(
    [...groups].flatMap(([key, group]): [string, string][] => {
      const [only] = group;
      return only && group.length === 1 ? [[key, only.id]] : [];
    }),
  );
}

/** A name without regard to case, accents, spaces and punctuation. */
function word(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
