import { policyTwinRows } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";

const { id, carrierId, carrier, policyId, policyNumber, insuredName, effectiveDate, agent } = policyTwinRows;
const { twinId, twinNumber, twinName, twinEffectiveDate, twinAgent } = policyTwinRows;

/** Policies that are probably one. */
export const policyTwinsFeature = feature({
  list: {
    id: "policyTwins.list",
    scope: "everyone",
    table: policyTwinRows,
    key: id,
    fields: {
      id,
      carrierId,
      carrier,
      policyId,
      policyNumber,
      insuredName,
      effectiveDate,
      agent,
      twinId,
      twinNumber,
      twinName,
      twinEffectiveDate,
      twinAgent,
    },
  },
});
