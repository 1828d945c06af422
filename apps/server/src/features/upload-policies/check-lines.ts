import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/database.ts";
import type { LineMessage } from "../../db/schema/upload-columns.ts";
import { missingValues, type PolicyLine } from "./read-line.ts";

/** Lines of new policies that lack required values. */
export async function incompleteLines(
  database: Database,
  lines: readonly PolicyLine[],
): Promise<LineMessage[]> {
  const lacking = lines.filter((line) => missingValues(line).length > 0);
  if (lacking.length === 0) return [];
  const asked = lacking.map(({ line, carrierId, policyNumber, exchangeId }) => {
    return { line, carrierId, policyNumber, exchangeId };
  });
  const known = await rowsOf(
    database,
    sql`with asked as (
        select * from json_to_recordset(${JSON.stringify(asked)}::json)
          as asked (line int, "carrierId" uuid, "policyNumber" text, "exchangeId" text)
      )
      select asked.line from asked join policies p on p.carrier_id = asked."carrierId"
        and identifier_key(p.policy_number) = identifier_key(asked."policyNumber")
      union
      select asked.line from asked join policies p on p.carrier_id = asked."carrierId"
        and identifier_key(p.exchange_id) = identifier_key(asked."exchangeId")`,
  );
  const isKnown = new Set(known.map(({ line }) => line));
  return lacking
    .filter(({ line }) => !isKnown.has(line))
    .map((line) => ({
      line: line.line,
      reason: [
        `This policy is new, and its row is missing: ${missingValues(line).join(", ")}.`,
        ...line.ambiguousAgent,
      ].join(" "),
    }));
}
