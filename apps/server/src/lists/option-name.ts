import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { agentsOfferedTo } from "../access/scope.ts";
import { type Database, rowsOf } from "../db/database.ts";
import { agents, carriers, genericEntries, statementLoads, states } from "../db/schema/index.ts";

/** A value of a lookup's options. */
export interface LookupOption {
  /** The id of the lookup endpoint. */
  readonly lookup: string;
  /** The parameters of its path. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** The id of the option; of a state, its code. */
  readonly value: string;
}

/** The name of a lookup's option. Undefined if there is none that the caller can choose, or no such lookup. */
export async function optionName(
  database: Database,
  caller: Caller,
  { lookup, params, value }: LookupOption,
): Promise<string | undefined> {
  const find = async (query: SQL) => {
    const [row] = await rowsOf(database, query);
    return row && String(row.name);
  };
  switch (lookup) {
    case "agents.lookup": {
      const isOffered = agentsOfferedTo(caller, agents.id);
      return find(sql`select name from ${agents} where ${agents.id}::text = ${value} and ${isOffered}`);
    }
    case "carriers.lookup":
      return find(sql`select name from ${carriers} where ${carriers.id}::text = ${value}`);
    case "states.lookup":
      return find(sql`select name from ${states} where ${states.code} = ${value}`);
    case "statementLoads.lookup":
      return find(
        sql`select file_name as name from ${statementLoads} where ${statementLoads.id}::text = ${value}`,
      );
    case "types.lookup":
      return find(
        sql`select name from ${genericEntries} where ${and(
          eq(genericEntries.typeId, params?.typeGuid ?? ""),
          ne(genericEntries.name, ""),
          eq(sql`${genericEntries.id}::text`, value),
        )}`,
      );
    default:
      return undefined;
  }
}
