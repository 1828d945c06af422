import { sql } from "drizzle-orm";
import { feature } from "../../feature/feature.ts";

const rows = sql`
  select 'l' || id as id, load_id as "loadId", line, case when policy_id is null then 'Unmatched' else 'Matched' end as kind,
    null as reason, policy_number as "policyNumber", insured_name as "insuredName", amount::text as amount
  from statement_lines
  union all
  select 'p' || id, load_id, line, kind, reason, policy_number, insured_name, amount
  from statement_problems`;

const column = (name: string) => sql`load_rows.${sql.identifier(name)}`;

/** The result of each row of a statement file. */
export const statementLoadLinesFeature = feature({
  list: {
    id: "statementLoadLines.list",
    scope: "everyone",
    table: { alias: "load_rows", query: () => rows },
    key: column("id"),
    fields: {
      id: column("id"),
      loadId: column("loadId"),
      line: column("line"),
      kind: column("kind"),
      reason: column("reason"),
      policyNumber: column("policyNumber"),
      insuredName: column("insuredName"),
      amount: column("amount"),
    },
  },
});
