import { agents, carriers, rates } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { trackChangedRates, trackRatesHandler } from "../refresh-job.ts";
import { checkRate } from "./check-rate.ts";
import { demoRates } from "./demo-rates.ts";

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
