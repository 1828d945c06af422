import { setImmediate as othersFirst } from "node:timers/promises";
import { type AbortResponse, headRequestOnly, ResponseInterrupted } from "./connection.ts";

/** Options of a response stream. */
export interface ResponseStreamOptions {
  readonly abortResponse: AbortResponse;
  /** Called when the client disconnects, before current work has ended. */
  readonly onClientGone?: () => void;
  /** Called once when all work for the stream has ended. */
  readonly onEnd?: () => void;
  /**
   * Milliseconds within which the client must read a chunk. A stalled client would keep its slot forever.
   * @default 60000
   */
  readonly readTimeout?: number;
}

/** Converts chunks to a byte stream. Chunks are produced on demand, and work stops if the client disconnects. */
export function toResponseStream(
  pieces: AsyncIterable<string | Uint8Array>,
  { abortResponse, onClientGone, onEnd, readTimeout: patience = 60_000 }: ResponseStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const finish = async () => {
    isOver = true;
    clearTimeout(timer);
    try {
      await iterator.return?.();
    } finally {
      onEnd?.();
    }
  };
  /** @returns whether there was a connection */
  const interruptResponse = (reason: string): boolean => {
    if (isOver) return true;
    end();
    return abortResponse(new ResponseInterrupted(reason));
  };
  const end = () => {
    isOver = true;
    onClientGone?.();
    finish().catch(() => {});
  };
  const waitForClient = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    timer = setTimeout(() => {
      const reason = "the client stopped reading";
      if (!interruptResponse(reason)) controller.error(new ResponseInterrupted(reason));
    }, patience);
    timer.unref();
  };
  return new ReadableStream(
    {
      start: waitForClient,
      async pull(controller) {
        clearTimeout(timer);
        try {
          await othersFirst();
          const { done, value } = await iterator.next();
          if (isOver) return;
          if (done) {
            controller.close();
            await finish();
          } else {
            controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
            waitForClient(controller);
          }
        } catch (error) {
          if (isOver) return;
          const isBroken = abortResponse(error);
          await finish().catch(() => {});
          if (!isBroken) controller.error(error);
        }
      },
      cancel(reason: unknown) {
        if (reason === headRequestOnly) end();
        else interruptResponse("the client disconnected");
      },
    },
    { highWaterMark: 0 },
  );
}
