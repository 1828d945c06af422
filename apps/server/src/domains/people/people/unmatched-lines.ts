import { endpoints } from "@portico/contract";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { meets } from "../../../access/preview.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { policyIdsOf } from "./person-policies.ts";
import type { VisibleRecord } from "./visible-records.ts";

const lineRows = z.array(
  z.object({
    id: z.coerce.string(),
    carrier: z.string(),
    policyNumber: z.string(),
    year: z.number(),
    month: z.number(),
    amount: z.coerce.number(),
  }),
);

const maxLines = 10;

/**
 * Commission lines without a policy that are likely those of the person's policies: of the same carrier, with the
 * person's name or a policy's number. Only for callers who may match them. Latest months first.
 */
export async function readUnmatchedLines(
  database: Database,
  caller: Caller,
  records: readonly VisibleRecord[],
) {
  const ids = policyIdsOf(records);
  if (ids.length === 0 || !meets(endpoints["unmatchedLines.list"].access, caller)) return [];
  return lineRows.parse(
    await rowsOf(
      database,
      sql`with own as (
          select carrier_id, identifier_key(policy_number) as number,
            array[search_key(first_name || ' ' || last_name), search_key(last_name || ' ' || first_name),
              search_key(last_name || ', ' || first_name)] as names
          from policies where id = any(${sql.param(ids)}::uuid[])
        )
        select distinct line.id, carriers.name as carrier, line.policy_number as "policyNumber", line.year, line.month,
          line.amount
        from own join statement_lines line on line.carrier_id = own.carrier_id and line.policy_id is null
          and (identifier_key(line.policy_number) = own.number or search_key(line.insured_name) = any(own.names))
        join statement_loads loads on loads.id = line.load_id and loads.state = 'Loaded'
        join carriers on carriers.id = line.carrier_id
        order by line.year desc, line.month desc, line.id limit ${maxLines}`,
    ),
  );
}
