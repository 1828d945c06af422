/** Reads one statement in a worker thread. */
import { parentPort, workerData } from "node:worker_threads";
import { type StatementFile, statementReader } from "./statement-reader.ts";
import type { StatementRequest } from "./with-statement-reader.ts";

const port = parentPort;
if (!port) throw new Error("This file must be started as a worker.");

const reader = statementReader(workerData as StatementFile);
const chunks = reader.chunks()[Symbol.asyncIterator]();

port.on("message", async (request: StatementRequest) => {
  if (request === "check") return port.postMessage(await reader.check());
  if (request !== "chunk") return port.postMessage(await reader.months(request.until));
  const { done, value } = await chunks.next();
  port.postMessage(done ? null : value);
});
