import { asc, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../db/database.ts";
import { audit, auditSeals } from "../../db/schema/index.ts";
import { addDays } from "../../time/days.ts";
import { hashDay } from "./hash-day.ts";

/** The result of comparing the audit with its seals. */
export interface Verification {
  readonly days: number;
  readonly rows: number;
  /** The newest seal. Its hash covers everything before it. */
  readonly last: { readonly day: string; readonly hash: string } | undefined;
  /** Mismatches as messages. Empty if nothing was altered, deleted, or inserted. */
  readonly problems: readonly string[];
}

/**
 * Recomputes the hash of every sealed day and compares.
 * @param known hashes by day that were stored outside the database; they reveal days that were sealed again
 */
export async function verifyAudit(
  database: Database,
  known: Readonly<Record<string, string>> = {},
): Promise<Verification> {
  const seals = await database.select().from(auditSeals).orderBy(asc(auditSeals.day));
  const problems: string[] = [];
  let rows = 0;
  let previous: (typeof seals)[number] | undefined;
  for (const seal of seals) {
    if (!previous && seal.previousHash !== null) {
      problems.push(`The seals before ${seal.day} are missing.`);
    } else if (previous && addDays(previous.day, 1) !== seal.day) {
      problems.push(`Between ${previous.day} and ${seal.day} seals are missing.`);
    } else if (previous && previous.hash !== seal.previousHash) {
      problems.push(`${seal.day}: the seal doesn't match the one of ${previous.day}.`);
    }
    const { hash, rowCount } = await hashDay(database, seal.day, seal.previousHash);
    if (hash !== seal.hash) problems.push(`${seal.day}: ${describeDifference(seal.rowCount, rowCount)}.`);
    rows += rowCount;
    previous = seal;
  }
  for (const [day, hash] of Object.entries(known)) {
    const found = seals.find((seal) => seal.day === day);
    if (found?.hash !== hash)
      problems.push(`${day}: the seal differs from the one you gave. The day was sealed again.`);
  }
  problems.push(...(await findUnsealed(database)));
  const last = previous && { day: previous.day, hash: previous.hash };
  return { days: seals.length, rows, last, problems };
}

function describeDifference(sealed: number, found: number): string {
  if (found < sealed) return `${sealed - found} of ${sealed} rows were deleted`;
  if (found > sealed) return `${found - sealed} rows were inserted after the day was sealed`;
  return `the ${sealed} rows or their seal were altered`;
}

const outside = z.object({ before: z.coerce.number(), unsealed_since: z.string().nullable() });

/** Finds rows older than the first seal, and days that should be sealed by now. */
async function findUnsealed(database: Database): Promise<string[]> {
  const [row] = await rowsOf(
    database,
    sql`with sealed as (select min(${auditSeals.day}) as first_day, max(${auditSeals.day}) as last_day from ${auditSeals}),
      oldest as (
        select (min(${audit.writtenAt}) at time zone 'UTC')::date as day from ${audit}, sealed
        where last_day is null or ${audit.writtenAt} >= (last_day + 1)::timestamp at time zone 'UTC'
      )
    select (select count(*) from ${audit}, sealed
        where ${audit.writtenAt} < first_day::timestamp at time zone 'UTC')::text as before,
      (select day::text from oldest where day < (clock_timestamp() at time zone 'UTC')::date - 1) as unsealed_since`,
  );
  const { before, unsealed_since } = outside.parse(row);
  return [
    ...(before > 0
      ? [`${before} rows are older than the first sealed day, so they were inserted later.`]
      : []),
    ...(unsealed_since === null
      ? []
      : [
          `Rows since ${unsealed_since} aren't sealed. Either seals were deleted, or no server has run since.`,
        ]),
  ];
}
