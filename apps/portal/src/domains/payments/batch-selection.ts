import type { NewBatchForm } from "@portico/contract/features/payments/payment-batches.schemas";

/** Converts the form of a new batch to the values of the request that select its lines. */
export function selectionOf({ carrierId, month, year, agentIds }: Omit<NewBatchForm, "name">) {
  return {
    month: Number(month),
    year: Number(year),
    ...(carrierId && { carrierId }),
    ...(agentIds.length > 0 && { agentIds }),
  };
}
