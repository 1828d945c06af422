import { withClient } from "../with-client.ts";

/** Fills the leads to this many, as copies of those of the demo data with other phone numbers and times. */
export async function fillLeads(databaseUrl: string, wanted: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query("select count(*)::int as leads from leads");
    const copies = Math.floor(wanted / rows[0].leads) - 1;
    await client.query("alter table leads disable trigger user");
    await client.query(
      `insert into leads (
      agent_id, status_id, status_date, first_name, middle_name, last_name, phone, dob, sex, address, city, state,
      zip_code, plan, created_date
    )
    select agent_id, status_id, status_date - earlier, first_name, middle_name, last_name,
      left(phone, 3) || lpad(((substr(phone, 4)::int + copy * 7919) % 10000000)::text, 7, '0'), dob - copy % 3650, sex,
      address, city, state, zip_code, plan, created_date - earlier
    from leads
    cross join generate_series(1, $1::int) as copy
    cross join lateral (select copy * interval '1 hour' as earlier) as moment`,
      [copies],
    );
    await client.query("alter table leads enable trigger user");
    await client.query("vacuum (analyze) leads");
  });
}
