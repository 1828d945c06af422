import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ConcurrencyQueueFullError, limitConcurrency } from "../concurrency/limit-concurrency.ts";
import { Failure } from "../errors/failure.ts";

/** argon2id at the cost OWASP names first; the library's own defaults, written down so that they stay. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing fills a core and one of Node's four threads: one core stays for the rest, and two threads. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** At some 30 ms each, the last of them waits for less than half a minute. */
const mostWaiting = 600;
const runLimited = limitConcurrency(atOnce, mostWaiting);

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return withLimit(() => hash(password, cost));
}

/** Checked in place of a hash that is not there, so that an unknown user takes as long as a known one. */
const placeholderHash = hashPassword("nobody's password");

/** Whether the password is the one; without a hash it is not, after the same time. */
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
    throw new Failure(503, "Too many people sign in at this moment. Try again in a few seconds.", undefined, {
      retryAfter: 5,
    });
  }
}
