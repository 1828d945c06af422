import type { Database } from "../db/database.ts";
import { states } from "../db/schema/index.ts";
import { nameKey } from "../reference/name-key.ts";
import type { Read } from "./read.ts";

/** Finds the code of a state or territory by its code or name. Null if empty. */
export type FindState = (text: string) => Read<string | null>;

/** The territories, and other names of states. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AS: ["American Samoa"],
  DC: ["Washington DC", "Washington D.C.", "D.C."],
  GU: ["Guam"],
  MP: ["Northern Mariana Islands", "N. Mariana Islands", "CNMI"],
  PR: ["Puerto Rico"],
  VI: ["Virgin Islands", "U.S. Virgin Islands", "USVI"],
};

/** A row of the table of states, which has no territories. */
type StateRow = Pick<typeof states.$inferSelect, "code" | "name">;

/** Options of a lookup of states. */
export interface StateOptions {
  /** Whether territories are refused, because what is read refers to the table of states. @default false */
  readonly refusesTerritories?: boolean;
}

/** Creates a lookup of states, and of the territories and other names. */
export function stateLookup(
  rows: readonly StateRow[],
  { refusesTerritories = false }: StateOptions = {},
): FindState {
  const inTable = new Set(rows.map(({ code }) => code));
  const names = [
    ...rows.map(({ code, name }) => [code, [code, name]] as const),
    ...Object.entries(otherNames).map(([code, others]) => [code, [code, ...others]] as const),
  ];
  const codes = new Map(names.flatMap(([code, keys]) => keys.map((key) => [nameKey(key), code])));
  return (text) => {
    if (text === "") return { value: null };
    // `FL - Florida` and `Florida (FL)` name a state twice.
    const [, one = "", two = ""] = /^(.+?)(?: [-–] |\s*\(|, )(.+?)\)?$/.exec(text) ?? [];
    const twice = codes.get(nameKey(one));
    const code = codes.get(nameKey(text)) ?? (twice === codes.get(nameKey(two)) ? twice : undefined);
    if (code === undefined) return { fault: "isn't a US state." };
    if (refusesTerritories && !inTable.has(code))
      return { fault: "is a territory. Only states are possible." };
    return { value: code };
  };
}

/** Reads all states. */
export async function readStateLookup(database: Database, options?: StateOptions): Promise<FindState> {
  return stateLookup(await database.select({ code: states.code, name: states.name }).from(states), options);
}
