import type { OpenEnrollment } from "../configuration/open-enrollment.ts";
import type { ApplicationClient } from "../domains/marketplace/application-client.ts";
import type { MarketplaceClient } from "../domains/marketplace/marketplace-client.ts";
import type { ApplicationStore } from "../sandbox/marketplace/applications/application-store.ts";

/** The configured Marketplace, and its sandbox. */
export interface Marketplace extends MarketplaceClient {
  readonly applications: ApplicationClient;
  /** The applications of the sandbox, for its pages and demo data. */
  readonly sandboxApplications: ApplicationStore;
  /** The configured days of open enrollment. */
  openEnrollment(): OpenEnrollment;
}
