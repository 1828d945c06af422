import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { type AuditCategory, recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { rateLimits } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import { actionLimits, type LimitedAction, type RateLimit } from "./action-limits.ts";
import { addressGroup } from "./address-group.ts";
import type { SigningKey } from "./signing-key.ts";

/** Whose attempt it is: by an account's name or id, by an address, or both. */
export interface AttemptSource {
  readonly account?: string;
  /** An address that is counted as well. */
  readonly address?: string;
  /** Where the attempt came from, when its address was counted before. */
  readonly from?: string;
}

/**
 * Slows down attempts, counted in the database for all instances together. Those on an account are counted apart where
 * they come from an address that it was signed in to from: nobody elsewhere can keep its owner out there.
 */
export interface RateLimiter {
  /**
   * Counts an attempt; to be called before anything is checked, and outside of any transaction.
   * @throws Failure 429 where too many were counted; it says when to come back
   */
  count(tried: LimitedAction, trier: AttemptSource): Promise<void>;
  /**
   * Gives an account its attempts back, because one from `address` succeeded: those that were counted together with it.
   * Without an address all there are.
   */
  reset(tried: LimitedAction, account: string, address?: string): Promise<void>;
  /** Notes that an account was signed in to from an address: it is one of its own for thirty days. */
  rememberAddress(account: string, address: string): Promise<void>;
  /** Gives an address the one attempt back that succeeded. */
  refund(tried: LimitedAction, address: string): Promise<void>;
}

type Side = "account" | "address";

/** Where the audit keeps what was tried too often. */
const categories = {
  "sign-in": "sign-in",
  "second-factor": "second-factor",
  confirm: "second-factor",
  send: "second-factor",
  forgot: "password",
  reset: "password",
  setup: "registration",
} as const satisfies Record<LimitedAction, AuditCategory>;

/** An address is one of an account's own for so many seconds after it was signed in to from there. */
const knownAddressSeconds = 30 * 24 * 60 * 60;

/** Counts in `database`. Names and addresses stand there as keyed hashes. */
export function createRateLimiter(database: Database, { key: hashKey }: SigningKey): RateLimiter {
  const limiters = new Map<string, RateLimiterDrizzle>();
  const limiterOf = (tried: LimitedAction, side: Side, { attempts, seconds }: RateLimit) => {
    const keyPrefix = `${tried}/${side}/${seconds}`;
    const limiter =
      limiters.get(keyPrefix) ??
      new RateLimiterDrizzle({
        storeClient: database,
        schema: rateLimits,
        points: attempts,
        duration: seconds,
        keyPrefix,
        // One of them sweeps the table for all.
        clearExpiredByTimeout: limiters.size === 0,
      });
    limiters.set(keyPrefix, limiter);
    return limiter;
  };
  const ownAddresses = new RateLimiterDrizzle({
    storeClient: database,
    schema: rateLimits,
    points: 1,
    duration: knownAddressSeconds,
    keyPrefix: "own-address",
    clearExpiredByTimeout: false,
  });
  const hashOf = (text: string) => createHmac("sha256", hashKey).update(text).digest("base64url");
  const keyOfAddress = (address: string) => hashOf(`address:${addressGroup(address)}`);
  const keyOfAccount = (account: string) => hashOf(`account:${account.toLowerCase()}`);
  const keyOfOwn = (account: string, address: string) => `${keyOfAccount(account)}.${keyOfAddress(address)}`;
  /** What an attempt on an account is counted under. */
  const keyOfAttempt = async (account: string, address: string | undefined) => {
    const own = address === undefined ? undefined : keyOfOwn(account, address);
    return own !== undefined && (await ownAddresses.get(own)) ? own : keyOfAccount(account);
  };
  const each = (tried: LimitedAction, side: Side, key: string) =>
    actionLimits[tried][side].map((budget) => ({ key, limiter: limiterOf(tried, side, budget) }));
  return {
    async count(tried, { account, address, from = address }) {
      const all = [
        ...(address === undefined ? [] : each(tried, "address", keyOfAddress(address))),
        ...(account === undefined ? [] : each(tried, "account", await keyOfAttempt(account, from))),
      ];
      // One after the other and all of them, so that what is refused by one is counted by the next too.
      const refusals: Refusal[] = [];
      for (const { key, limiter } of all) refusals.push(...(await consume(limiter, key)));
      if (refusals.length === 0) return;
      // Once for each window: whoever tries on and on does not fill the audit.
      if (refusals.some(({ isFirst }) => isFirst)) {
        await recordAudit(database, {
          category: categories[tried],
          createdBy: null,
          data1: from ?? "",
          result: "slowed down: too many tries",
        });
      }
      throw tooManyAttempts(Math.max(...refusals.map(({ wait }) => wait)));
    },
    async reset(tried, account, address) {
      if (address !== undefined) {
        const key = await keyOfAttempt(account, address);
        for (const { limiter } of each(tried, "account", key)) await limiter.delete(key);
        return;
      }
      for (const { key, limiter } of each(tried, "account", keyOfAccount(account))) {
        // The keys of its own addresses begin with its own.
        await database.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${limiter.getKey(key)})`);
      }
    },
    async rememberAddress(account, address) {
      await ownAddresses.set(keyOfOwn(account, address), 1, knownAddressSeconds);
    },
    async refund(tried, address) {
      for (const { key, limiter } of each(tried, "address", keyOfAddress(address))) await limiter.reward(key);
    },
  };
}

interface Refusal {
  /** Milliseconds until there is an attempt again. */
  readonly wait: number;
  /** Whether it is the first in its window. */
  readonly isFirst: boolean;
}

/** The clocks of instances differ by less than so many seconds. */
const largestSkew = 5 * 60;

/**
 * Takes an attempt. A window that ends later than one that begins now was opened before the clock was set back, and
 * would keep people out for as long as that; it is given up.
 * @returns nothing where there was one left
 */
async function consume(limiter: RateLimiterDrizzle, key: string): Promise<Refusal[]> {
  try {
    await limiter.consume(key);
    return [];
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const { msBeforeNext, consumedPoints } = refusal;
    if (msBeforeNext > (limiter.duration + largestSkew) * 1000) {
      await limiter.delete(key);
      return consume(limiter, key);
    }
    return [{ wait: Math.max(1, msBeforeNext), isFirst: consumedPoints === limiter.points + 1 }];
  }
}

function tooManyAttempts(milliseconds: number): Failure {
  const seconds = Math.ceil(milliseconds / 1000);
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Failure(429, `Too many tries. Try again in ${wait}.`, undefined, { retryAfter: seconds });
}
