import type { CutOff } from "../../http/connection.ts";

/** The pieces as bytes, made only when they are asked for; a reader that goes ends the making. */
export function streamOf(
  pieces: AsyncIterable<string | Uint8Array>,
  cutOff: CutOff,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
        } catch (error) {
          if (!cutOff(error)) controller.error(error);
        }
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
