import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Slip } from "@portico/contract/features/payments/payments.schemas";
import * as z from "zod";

/** Memory limits of the worker in megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** A payment slip with the agency's name. */
export interface SlipDocument {
  readonly slip: Slip;
  readonly brand: string;
  /** When the document is created. */
  readonly at: Date;
}

const response = z.tuple([z.instanceof(Uint8Array)]);

/**
 * Renders a payment slip as PDF in a worker thread, so that the server stays responsive.
 * @throws errors of the worker
 */
export async function renderSlip(workerData: SlipDocument): Promise<Uint8Array> {
  const worker = new Worker(new URL("./slip-worker.ts", import.meta.url), { workerData, resourceLimits });
  try {
    return response.parse(await once(worker, "message"))[0];
  } finally {
    await worker.terminate();
  }
}
