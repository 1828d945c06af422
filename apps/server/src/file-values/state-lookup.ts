import type { Database } from "../db/database.ts";
import { states } from "../db/schema/index.ts";
import { nameKey } from "../reference/name-key.ts";
import type { Read } from "./read.ts";

/** Finds a state's code by its code or name. Null if empty. */
export type FindState = (text: string) => Read<string | null>;

/** Reads all states. */
export async function readStateLookup(database: Database): Promise<FindState> {
  const rows = await database.select({ code: states.code, name: states.name }).from(states);
  const codes = new Map(rows.flatMap(({ code, name }) => [code, name].map((key) => [nameKey(key), code])));
  return (text) => {
    if (text === "") return { value: null };
    const code = codes.get(nameKey(text));
    return code ? { value: code } : { fault: "isn't a US state." };
  };
}
