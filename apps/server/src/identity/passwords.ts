import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ConcurrencyQueueFullError, limitConcurrency } from "../concurrency/limit-concurrency.ts";
import { Failure } from "../errors/failure.ts";

/** argon2id with the first parameters that OWASP recommends. Same as the library's defaults, but pinned. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses a full core and one of Node's four threads. Leaves one core and two threads for other work. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** At about 30 ms each, the last one waits for less than half a minute. */
const maxWaiting = 600;
const runLimited = limitConcurrency(atOnce, maxWaiting);

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return withLimit(() => hash(password, cost));
}

/** Verified instead of a missing hash, so that unknown users take as long as known ones. */
const placeholderHash = hashPassword("nobody's password");

/** Whether the password matches. Without a hash it doesn't, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const hashOrNobodys = passwordHash ?? (await placeholderHash);
  const matches = await withLimit(() => verify(hashOrNobodys, password));
  return matches && passwordHash !== undefined;
}

async function withLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await runLimited(work);
  } catch (error) {
    if (!(error instanceof ConcurrencyQueueFullError)) throw error;
    throw new Failure(
      503,
      "Too many people are signing in right now. Try again in a few seconds.",
      undefined,
      {
        retryAfter: 5,
      },
    );
  }
}
