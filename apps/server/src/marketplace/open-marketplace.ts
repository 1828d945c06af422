import type { Logger } from "pino";
import type { SettingsReader } from "../configuration/settings-reader.ts";
import { sandboxApi, sandboxApiPath } from "../sandbox/marketplace/routes/sandbox-api.ts";
import type { BusinessClock } from "../time/business-clock.ts";
import { createMarketplaceClient } from "./http-client.ts";
import type { MarketplaceClient } from "./marketplace-client.ts";

interface MarketplaceParts {
  readonly settings: SettingsReader;
  readonly clock: Pick<BusinessClock, "now">;
  readonly log: Logger;
}

/** The configured Marketplace. A base URL without an origin is the sandbox, which is called without a network. */
export function openMarketplace({ settings, clock, log }: MarketplaceParts): MarketplaceClient {
  const sandbox = sandboxApi({ now: clock.now, limit: Number.POSITIVE_INFINITY });
  return createMarketplaceClient({
    connection: async () => (await settings()).marketplace,
    sandbox: async (path, init) => sandbox.request(path.slice(sandboxApiPath.length), init),
    now: clock.now,
    log,
  });
}
