import { withClient } from "../with-client.ts";
import { createPartitionsSince } from "./create-partitions-since.ts";

/** Messages by level and category, as servers log them. */
const kinds = [
  ["Info", "sign-in", "Sign-in"],
  ["Info", "sign-in", "Sign-in refused"],
  ["Info", "job", "Job started"],
  ["Info", "job", "Job finished"],
  ["Info", "export", "Export started"],
  ["Info", "upload", "File uploaded"],
  ["Warning", "system", "The database is unavailable"],
  ["Error", "system", "Request failed"],
] as const;
/** One of this many entries has a unique message. */
const rareEvery = 1_000;

const days = 90;

/** Fills the logs to this many entries within the last 90 days, in chronological order, from ten servers. */
export function fillLogs(databaseUrl: string, wanted: number): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query("select count(*)::int as entries from logs");
    // A server that is used for months has the partitions of past months already.
    await createPartitionsSince(databaseUrl, days);
    await client.query(
      `insert into logs (date, level, category, message, user_id, server, fields)
    select now() - interval '${days} days' * (1 - index::float / $1),
      kind ->> 0, kind ->> 1, (kind ->> 2) || case when index % ${rareEvery} = 0 then ' ' || md5(index::text) else '' end,
      ids[1 + index % array_length(ids, 1)], 'portico-' || index % 10 || ':4600',
      json_build_object('requestId', md5(index::text))
    from generate_series(1, $1::int) as index
    cross join (select array(select id from users order by id) as ids) as people
    cross join lateral (select $2::json -> (index * 7 % ${kinds.length})::int as kind) as chosen`,
      [Math.max(0, wanted - rows[0].entries), JSON.stringify(kinds)],
    );
    await client.query("vacuum (analyze) logs");
  });
}
