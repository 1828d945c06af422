import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { agents, carriers, policies, rates } from "../../../db/schema/index.ts";
import { demoCarrierId, demoCarriers } from "../../../demo/plans.ts";
import type { DemoContext } from "../../../feature/demo-rows.ts";
import { feature } from "../../../feature/feature.ts";
import { yearOf } from "../../../time/business-clock.ts";
import { trackChangedRates, trackRatesHandler } from "../tracking/refresh-job.ts";
import { checkRate } from "./check-rate.ts";

/** Agents' commission rates by carrier and period. */
export const ratesFeature = feature({
  list: {
    id: "rates.list",
    scope: "everyone",
    table: rates,
    fields: { agentName: agents.name, carrierName: carriers.name },
  },
  category: "agent",
  crud: {
    check: checkRate,
    saved: ({ transaction, before }, row) => trackChangedRates(transaction, [before, row]),
  },
  jobs: (services) => [trackRatesHandler(services)],
  demoRows: demoRates,
});

/** Adds rates for each carrier that an agent sells: one until the end of last year, and the current one. */
async function demoRates(database: Database, { today }: DemoContext): Promise<void> {
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
