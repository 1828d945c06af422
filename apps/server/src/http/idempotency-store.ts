import type { KeyObject } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { idempotentAnswers } from "../db/schema/index.ts";
import type { Encryption } from "../encryption/encryption.ts";
import { Failure } from "../errors/failure.ts";
import type { BusinessClock } from "../time/business-clock.ts";
import type { CheckedRequest } from "./handler.ts";
import { requestHash } from "./idempotency-key.ts";
import { type SerializedResponse, serializedResponse } from "./send-result.ts";

const minute = 60_000;
/** How long responses are stored. */
const retention = 24 * 60 * minute;
/** A request still in progress after this long has died. No request takes half as long. */
const inProgressTimeout = 2 * minute;
const sweepInterval = 60 * minute;

/** A request with an `Idempotency-Key`. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** The endpoint's ID. */
  readonly id: string;
  readonly request: CheckedRequest;
  /** The digest of a streamed body. Call it after the body was read, or if nothing else reads it. */
  readonly bodyDigest: (() => Promise<string>) | undefined;
}

/** The right to run the first request with a key. */
export interface IdempotencyReservation {
  /**
   * Saves the response for repeats. Pass the transaction of the work, so that both commit or neither does.
   * @throws Failure 409 if another request has taken over the key
   */
  save(database: Database, response: SerializedResponse): Promise<void>;
  /** Saves the response of work that is already committed. Logs a failure instead of throwing it. */
  saveAfterwards(response: SerializedResponse | undefined): Promise<void>;
  /** Frees the key after a failed request. A response that is already saved is kept. */
  release(): Promise<void>;
}

/** Stores the responses to requests with an `Idempotency-Key`. */
export interface IdempotencyStore {
  /**
   * @returns the response to the first request with the key, or a reservation to run it
   * @throws Failure 422 if the key was used for another request, 409 if its first request is in progress
   */
  begin(
    call: IdempotentRequest,
  ): Promise<{ readonly response: SerializedResponse } | { readonly reservation: IdempotencyReservation }>;
}

interface StoreOptions {
  readonly database: Database;
  readonly clock: Pick<BusinessClock, "now">;
  readonly encryption: Encryption;
  readonly signingKey: { readonly key: KeyObject };
  readonly log: Logger;
}

/** Stores encrypted responses in the database, which all instances share. */
export function createIdempotencyStore(options: StoreOptions): IdempotencyStore {
  const { database, clock, encryption, signingKey } = options;
  let sweptAt = Number.NEGATIVE_INFINITY;
  const sweep = async (now: number) => {
    if (now - sweptAt < sweepInterval) return;
    sweptAt = now;
    await database
      .delete(idempotentAnswers)
      .where(lt(idempotentAnswers.createdAt, new Date(now - retention)));
  };
  return {
    async begin({ userId, key, id, request, bodyDigest }) {
      const owner = { userId, key };
      const hash = requestHash(id, request, signingKey.key);
      const hashWithBody = async () =>
        bodyDigest ? requestHash(id, request, signingKey.key, await bodyDigest()) : hash;
      const now = clock.now();
      await sweep(now.getTime());
      if (await reserve(database, { ...owner, hash }, now)) {
        return { reservation: createReservation(options, { owner, reservedAt: now, hashWithBody }) };
      }
      const [stored] = await database.select().from(idempotentAnswers).where(matchesOwner(owner));
      const body = stored?.body ?? undefined;
      const expectedHash = body === undefined ? hash : await hashWithBody();
      if (stored && stored.requestHash !== expectedHash) throw keyReused();
      if (body === undefined) throw inProgress();
      const response = encryption.decrypt(body, encryptionContext(owner));
      return { response: serializedResponse.parse(JSON.parse(response)) };
    },
  };
}

/** Reserves a key that is new or expired, or whose first request has died. */
async function reserve(
  database: Database,
  { userId, key, hash }: KeyOwner & { hash: string },
  now: Date,
): Promise<boolean> {
  const isOlderThan = (age: number) => lt(idempotentAnswers.createdAt, new Date(now.getTime() - age));
  const reservation = { requestHash: hash, createdAt: now, status: null, body: null };
  const reserved = await database
    .insert(idempotentAnswers)
    .values({ userId, key, ...reservation })
    .onConflictDoUpdate({
      target: [idempotentAnswers.userId, idempotentAnswers.key],
      set: reservation,
      setWhere: sql`${isOlderThan(retention)} or (${isNull(idempotentAnswers.status)} and ${isOlderThan(inProgressTimeout)})`,
    })
    .returning({ key: idempotentAnswers.key });
  return reserved.length > 0;
}

type KeyOwner = Pick<IdempotentRequest, "userId" | "key">;

interface ReservedKey {
  readonly owner: KeyOwner;
  readonly reservedAt: Date;
  readonly hashWithBody: () => Promise<string>;
}

function createReservation(
  { database, encryption, log }: StoreOptions,
  { owner, reservedAt, hashWithBody }: ReservedKey,
): IdempotencyReservation {
  // A request that took over the key has another `createdAt`.
  const isOwn = and(
    matchesOwner(owner),
    eq(idempotentAnswers.createdAt, reservedAt),
    isNull(idempotentAnswers.status),
  );
  const save = async (within: Database, response: SerializedResponse) => {
    const body = encryption.encrypt(JSON.stringify(response), encryptionContext(owner));
    const saved = await within
      .update(idempotentAnswers)
      .set({ status: response.status, body, requestHash: await hashWithBody() })
      .where(isOwn)
      .returning({ key: idempotentAnswers.key });
    if (saved.length === 0) throw inProgress();
  };
  const release = () =>
    database
      .delete(idempotentAnswers)
      .where(isOwn)
      .then(
        () => {},
        (error: unknown) =>
          log.warn({ err: error }, "An idempotency key couldn't be released; it expires in two minutes"),
      );
  return {
    save,
    saveAfterwards: (response) =>
      response
        ? save(database, response).catch((error: unknown) =>
            log.warn({ err: error }, "A response couldn't be saved for repeats of its request"),
          )
        : release(),
    release,
  };
}

/** Frees the keys of requests that died with the process. Only for a database that no other process uses. */
export async function releaseUnfinishedKeys(database: Database): Promise<void> {
  await database.delete(idempotentAnswers).where(isNull(idempotentAnswers.status));
}

function matchesOwner({ userId, key }: KeyOwner) {
  return and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));
}

function encryptionContext({ userId, key }: KeyOwner): string {
  return `idempotent_answers.body/${userId}/${key}`;
}

function keyReused(): Failure {
  return new Failure(
    422,
    "This idempotency key was already used for another request. Use a new key for each request.",
  );
}

function inProgress(): Failure {
  return new Failure(
    409,
    "The first request with this idempotency key is still in progress. Try again in a moment.",
    undefined,
    { retryAfter: 2 },
  );
}
