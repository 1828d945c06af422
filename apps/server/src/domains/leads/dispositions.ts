import { plainHeader, typeGuids } from "@portico/contract";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { genericEntries } from "../../db/schema/index.ts";
import { promisedKinds } from "../follow-ups/promised-kinds.ts";
import type { Dispositions } from "./read-call-back.ts";

/** Reads the dispositions by their current names and by their codes, without case, spaces and punctuation. */
export async function readDispositions(database: Database): Promise<Dispositions> {
  const { id, name, code, typeId, position } = genericEntries;
  const entries = await database
    .select({ id, name, code })
    .from(genericEntries)
    .where(eq(typeId, typeGuids.leadStatus))
    .orderBy(asc(position), asc(id));
  // A name wins over a code.
  const words = [
    ...entries.map((entry) => [entry.code, entry.id]),
    ...entries.map((entry) => [entry.name, entry.id]),
  ];
  const ids = new Map(words.map(([word, entry]) => [plainHeader(word ?? ""), entry ?? ""]));
  ids.delete("");
  return {
    find: (written) => ids.get(plainHeader(written)),
    promises: (statusId) => promisedKinds.has(statusId),
  };
}
