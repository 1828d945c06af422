import { paidLines } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";

const { id, agent, carrier, policyNumber, insuredName, month, year, members, amount } = paidLines;
const { typePayment, paymentNumber, batchName, batchStatus, agentId, typeId } = paidLines;

/** The statement lines that payments consist of. */
export const commissionsFeature = feature({
  list: {
    id: "commissions.list",
    scope: { area: "AgentPayment", agentId },
    table: paidLines,
    key: id,
    fields: {
      id,
      agent,
      carrier,
      policyNumber,
      insuredName,
      month,
      year,
      members,
      amount,
      typePayment,
      paymentNumber,
      batchName,
      batchStatus,
      agentId,
      typeId,
    },
    sortedBy: { paymentNumber: { source: paymentNumber } },
  },
});
