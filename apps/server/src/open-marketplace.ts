import type { Logger } from "pino";
import { parseOpenEnrollment } from "./configuration/open-enrollment.ts";
import type { SettingsReader } from "./configuration/settings-reader.ts";
import type { Database } from "./db/database.ts";
import { createApplicationClient } from "./domains/marketplace/application-client.ts";
import { createMarketplaceClient } from "./domains/marketplace/http-client.ts";
import { applicationApi } from "./sandbox/marketplace/applications/application-api.ts";
import { applicationStore } from "./sandbox/marketplace/applications/application-store.ts";
import { sandboxApi, sandboxApiPath, sandboxKey } from "./sandbox/marketplace/routes/sandbox-api.ts";
import type { Marketplace } from "./services/marketplace.ts";
import type { BusinessClock } from "./time/business-clock.ts";

interface MarketplaceParts {
  readonly database: Database;
  readonly settings: SettingsReader;
  readonly clock: BusinessClock;
  readonly log: Logger;
  /** The secret key of the service with the applications. The sandbox has its own. */
  readonly applicationsKey?: string | undefined;
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
