import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type * as z from "zod";
import { Failure } from "../errors/failure.ts";
import { apiAnswers } from "./api-schemas.ts";
import { failureOf, unavailable } from "./failure-of.ts";
import type { CoverageQuery, MarketplaceClient } from "./marketplace-client.ts";

/** Sends a request. `fetch`, or the sandbox's own. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/** What the client depends on. */
export interface ClientOptions {
  /** The base URL (`…/api`) and the key, as configured. A base without an origin is the sandbox. */
  readonly connection: () => Promise<{ readonly base: string; readonly key: string }>;
  /** Sends requests to the sandbox. */
  readonly sandbox: SendRequest;
  readonly fetch?: SendRequest;
  readonly now: () => Date;
  readonly log: Logger;
  /** Milliseconds until a request is given up. @default 8,000 */
  readonly timeout?: number;
  /** Milliseconds before the second attempt. @default 300 */
  readonly retryDelay?: number;
}

const defaults = { timeout: 8_000, retryDelay: 300 };
/** How long responses are cached, in milliseconds. Plans change once a year, rates rarely. */
const cachedFor = 10 * 60_000;
/** The number of cached responses: about 200 kB each at most. */
const maxCached = 400;
const maxAnswerBytes = 5 * 1024 * 1024;
/** Responses after which another attempt may succeed. */
const temporaryStatuses = [502, 503, 504];

interface Call<Schema extends z.ZodType> {
  readonly path: string;
  readonly schema: Schema;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** Creates a client of the configured Marketplace API. */
export function createMarketplaceClient(options: ClientOptions): MarketplaceClient {
  const cache = new LRUCache<string, object>({ max: maxCached, ttl: cachedFor });
  /** No requests are sent before this time: the API's limit is used up. */
  let pausedUntil = 0;

  const send = async (url: URL, base: string, init: RequestInit): Promise<Response> => {
    const pause = pausedUntil - options.now().getTime();
    if (pause > 0) throw tooManyRequests(pause);
    const { timeout = defaults.timeout } = options;
    const target = base.startsWith("/") ? `${url.pathname}${url.search}` : url.href;
    const request = base.startsWith("/") ? options.sandbox : (options.fetch ?? fetch);
    // The key must not follow a redirect to another host.
    const response = await request(target, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 429 || response.headers.get("ratelimit-remaining") === "0") {
      const seconds = Number(
        response.headers.get("retry-after") ?? response.headers.get("ratelimit-reset") ?? 1,
      );
      pausedUntil = options.now().getTime() + Math.min(Math.max(seconds, 1), 3_600) * 1_000;
    }
    if (response.status === 429) {
      await response.body?.cancel();
      throw tooManyRequests(pausedUntil - options.now().getTime());
    }
    return response;
  };

  const attempt = async (url: URL, base: string, init: RequestInit): Promise<Response> => {
    try {
      return await send(url, base, init);
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw unavailable(error);
    }
  };

  /** All calls of the API only read, so each can be sent again. */
  const sendTwice = async (url: URL, base: string, init: RequestInit): Promise<Response> => {
    const first = await attempt(url, base, init).catch((error: unknown) => {
      if (error instanceof Failure && error.status === 503 && !isTimeout(error)) return undefined;
      throw error;
    });
    if (first && !temporaryStatuses.includes(first.status)) return first;
    await first?.body?.cancel();
    await wait(options.retryDelay ?? defaults.retryDelay);
    return attempt(url, base, init);
  };

  const ask = async <Schema extends z.ZodType>(call: Call<Schema>): Promise<z.output<Schema>> => {
    const { base, key } = await options.connection();
    const url = new URL(`${base.replace(/\/$/, "")}/v1${call.path}`, "http://sandbox.invalid");
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value));
    const body = call.body && JSON.stringify(call.body);
    // Households have no names, but the keys of the cache need not hold them either.
    const cacheKey = createHash("sha256").update(`${base} ${url.href} ${body}`).digest("base64");
    const cached = cache.get(cacheKey);
    // Only parsed answers of the same call are stored under its key.
    if (cached) return cached as z.output<Schema>;
    url.searchParams.set("apikey", key);
    const response = await sendTwice(url, base, {
      method: body ? "POST" : "GET",
      headers: { accept: "application/json", ...(body && { "content-type": "application/json" }) },
      ...(body && { body }),
    });
    const json = await readJson(response);
    if (!response.ok) throw failureOf(response.status, json);
    const parsed = call.schema.safeParse(json);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      options.log.warn(
        { path: call.path, at: issue?.path.join(".") },
        "The Marketplace sent an unexpected answer",
      );
      throw unavailable(parsed.error);
    }
    const answer: unknown = parsed.data;
    if (typeof answer === "object" && answer !== null) cache.set(cacheKey, answer);
    return parsed.data;
  };

  const coverage = async (path: string, idName: string, { ids, planIds, year }: CoverageQuery) => {
    if (ids.length === 0 || planIds.length === 0) return [];
    const query = { [idName]: ids.join(","), planids: planIds.join(","), year };
    return (await ask({ path, schema: apiAnswers.coverage, query })).coverage;
  };

  return {
    countiesOf: async (zip) =>
      (await ask({ path: `/counties/by/zip/${encodeURIComponent(zip)}`, schema: apiAnswers.counties }))
        .counties,
    estimate: async (body) =>
      (
        await ask({
          path: "/households/eligibility/estimates",
          schema: apiAnswers.estimates,
          body,
          query: { year: body.year },
        })
      ).estimates,
    searchPlans: (body) =>
      ask({ path: "/plans/search", schema: apiAnswers.search, body, query: { year: body.year } }),
    pricedPlan: (id, body) =>
      ask({
        path: `/plans/${encodeURIComponent(id)}`,
        schema: apiAnswers.plan,
        body,
        query: { year: body.year },
      }),
    plan: (id, year) =>
      ask({ path: `/plans/${encodeURIComponent(id)}`, schema: apiAnswers.plan, query: { year } }),
    benchmarkPremium: async (body) => {
      const answer = await ask({
        path: "/households/slcsp",
        schema: apiAnswers.slcsp,
        body,
        query: { year: body.year },
      });
      return answer.premium ?? answer.plan?.premium ?? null;
    },
    findDrugs: (q) => ask({ path: "/drugs/autocomplete", schema: apiAnswers.drugs, query: { q } }),
    findProviders: (q, { zipcode }) =>
      ask({
        path: "/providers/autocomplete",
        schema: apiAnswers.providers,
        query: { q, zipcode, type: "Individual" },
      }),
    drugCoverage: (query) => coverage("/drugs/covered", "drugs", query),
    providerCoverage: (query) => coverage("/providers/covered", "providerids", query),
    states: async () => (await ask({ path: "/states", schema: apiAnswers.states })).states,
  };
}

/** Reads a body of JSON. Undefined if it is anything else, such as an error page, or broke off. */
async function readJson(response: Response): Promise<unknown> {
  if (Number(response.headers.get("content-length") ?? 0) > maxAnswerBytes) {
    await response.body?.cancel();
    return undefined;
  }
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}

function isTimeout({ cause }: Failure): boolean {
  return cause instanceof Error && cause.name === "TimeoutError";
}

function tooManyRequests(milliseconds: number): Failure {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1_000));
  return new Failure(
    429,
    `The Marketplace is busy. Try again in ${retryAfter === 1 ? "a second" : `${retryAfter} seconds`}.`,
    undefined,
    { retryAfter },
  );
}
