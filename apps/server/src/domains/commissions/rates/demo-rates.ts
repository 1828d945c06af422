import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { policies, rates } from "../../../db/schema/index.ts";
import { demoCarrierId, demoCarriers } from "../../../demo/plans.ts";
import type { DemoContext } from "../../../feature/demo-rows.ts";
import { yearOf } from "../../../time/business-clock.ts";

/** Adds rates for each carrier that an agent sells: one until the end of last year, and the current one. */
export async function demoRates(database: Database, { today }: DemoContext): Promise<void> {
  const year = yearOf(today);
  const carrierRates = JSON.stringify(
    demoCarriers.map((carrier) => ({ carrier_id: demoCarrierId(carrier), rate: carrier.rate })),
  );
  await database.execute(sql`
    insert into ${rates} (agent_id, carrier_id, rate1, start_date, end_date)
    select sold.agent_id, sold.carrier_id, rate - discount, start_date, end_date
    from (select distinct agent_id, carrier_id from ${policies}) as sold
    join json_to_recordset(${carrierRates}::json) as paid (carrier_id uuid, rate numeric)
      on paid.carrier_id = sold.carrier_id
    cross join (values
      (1.5, ${`${year - 2}-01-01`}::date, ${`${year - 1}-12-31`}::date),
      (0, ${`${year}-01-01`}::date, null)
    ) as period (discount, start_date, end_date)`);
}
