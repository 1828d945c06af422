import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { idempotentAnswers } from "../db/schema/index.ts";
import type { Services } from "../services.ts";
import { Failure } from "./failure.ts";
import type { CheckedRequest } from "./handler.ts";
import { requestHash } from "./idempotency-key.ts";
import { type SentAnswer, sentAnswer } from "./sent-answer.ts";

const minute = 60_000;
/** An answer is kept that long. */
const keptFor = 24 * 60 * minute;
/** A first call that has not ended by then has died: none takes half as long. */
const underWayFor = 2 * minute;
/** What is kept too long is swept away that often. */
const sweepEvery = 60 * minute;

/** A call that came with a key. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  /** The endpoint's id. */
  readonly id: string;
  readonly request: CheckedRequest;
  /** What stands for a body that is read while it comes; to be asked once it was read, or where nobody else reads it. */
  readonly streamed: (() => Promise<string>) | undefined;
}

/** The first call under its key. */
export interface FirstCall {
  /**
   * Keeps the answer for repeats; in the transaction of the work where there is one, so that both stand or neither.
   * @throws Failure 409 where another call has taken the key over meanwhile
   */
  keep(database: Database, answer: SentAnswer): Promise<void>;
  /** Keeps the answer to work that is done already; where that fails it is logged, since the work stands. */
  keepAfterwards(answer: SentAnswer | undefined): Promise<void>;
  /** Gives the key back: nothing was done, and a repeat may do it. An answer that stands already stays. */
  giveBack(): Promise<void>;
}

/** Remembers what calls with an `Idempotency-Key` were answered. */
export interface Repeats {
  /**
   * @returns the answer that the key's first call got, or the right to be the first
   * @throws Failure 422 where the key was used for another request, 409 where its first call is under way
   */
  begin(call: KeyedCall): Promise<{ readonly answer: SentAnswer } | { readonly first: FirstCall }>;
}

type Parts = Pick<Services, "database" | "clock" | "sealing" | "signingKey"> & { readonly log: Logger };

/** Remembers in the database, for all instances together. Answers stand there sealed. */
export function repeatsIn({ database, clock, sealing, signingKey, log }: Parts): Repeats {
  let sweptAt = Number.NEGATIVE_INFINITY;
  const sweep = async (now: number) => {
    if (now - sweptAt < sweepEvery) return;
    sweptAt = now;
    await database.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(now - keptFor)));
  };
  return {
    async begin({ userId, key, id, request, streamed }) {
      const place = { userId, key };
      const hash = requestHash(id, request, signingKey.key);
      const wholeHash = async () =>
        streamed ? requestHash(id, request, signingKey.key, await streamed()) : hash;
      const now = clock.now();
      await sweep(now.getTime());
      if (await reserve(database, { ...place, hash }, now)) {
        return { first: firstCall({ database, sealing, log }, { place, since: now, wholeHash }) };
      }
      const [there] = await database.select().from(idempotentAnswers).where(isOf(place));
      const body = there?.body ?? undefined;
      const asked = body === undefined ? hash : await wholeHash();
      if (there && there.requestHash !== asked) throw usedOtherwise();
      if (body === undefined) throw underWay();
      return { answer: sentAnswer.parse(JSON.parse(sealing.open(body, placeOf(place)))) };
    },
  };
}

/** Takes a key that is new, too old, or whose first call has died. */
async function reserve(
  database: Database,
  { userId, key, hash }: Place & { hash: string },
  now: Date,
): Promise<boolean> {
  const before = (age: number) => lt(idempotentAnswers.createdAt, new Date(now.getTime() - age));
  const fresh = { requestHash: hash, createdAt: now, status: null, body: null };
  const reserved = await database
    .insert(idempotentAnswers)
    .values({ userId, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotentAnswers.userId, idempotentAnswers.key],
      set: fresh,
      setWhere: sql`${before(keptFor)} or (${isNull(idempotentAnswers.status)} and ${before(underWayFor)})`,
    })
    .returning({ key: idempotentAnswers.key });
  return reserved.length > 0;
}

type Place = Pick<KeyedCall, "userId" | "key">;

interface Reserved {
  readonly place: Place;
  readonly since: Date;
  /** Of the request with a body that is read while it comes. */
  readonly wholeHash: () => Promise<string>;
}

function firstCall(
  { database, sealing, log }: Pick<Parts, "database" | "sealing" | "log">,
  { place, since, wholeHash }: Reserved,
): FirstCall {
  // Another call that took the key over has another moment.
  const own = and(isOf(place), eq(idempotentAnswers.createdAt, since), isNull(idempotentAnswers.status));
  const keep = async (within: Database, answer: SentAnswer) => {
    const body = sealing.seal(JSON.stringify(answer), placeOf(place));
    const kept = await within
      .update(idempotentAnswers)
      .set({ status: answer.status, body, requestHash: await wholeHash() })
      .where(own)
      .returning({ key: idempotentAnswers.key });
    if (kept.length === 0) throw underWay();
  };
  const giveBack = () =>
    database
      .delete(idempotentAnswers)
      .where(own)
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, "an idempotency key is free again in two minutes only"),
      );
  return {
    keep,
    keepAfterwards: (answer) =>
      answer
        ? keep(database, answer).catch((error: unknown) =>
            log.warn({ err: error }, "an answer could not be kept for repeats of its call"),
          )
        : giveBack(),
    giveBack,
  };
}

/** Frees keys whose calls died with the process; only for a database that no other process uses. */
export async function forgetUnfinished(database: Database): Promise<void> {
  await database.delete(idempotentAnswers).where(isNull(idempotentAnswers.status));
}

function isOf({ userId, key }: Place) {
  return and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));
}

function placeOf({ userId, key }: Place): string {
  return `idempotent_answers.body/${userId}/${key}`;
}

function usedOtherwise(): Failure {
  return new Failure(
    422,
    "This idempotency key was used for another request: send a new key with a new request.",
  );
}

function underWay(): Failure {
  return new Failure(
    409,
    "The first request with this idempotency key is still under way: ask again in a moment.",
    undefined,
    { retryAfter: 2 },
  );
}
