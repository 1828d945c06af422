import { Failure } from "../errors/failure.ts";

/** Limits while reading a body. */
export interface BodyLimits {
  readonly maxBytes: number;
  /** Thrown if the body or its `content-length` is larger. */
  readonly tooLarge: Failure;
  /** Milliseconds until the next chunk must arrive. */
  readonly timeLeft: () => number;
}

/**
 * Reads a body in chunks and checks its size.
 * @throws `tooLarge`; Failure 400 if it takes too long or breaks off
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
    () => late.reject(new Failure(400, "The body took too long to arrive. Send it again.")),
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
  const failure = new Failure(400, "The connection was lost before the whole body arrived. Send it again.");
  failure.cause = cause;
  return failure;
}
