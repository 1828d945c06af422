import * as z from "zod";
import type { CommissionMonth } from "../../../../statement-files/read/commission-month.ts";
import { openWorker, type RequestWorker } from "../../../../workers/open-worker.ts";
import { checkedStatementSchema } from "./check-file.ts";
import { foundMonthsSchema } from "./find-months.ts";
import { type StatementFile, type StatementReader, statementReader } from "./statement-reader.ts";

/**
 * A request to the worker: to check all lines, for the months of the lines, or for the next chunk. It responds with null
 * after the last one.
 */
export type StatementRequest = "check" | "chunk" | { readonly until: CommissionMonth | undefined };

/** The maximum size in bytes of a file that is read in the thread of the server. */
const maxSizeInThread = 256 * 1024;

/** Memory limits of a worker in megabytes. Files have at most 32 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 };

/**
 * Reads a statement. Reads a large one in a worker thread, so that the server stays responsive, and its memory is freed
 * at the end.
 * @param file its bytes can't be used anymore afterward
 */
export async function withStatementReader<Result>(
  file: StatementFile,
  work: (reader: StatementReader) => Promise<Result>,
): Promise<Result> {
  if (file.bytes.length <= maxSizeInThread) return work(statementReader(file));
  const worker = openWorker(new URL("./statement-worker.ts", import.meta.url), {
    workerData: file,
    // Moves the bytes instead of copying them.
    transferList: file.bytes.buffer instanceof ArrayBuffer ? [file.bytes.buffer] : [],
    resourceLimits,
  });
  try {
    return await work(readerIn(worker));
  } finally {
    await worker.close();
  }
}

const chunkResponse = z.string().nullable();

function readerIn(worker: RequestWorker): StatementReader {
  const send = (request: StatementRequest) => worker.send(request);
  return {
    months: async (until) => foundMonthsSchema.parse(await send({ until })),
    check: async () => checkedStatementSchema.parse(await send("check")),
    chunks: async function* () {
      for (;;) {
        const chunk = chunkResponse.parse(await send("chunk"));
        if (chunk === null) return;
        yield chunk;
      }
    },
  };
}
