import { maxStatusComment } from "@portico/endpoints";
import { featureSchemas, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { paymentBatchEndpoints } from "./payment-batches.ts";
import { newPaymentBody } from "./payments.schemas.ts";

const id = z.uuid();
const amount = z.number().describe("In dollars, with two decimals.");
const params = z.strictObject({ id });

/** The maximum number of agents to choose for a batch. */
export const maxBatchAgents = 500;

/** Which unpaid lines a batch pays. */
const selection = {
  carrierId: z.uuid("Choose a carrier").optional().describe("All carriers by default."),
  month: z.number("Choose a month").int().min(1).max(12).describe("The last month to pay."),
  year: z.number("Enter a year").int().min(2000, "Enter a year").max(2100, "Enter a year"),
  agentIds: z
    .array(z.uuid("Choose an agent"))
    .max(maxBatchAgents)
    .optional()
    .describe("All agents by default."),
};

/** The body of a preview. */
export const batchSelection = z.strictObject(selection);

/** The body of a new batch. */
export const newBatchBody = z.strictObject({
  name: requiredText(100, "Name is required"),
  ...selection,
});

/** The values of the form of a new batch, as its inputs hold them. */
export const newBatchForm = z.object({
  name: newBatchBody.shape.name,
  carrierId: z.string(),
  month: z.string().min(1, "Choose a month"),
  year: z.string().min(1, "Choose a year"),
  agentIds: z.array(z.string()),
});

/** The values of the form of a new batch. */
export type NewBatchForm = z.infer<typeof newBatchForm>;

const changed = z.object({ id, version: z.number().int(), statusId: id });

/** The schemas of the calls on batches. */
export const paymentBatchSchemas = {
  ...featureSchemas(paymentBatchEndpoints, { body: newBatchBody }),
  "paymentBatches.preview": {
    body: batchSelection,
    response: z.object({
      data: z.array(
        z.object({
          agentId: id,
          agent: z.string(),
          carrierId: id,
          carrier: z.string(),
          lines: z.number().int(),
          commissions: amount,
          chargebacks: amount,
          amount,
        }),
      ),
      deferred: z
        .array(z.object({ agentId: id, agent: z.string(), lines: z.number().int(), amount }))
        .describe("Agents with more chargebacks than commissions. Their lines wait for a later batch."),
      agents: z.number().int(),
      lines: z.number().int(),
      amount,
    }),
  },
  "paymentBatches.post": { params, response: changed },
  "paymentBatches.pay": { params, response: changed },
  "paymentBatches.void": {
    params,
    body: z.strictObject({
      comment: requiredText(maxStatusComment, "Enter a reason"),
    }),
    response: changed,
  },
  "paymentBatches.addPayment": {
    params,
    body: newPaymentBody,
    response: z.object({ id, paymentNumber: z.string() }),
  },
};
