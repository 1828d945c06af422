import type { Logger } from "pino";
import type { SettingsReader } from "../configuration/settings-reader.ts";
import type { Database } from "../db/database.ts";
import { type ApplicationClient, createApplicationClient } from "../marketplace/application-client.ts";
import { createMarketplaceClient } from "../marketplace/http-client.ts";
import type { MarketplaceClient } from "../marketplace/marketplace-client.ts";
import { type OpenEnrollment, parseOpenEnrollment } from "../marketplace/rules/enrollment-period.ts";
import { applicationApi } from "../sandbox/marketplace/applications/application-api.ts";
import {
  type ApplicationStore,
  applicationStore,
} from "../sandbox/marketplace/applications/application-store.ts";
import { sandboxApi, sandboxApiPath, sandboxKey } from "../sandbox/marketplace/routes/sandbox-api.ts";
import type { BusinessClock } from "../time/business-clock.ts";

interface MarketplaceParts {
  readonly database: Database;
  readonly settings: SettingsReader;
  readonly clock: BusinessClock;
  readonly log: Logger;
  /** The secret key of the service with the applications. The sandbox has its own. */
  readonly applicationsKey?: string | undefined;
}

/** The configured Marketplace, and its sandbox. */
export interface Marketplace extends MarketplaceClient {
  readonly applications: ApplicationClient;
  /** The applications of the sandbox, for its pages and demo data. */
  readonly sandboxApplications: ApplicationStore;
  /** The configured days of open enrollment. */
  openEnrollment(): OpenEnrollment;
}

/** Opens the configured Marketplace. A base URL without an origin is the sandbox, which is called without a network. */
export function openMarketplace({
  database,
  settings,
  clock,
  log,
  applicationsKey = "",
}: MarketplaceParts): Marketplace {
  const connection = async () => (await settings()).marketplace;
  const openEnrollment = () =>
    parseOpenEnrollment(settings.current().marketplace.openEnrollment) ?? new Map();
  const plans = sandboxApi({ now: clock.now, limit: Number.POSITIVE_INFINITY });
  const store = applicationStore(database, () => ({
    today: clock.today(),
    openEnrollment: openEnrollment(),
  }));
  const applications = applicationApi(store, clock.today);
  return {
    ...createMarketplaceClient({
      connection,
      sandbox: async (path, init) => plans.request(path.slice(sandboxApiPath.length), init),
      now: clock.now,
      log,
    }),
    applications: createApplicationClient({
      connection: async () => {
        const base = (await settings()).marketplace.applications;
        return { base, key: base.startsWith("/") ? sandboxKey : applicationsKey };
      },
      now: clock.now,
      sandbox: async (path, init) => applications.request(path, init),
      log,
    }),
    sandboxApplications: store,
    openEnrollment,
  };
}
