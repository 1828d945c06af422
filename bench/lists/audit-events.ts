import type pg from "pg";
import { createPartitionsSince } from "../logs/create-partitions-since.ts";
import { withClient } from "../with-client.ts";

const days = 200;

/** Fills the audit log to this many events within the last 200 days, in chronological order, as a server does. */
export async function fillAuditLog(databaseUrl: string, wanted: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query("select count(*)::int as events from audit");
    const missing = Math.max(0, wanted - rows[0].events);
    await client.query("alter table audit disable trigger user");
    await partitionPastMonths(client, databaseUrl);
    await client.query(
      `insert into audit (category, created_by, occurred_at, written_at, data1, data2, result)
    select (array['read', 'policy', 'sign-in', 'export'])[1 + index % 4],
      (array(select id from users order by id))[1 + index % (select count(*) from users)],
      at, at, 'policies/' || md5(index::text)::uuid, 'statusId ' || md5((index * 7)::text), 'changed'
    from generate_series(1, $1::int) as index
    cross join lateral (select now() - interval '${days} days' * (1 - index::float / $1) as at) as moment`,
      [missing],
    );
    await client.query("alter table audit enable trigger user");
    await client.query("vacuum (analyze) audit");
  });
}

/** A new database has one partition for all earlier events. One that is used for months has one for each. */
async function partitionPastMonths(client: pg.Client, databaseUrl: string): Promise<void> {
  const { rows } = await client.query("select to_regclass('audit_earlier') is not null as has_earlier");
  if (!rows[0].has_earlier) return;
  await client.query("alter table audit detach partition audit_earlier");
  await createPartitionsSince(databaseUrl, days);
  await client.query("insert into audit overriding system value select * from audit_earlier");
  await client.query("drop table audit_earlier");
}
