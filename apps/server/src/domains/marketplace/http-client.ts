import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type * as z from "zod";
import { apiResponses } from "./api-schemas.ts";
import { failureOf, unavailable } from "./failure-of.ts";
import type { CoverageQuery, MarketplaceClient } from "./marketplace-client.ts";
import { createSender, type SenderOptions } from "./request-sender.ts";

/** What the client depends on. */
export interface ClientOptions extends Omit<SenderOptions, "timeout"> {
  /** The base URL (`…/api`) and the key, as configured. A base without an origin is the sandbox. */
  readonly connection: () => Promise<{ readonly base: string; readonly key: string }>;
  readonly log: Logger;
  /** Milliseconds until a request is given up. @default 8,000 */
  readonly timeout?: number;
}

const defaultTimeout = 8_000;
/** How long responses are cached, in milliseconds. Plans change once a year, rates rarely. */
const cachedFor = 10 * 60_000;
/** The number of cached responses: about 200 kB each at most. */
const maxCached = 400;

interface Call<Schema extends z.ZodType> {
  readonly path: string;
  readonly schema: Schema;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** Creates a client of the configured Marketplace API. */
export function createMarketplaceClient(options: ClientOptions): MarketplaceClient {
  const cache = new LRUCache<string, object>({ max: maxCached, ttl: cachedFor });
  const send = createSender({ timeout: defaultTimeout, ...options });

  const ask = async <Schema extends z.ZodType>(call: Call<Schema>): Promise<z.output<Schema>> => {
    const { base, key } = await options.connection();
    const url = new URL(`${base.replace(/\/$/, "")}/v1${call.path}`, "http://sandbox.invalid");
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value));
    // Households have no names, but the keys of the cache need not hold them either.
    const cacheKey = createHash("sha256")
      .update(`${base} ${url.href} ${JSON.stringify(call.body)}`)
      .digest("base64");
    const cached = cache.get(cacheKey);
    // Only parsed responses of the same call are stored under its key.
    if (cached) return cached as z.output<Schema>;
    url.searchParams.set("apikey", key);
    const target = base.startsWith("/") ? `${url.pathname}${url.search}` : url.href;
    // All calls of the API only read.
    const { status, json } = await send({ url: target, headers: {}, body: call.body, onlyReads: true });
    if (status >= 300) throw failureOf(status, json, call.path);
    const parsed = call.schema.safeParse(json);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      options.log.warn(
        { path: call.path, at: issue?.path.join(".") },
        "The Marketplace sent an unexpected answer",
      );
      throw unavailable(parsed.error);
    }
    const response: unknown = parsed.data;
    if (typeof response === "object" && response !== null) cache.set(cacheKey, response);
    return parsed.data;
  };

  const coverage = async (path: string, idName: string, { ids, planIds, year }: CoverageQuery) => {
    if (ids.length === 0 || planIds.length === 0) return [];
    const query = { [idName]: ids.join(","), planids: planIds.join(","), year };
    return (await ask({ path, schema: apiResponses.coverage, query })).coverage;
  };

  return {
    countiesOf: async (zip) =>
      (await ask({ path: `/counties/by/zip/${encodeURIComponent(zip)}`, schema: apiResponses.counties }))
        .counties,
    estimate: async (body) =>
      (
        await ask({
          path: "/households/eligibility/estimates",
          schema: apiResponses.estimates,
          body,
          query: { year: body.year },
        })
      ).estimates,
    searchPlans: (body) =>
      ask({ path: "/plans/search", schema: apiResponses.search, body, query: { year: body.year } }),
    pricedPlan: (id, body) =>
      ask({
        path: `/plans/${encodeURIComponent(id)}`,
        schema: apiResponses.plan,
        body,
        query: { year: body.year },
      }),
    plan: (id, year) =>
      ask({ path: `/plans/${encodeURIComponent(id)}`, schema: apiResponses.plan, query: { year } }),
    benchmarkPremium: async (body) => {
      const response = await ask({
        path: "/households/slcsp",
        schema: apiResponses.slcsp,
        body,
        query: { year: body.year },
      });
      return response.premium ?? response.plan?.premium ?? null;
    },
    findDrugs: (q) => ask({ path: "/drugs/autocomplete", schema: apiResponses.drugs, query: { q } }),
    findProviders: (q, { zipcode }) =>
      ask({
        path: "/providers/autocomplete",
        schema: apiResponses.providers,
        query: { q, zipcode, type: "Individual" },
      }),
    drugCoverage: (query) => coverage("/drugs/covered", "drugs", query),
    providerCoverage: (query) => coverage("/providers/covered", "providerids", query),
    states: async () => (await ask({ path: "/states", schema: apiResponses.states })).states,
  };
}
