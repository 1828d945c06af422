import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { type AuditCategory, recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { rateLimits } from "../db/schema/index.ts";
import { tooManyAttempts } from "../errors/too-many-attempts.ts";
import { addressGroup } from "../http/address-group.ts";
import { actionLimits, type LimitedAction, type RateLimit } from "./action-limits.ts";
import { logSignIn } from "./log-sign-in.ts";
import type { SigningKey } from "./signing-key.ts";

/** The source of an attempt: an account's name or ID, an address, or both. */
export interface AttemptSource {
  readonly account?: string;
  /** An address to count as well. */
  readonly address?: string;
  /** The address of the attempt if it was already counted. */
  readonly from?: string;
}

/**
 * Limits attempts, counted in the database for all instances. Attempts on an account from its known addresses are
 * counted separately, so that attackers elsewhere can't lock the owner out.
 */
export interface RateLimiter {
  /**
   * Counts an attempt. Call it before any check and outside of transactions.
   * @throws Failure 429 after too many attempts, with the time to retry
   */
  count(tried: LimitedAction, trier: AttemptSource): Promise<void>;
  /** Resets an account's attempts after a success from `address`. Without an address, resets all of them. */
  reset(tried: LimitedAction, account: string, address?: string): Promise<void>;
  /** Remembers an address of a successful sign-in for thirty days. */
  rememberAddress(account: string, address: string): Promise<void>;
  /** Uncounts the successful attempt of an address. */
  refund(tried: LimitedAction, address: string): Promise<void>;
}

type Side = "account" | "address";

/** The audit category of each action. */
const categories = {
  "sign-in": "sign-in",
  "second-factor": "second-factor",
  confirm: "second-factor",
  send: "second-factor",
  forgot: "password",
  reset: "password",
  setup: "registration",
  consent: "offline-application",
  quote: "lead",
  "quote-lead": "lead",
  "quote-link": "lead",
} as const satisfies Record<LimitedAction, AuditCategory>;

/** How many seconds an address stays known. */
const knownAddressSeconds = 30 * 24 * 60 * 60;

/** Creates a rate limiter. Names and addresses are stored as keyed hashes. */
export function createRateLimiter(
  database: Database,
  { key: hashKey }: SigningKey,
  log: Logger,
): RateLimiter {
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
        // One of them cleans up the table for all.
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
  /** The key that attempts on an account are counted under. */
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
      // Run all of them in sequence, so that an attempt refused by one limit is counted by the next.
      const rejections: RateLimitRejection[] = [];
      for (const { key, limiter } of all) rejections.push(...(await consume(limiter, key)));
      if (rejections.length === 0) return;
      // Audit and log once per window, so that repeated attempts don't fill the audit.
      if (rejections.some(({ isFirst }) => isFirst)) {
        await recordAudit(database, {
          category: categories[tried],
          createdBy: null,
          data1: from ?? "",
          result: "slowed down: too many tries",
        });
        if (tried === "sign-in" || tried === "second-factor")
          logSignIn(log, "refused: too many attempts", undefined);
      }
      throw tooManyAttempts(Math.max(...rejections.map(({ wait }) => wait)));
    },
    async reset(tried, account, address) {
      if (address !== undefined) {
        const key = await keyOfAttempt(account, address);
        for (const { limiter } of each(tried, "account", key)) await limiter.delete(key);
        return;
      }
      for (const { key, limiter } of each(tried, "account", keyOfAccount(account))) {
        // The keys of known addresses start with the account's key.
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

interface RateLimitRejection {
  /** Milliseconds until the next attempt is allowed. */
  readonly wait: number;
  /** Whether it is the first refusal in its window. */
  readonly isFirst: boolean;
}

/** The maximum clock difference between instances, in seconds. */
const largestSkew = 5 * 60;

/**
 * Counts an attempt. A window that ends too late was opened before the clock was set back, and is discarded.
 * @returns the refusal, if any
 */
async function consume(limiter: RateLimiterDrizzle, key: string): Promise<RateLimitRejection[]> {
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
