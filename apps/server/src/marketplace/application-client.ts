import {
  type MarketplaceApplication,
  marketplaceApplication,
} from "@portico/contract/schemas/marketplace-application";
import type { Logger } from "pino";
import { Failure } from "../errors/failure.ts";
import { failureOf, unavailable } from "./failure-of.ts";
import type { SendRequest } from "./http-client.ts";

/** Applicants who enroll in a plan, with their share of the credit in dollars a month. */
export interface EnrollmentGroup {
  readonly applicants: readonly string[];
  readonly planId: string;
  readonly aptcSelected: number;
}

/** Applications at the Marketplace. Methods throw failures like those of `MarketplaceClient`. */
export interface ApplicationClient {
  /** The application with an ID. Undefined if there is none, or it is of another state. */
  fetch(
    id: string,
    options?: { state?: string; agentNpn?: string | null },
  ): Promise<MarketplaceApplication | undefined>;
  create(consumer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly dob: string;
    readonly state: string;
    readonly agentNpn: string | null;
  }): Promise<MarketplaceApplication>;
  /** Enrolls groups. A repetition with the same key changes nothing and returns the same. */
  submit(id: string, key: string, groups: readonly EnrollmentGroup[]): Promise<MarketplaceApplication>;
}

interface ApplicationClientOptions {
  /** The base URL and the key, as configured. A base without an origin is the sandbox. */
  readonly connection: () => Promise<{ readonly applications: string; readonly key: string }>;
  readonly sandbox: SendRequest;
  readonly log: Logger;
  readonly fetch?: SendRequest;
  /** Milliseconds. @default 15,000 */
  readonly timeout?: number;
}

const defaultTimeout = 15_000;

/** Creates a client of the configured source of applications. */
export function createApplicationClient(options: ApplicationClientOptions): ApplicationClient {
  const send = async (
    path: string,
    body?: object,
    key?: string,
  ): Promise<MarketplaceApplication | undefined> => {
    const { applications: base, key: apiKey } = await options.connection();
    const isSandbox = base.startsWith("/");
    const request = isSandbox ? options.sandbox : (options.fetch ?? fetch);
    const init: RequestInit = {
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/json",
        "x-api-key": apiKey,
        ...(body && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The key must not follow a redirect to another host.
      redirect: "error",
      signal: AbortSignal.timeout(options.timeout ?? defaultTimeout),
    };
    const response = await request(`${isSandbox ? "" : base.replace(/\/$/, "")}${path}`, init).catch(
      (error: unknown) => Promise.reject(unavailable(error)),
    );
    const json: unknown = await response.json().catch(() => undefined);
    if (response.status === 404 && json !== undefined) return undefined;
    if (response.status === 429) {
      const retryAfter = Math.max(1, Number(response.headers.get("retry-after") ?? 5));
      throw new Failure(429, `The Marketplace is busy. Try again in ${retryAfter} seconds.`, undefined, {
        retryAfter,
      });
    }
    if (!response.ok) throw failureOf(response.status, json);
    const parsed = marketplaceApplication.safeParse(json);
    if (parsed.success) return parsed.data;
    const at = parsed.error.issues[0]?.path.join(".");
    options.log.warn({ at }, "The Marketplace sent an unexpected application");
    throw unavailable(parsed.error);
  };
  const pathOf = (id: string) => `/${encodeURIComponent(id)}`;
  const required = (application: MarketplaceApplication | undefined) => {
    if (application) return application;
    throw new Failure(404, "The Marketplace has no application with this ID.");
  };
  return {
    fetch: (id, { state, agentNpn } = {}) => {
      const query = new URLSearchParams({
        ...(state && { state }),
        ...(agentNpn && { agentNpn }),
      }).toString();
      return send(query === "" ? pathOf(id) : `${pathOf(id)}?${query}`);
    },
    create: async (consumer) => required(await send("/", consumer)),
    submit: async (id, key, groups) => required(await send(`${pathOf(id)}/enrollments`, { groups }, key)),
  };
}
