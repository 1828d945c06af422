import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";
import { identifierKey } from "../../../db/schema/identifier-key.ts";
import { ambiguousNumbers, isPolicyOf } from "../../../policy-numbers/policy-of-number.ts";
import type { RowResult } from "../../../row-results/row-result.ts";

const numberOfLine = { carrierId: sql`l.carrier_id`, number: sql`l.policy_number` };

/**
 * Removes the staged lines whose number is that of several policies in other spellings, because nothing tells which of
 * them is meant.
 * @returns why they are left out, in the order of the file
 */
export async function leaveOutAmbiguousLines(transaction: Database, uploadId: string): Promise<RowResult[]> {
  const rows = await rowsOf(
    transaction,
    sql`with found as materialized (
        select l.line, ${ambiguousNumbers(numberOfLine)} as numbers
        from policy_upload_lines l
        where l.upload_id = ${uploadId} and exists (
          select from policies p
          where p.carrier_id = l.carrier_id and ${identifierKey(sql`p.policy_number`)} = ${identifierKey(numberOfLine.number)}
            and p.policy_number <> l.policy_number
        )
      )
      delete from policy_upload_lines l using found
      where l.upload_id = ${uploadId} and l.line = found.line and found.numbers is not null
      returning l.line, found.numbers`,
  );
  return rows
    .map(
      ({ line, numbers }): RowResult => ({
        line: Number(line),
        result: "Skipped",
        reason: `The policy number matches several policies: ${numbers}. This row was left out. Write the number exactly as that of one of them, and upload the row again.`,
      }),
    )
    .sort((one, other) => one.line - other.line);
}

/** Gives new policies one spelling of their number, that of their first line. */
export function adoptFirstSpelling(uploadId: string): SQL {
  const key = identifierKey(numberOfLine.number);
  return sql`
    update policy_upload_lines l set policy_number = first.policy_number
    from (
      select distinct on (carrier_id, ${key}) carrier_id, ${key} as key, policy_number
      from policy_upload_lines l where upload_id = ${uploadId}
      order by carrier_id, ${key}, line
    ) first
    where l.upload_id = ${uploadId} and l.carrier_id = first.carrier_id and ${key} = first.key
      and l.policy_number <> first.policy_number
      and not exists (
        select from policies p
        where p.carrier_id = l.carrier_id and ${identifierKey(sql`p.policy_number`)} = first.key
      )`;
}

/** Gives the staged lines of stored policies the number as the policy has it, so that they can be joined by it. */
export function adoptStoredSpelling(uploadId: string): SQL {
  return sql`
    update policy_upload_lines l set policy_number = p.policy_number
    from policies p
    where l.upload_id = ${uploadId} and ${isPolicyOf(numberOfLine)} and p.policy_number <> l.policy_number`;
}

/**
 * Gives policies, or incomplete ones, the number that the carrier assigned. Until then, the number of those that came
 * from the Marketplace is the exchange's ID. One that already has the carrier's number stays the one that the file
 * updates.
 */
export function numberByExchange(table: "policies" | "incomplete_policies", uploadId: string): SQL {
  const numbered = sql.identifier(table);
  // Terms of an incomplete policy share a number.
  const isTwin =
    table === "policies" && sql`identifier_key(other.policy_number) = l.exchange_key and other.id <> p.id`;
  return sql`
    update ${numbered} p set policy_number = l.policy_number
    from (
      select distinct on (carrier_id, identifier_key(exchange_id)) carrier_id, policy_number,
        identifier_key(exchange_id) as exchange_key
      from policy_upload_lines where upload_id = ${uploadId} and exchange_id is not null
      order by carrier_id, identifier_key(exchange_id), line desc
    ) l
    where p.carrier_id = l.carrier_id and identifier_key(p.exchange_id) = l.exchange_key
      and identifier_key(p.policy_number) = l.exchange_key
      and not exists (
        select from ${numbered} other
        where other.carrier_id = l.carrier_id
          and (identifier_key(other.policy_number) = identifier_key(l.policy_number) or ${isTwin})
      )`;
}

/**
 * Creates `enrolled_twins`: the chosen lines, by their `place`, whose policy isn't the one that was enrolled in the
 * portal with their ID of the exchange, with the number of that one. Both policies become twins.
 */
export function findEnrolledTwins(): readonly SQL[] {
  return [
    sql`create temp table enrolled_twins on commit drop as
      select s.place, p.id, e.id as twin_id, e.policy_number as twin_number,
        (p.created_date, p.id) <= (e.created_date, e.id) as is_older
      from chosen_lines s
      join policies p on p.carrier_id = s.carrier_id and p.policy_number = s.policy_number
      join policies e on e.carrier_id = s.carrier_id and identifier_key(e.exchange_id) = identifier_key(s.exchange_id)
        and identifier_key(e.policy_number) = identifier_key(s.exchange_id) and e.id <> p.id`,
    sql`insert into policy_twins (policy_id, twin_id)
      select case when is_older then id else twin_id end, case when is_older then twin_id else id end from enrolled_twins
      on conflict do nothing`,
  ];
}
