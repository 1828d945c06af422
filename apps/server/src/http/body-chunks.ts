import { Failure } from "../errors/failure.ts";

/** What a body is held to while it is read. */
export interface BodyLimits {
  /** Bytes. */
  readonly maxBytes: number;
  /** What is thrown as soon as there are more, or the sender says that there will be. */
  readonly tooLarge: Failure;
  /** How many milliseconds there are until the next piece must be there. */
  readonly timeLeft: () => number;
}

/**
 * The pieces of a body as they come, counted.
 * @throws Failure 413 as `tooMany`, 400 where nothing comes for too long or the body ends before its time
 */
export async function* bodyChunks(
  request: Request,
  { maxBytes, tooLarge, timeLeft }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const promised = request.headers.get("content-length");
  if (Number(promised ?? 0) > maxBytes) throw tooLarge;
  if (!request.body) return;
  const reader = request.body.getReader();
  let length = 0;
  while (true) {
    const { done, value } = await withTimeout(reader.read(), timeLeft());
    if (done) break;
    length += value.length;
    if (length > maxBytes) throw tooLarge;
    yield value;
  }
  if (promised !== null && length !== Number(promised)) throw connectionLost();
}

async function withTimeout<Result>(reading: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Failure(400, "The body took too long to come. Send it again.")),
    milliseconds,
  );
  try {
    return await Promise.race([
      reading.catch((error: unknown) => Promise.reject(connectionLost(error))),
      late.promise,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function connectionLost(cause?: unknown): Failure {
  const failure = new Failure(400, "The connection was lost before the whole body had come. Send it again.");
  failure.cause = cause;
  return failure;
}
