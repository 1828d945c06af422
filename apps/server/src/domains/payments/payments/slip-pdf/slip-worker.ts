/** Renders one payment slip in a worker thread. */
import { parentPort, workerData } from "node:worker_threads";
import { drawSlip } from "./draw-slip.ts";
import type { SlipDocument } from "./render-slip.ts";

parentPort?.postMessage(await drawSlip(workerData as SlipDocument));
