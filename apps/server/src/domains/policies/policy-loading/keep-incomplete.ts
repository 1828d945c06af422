import { type SQL, sql } from "drizzle-orm";
import { lineColumns } from "./line-columns.ts";

const isOfLine = sql`w.carrier_id = s.carrier_id and identifier_key(w.policy_number) = identifier_key(s.policy_number)`;

/** Removes the incomplete policies that were loaded. */
export const removeCompleted = sql`
  delete from incomplete_policies w using chosen_lines s where s.missing is null and ${isOfLine}`;

/**
 * Stores the lines of policies that lack values, one for each term.
 */
export function keepIncomplete(uploadId: string): SQL {
  const columns = sql.raw(lineColumns.join(", "));
  const stored = sql.raw(lineColumns.map((name) => `w.${name}`).join(", "));
  const excluded = sql.raw(lineColumns.map((name) => `excluded.${name}`).join(", "));
  const set = sql.raw(lineColumns.map((name) => `${name} = excluded.${name}`).join(", "));
  return sql`
    with kept as materialized (
      select t.* from term_lines t join chosen_lines s on s.place = t.place
      where s.missing is not null
    ), files as materialized (
      select kept.place, coalesce(
        (select file_name from policy_uploads where id = ${uploadId}),
        (select max(w.file_name) from incomplete_policies w
          where w.carrier_id = kept.carrier_id and identifier_key(w.policy_number) = identifier_key(kept.policy_number))
      ) as file_name
      from kept group by kept.place, kept.carrier_id, kept.policy_number
    ), merged as (
      delete from incomplete_policies w using chosen_lines s
      where s.missing is not null and ${isOfLine} and not exists (
        select from kept where kept.place = s.place and kept.effective_date is not distinct from w.effective_date
      )
    )
    insert into incomplete_policies as w (carrier_id, policy_number, file_name, ${columns})
    select kept.carrier_id, kept.policy_number, files.file_name, ${columns}
    from kept join files on files.place = kept.place
    on conflict (carrier_id, identifier_key(policy_number), coalesce(effective_date, '-infinity'::date))
    do update set file_name = excluded.file_name, ${set}
    where (${stored}) is distinct from (${excluded})`;
}
