import type { Database } from "../db/database.ts";
import { states } from "../db/schema/index.ts";
import { nameKey } from "../reference/name-key.ts";
import type { Read } from "./read.ts";

/** Finds the code of a state or territory by its code or name. Null if empty. */
export type FindState = (text: string) => Read<string | null>;

/** Other names of states and territories. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  DC: ["Washington DC", "Washington D.C.", "D.C."],
  MP: ["Commonwealth of the Northern Mariana Islands", "N. Mariana Islands", "CNMI"],
  PR: ["Commonwealth of Puerto Rico", "P.R."],
  VI: ["Virgin Islands", "US Virgin Islands", "USVI"],
};

/** A row of the table of states and territories. */
type StateRow = Pick<typeof states.$inferSelect, "code" | "name">;

/** Creates a lookup of states and territories by their codes and names. */
export function stateLookup(rows: readonly StateRow[]): FindState {
  const names = rows.map(({ code, name }) => [code, [code, name, ...(otherNames[code] ?? [])]] as const);
  const codes = new Map(names.flatMap(([code, keys]) => keys.map((key) => [nameKey(key), code])));
  return (text) => {
    if (text === "") return { value: null };
    // `FL - Florida` and `Florida (FL)` name a state twice.
    const [, one = "", two = ""] = /^(.+?)(?: [-–] |\s*\(|, )(.+?)\)?$/.exec(text) ?? [];
    const twice = codes.get(nameKey(one));
    const code = codes.get(nameKey(text)) ?? (twice === codes.get(nameKey(two)) ? twice : undefined);
    return code === undefined ? { problem: "isn't a US state." } : { value: code };
  };
}

/** Reads all states and territories. */
export async function readStateLookup(database: Database): Promise<FindState> {
  return stateLookup(await database.select({ code: states.code, name: states.name }).from(states));
}
