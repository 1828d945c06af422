import { Failure } from "./failure.ts";

/** What a body is held to while it is read. */
export interface BodyLimits {
  /** Bytes. */
  readonly most: number;
  /** What is thrown as soon as there are more, or the sender says that there will be. */
  readonly tooMany: Failure;
  /** How many milliseconds there are until the next piece must be there. */
  readonly patience: () => number;
}

/**
 * The pieces of a body as they come, counted.
 * @throws Failure 413 as `tooMany`, 400 where nothing comes for too long or the body ends before its time
 */
export async function* bodyChunks(
  request: Request,
  { most, tooMany, patience }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const promised = request.headers.get("content-length");
  if (Number(promised ?? 0) > most) throw tooMany;
  if (!request.body) return;
  const reader = request.body.getReader();
  let length = 0;
  while (true) {
    const { done, value } = await inTime(reader.read(), patience());
    if (done) break;
    length += value.length;
    if (length > most) throw tooMany;
    yield value;
  }
  if (promised !== null && length !== Number(promised)) throw cutOff();
}

async function inTime<Result>(reading: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Failure(400, "The body took too long to come. Send it again.")),
    milliseconds,
  );
  try {
    return await Promise.race([
      reading.catch((error: unknown) => Promise.reject(cutOff(error))),
      late.promise,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function cutOff(cause?: unknown): Failure {
  const failure = new Failure(400, "The connection was lost before the whole body had come. Send it again.");
  failure.cause = cause;
  return failure;
}
