import {
  type MarketplaceApplication,
  marketplaceApplication,
} from "@portico/contract/schemas/marketplace-application";
import type { Logger } from "pino";
import { Failure } from "../../errors/failure.ts";
import { failureOf, unavailable } from "./failure-of.ts";
import { createSender, type SenderOptions } from "./request-sender.ts";

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
  /** Starts an application. A repetition with the same key returns the same. */
  create(
    key: string,
    consumer: {
      readonly firstName: string;
      readonly lastName: string;
      readonly dob: string;
      readonly state: string;
      readonly agentNpn: string | null;
    },
  ): Promise<MarketplaceApplication>;
  /** Enrolls groups. A repetition with the same key changes nothing and returns the same. */
  submit(id: string, key: string, groups: readonly EnrollmentGroup[]): Promise<MarketplaceApplication>;
}

interface ApplicationClientOptions extends Omit<SenderOptions, "timeout"> {
  /** The base URL, and the secret key. A base without an origin is the sandbox. */
  readonly connection: () => Promise<{ readonly base: string; readonly key: string }>;
  readonly log: Logger;
  /** Milliseconds until a request is given up. @default 15,000 */
  readonly timeout?: number;
}

const defaultTimeout = 15_000;

/** Creates a client of the configured source of applications. */
export function createApplicationClient(options: ApplicationClientOptions): ApplicationClient {
  const sendRequest = createSender({ timeout: defaultTimeout, ...options });
  const send = async (path: string, change?: { body: object; key: string }) => {
    const { base, key } = await options.connection();
    const { status, json } = await sendRequest({
      url: `${base.startsWith("/") ? "" : base.replace(/\/$/, "")}${path}`,
      headers: { "x-api-key": key, ...(change && { "idempotency-key": change.key }) },
      body: change?.body,
      onlyReads: change === undefined,
    });
    if (status === 404 && json !== undefined) return undefined;
    if (status >= 300) throw failureOf(status, json);
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
    create: async (key, consumer) => required(await send("/", { body: consumer, key })),
    submit: async (id, key, groups) =>
      required(await send(`${pathOf(id)}/enrollments`, { body: { groups }, key })),
  };
}
