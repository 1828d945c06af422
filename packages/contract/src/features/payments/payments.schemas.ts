import { maxStatusComment } from "@portico/endpoints";
import { featureSchemas, filterShape, requiredText } from "@portico/endpoints/schemas";
import * as z from "zod";
import { paymentEndpoints } from "./payments.ts";

const id = z.uuid();
const amount = z.number().describe("In dollars, with two decimals.");

/** An adjustment, bonus or override. */
const enteredPayment = {
  typeId: z.uuid("Choose a type"),
  amount: z
    .number("Enter an amount")
    .min(-9_999_999.99, "At least -$ 9,999,999.99")
    .max(9_999_999.99, "Up to $ 9,999,999.99")
    .multipleOf(0.01, "Up to two decimals")
    .refine((value) => value !== 0, "Can't be zero"),
  carrierId: z.uuid("Choose a carrier").optional(),
  comment: requiredText(maxStatusComment, "Enter a comment"),
};

/** The body of the form that changes an entered payment. */
export const paymentBody = z.strictObject(enteredPayment);
/** The body of the form that adds a payment to a batch. */
export const newPaymentBody = z.strictObject({ agentId: z.uuid("Choose an agent"), ...enteredPayment });

/** The number and sum of some payments. */
const sum = { payments: z.number().int(), amount };
const agentSum = z.object({ agentId: id, agent: z.string(), ...sum });
const carrierSum = z.object({
  carrierId: id.nullable().describe("Null for payments that concern no carrier."),
  carrier: z.string(),
  ...sum,
});

/** A payment slip. */
const slip = z.object({
  paymentNumber: z.string(),
  agentId: id,
  agent: z.string(),
  npn: z.string().nullable().describe("The agent's National Producer Number."),
  batchName: z.string(),
  batchStatus: z.string(),
  createdDate: z.iso.datetime().describe("When the batch was created."),
  paymentDate: z.iso.date().nullable().describe("Null until the batch is paid."),
  carriers: z
    .array(
      z.object({
        carrier: z.string(),
        lines: z.number().int(),
        commissions: amount,
        chargebacks: amount,
      }),
    )
    .describe("The statement lines, summed by carrier."),
  lines: z.array(
    z.object({
      carrier: z.string(),
      typePayment: z.string(),
      policyNumber: z.string(),
      insuredName: z.string(),
      month: z.number().int(),
      year: z.number().int(),
      members: z.number().int(),
      amount,
    }),
  ),
  adjustments: z
    .array(z.object({ typePayment: z.string(), carrier: z.string().nullable(), comment: z.string(), amount }))
    .describe("Adjustments, bonuses and overrides."),
  totalCommissions: amount,
  totalChargebacks: amount,
  totalAdjustments: amount,
  total: amount,
});

/** A payment slip. */
export type Slip = z.infer<typeof slip>;

/** The schemas of the calls on payments. */
export const paymentSchemas = {
  ...featureSchemas(paymentEndpoints, { body: paymentBody }),
  "payments.summaries": {
    query: z.strictObject(filterShape(paymentEndpoints["payments.list"])),
    response: z.object({
      data: z.array(agentSum.extend(carrierSum.shape)),
      agents: z.array(agentSum),
      carriers: z.array(carrierSum),
      ...sum,
    }),
  },
  "payments.slip": {
    query: z.strictObject({
      paymentNumber: z.string().regex(/^[0-9]{1,9}$/, "Must be a whole number."),
    }),
    response: slip,
  },
};
