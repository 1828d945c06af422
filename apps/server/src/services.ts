import type { BusinessClock } from "./business-clock.ts";
import type { Database } from "./db/database.ts";
import type { SigningKey } from "./identity/signing-key.ts";

/** What every feature works with. */
export interface Services {
  readonly database: Database;
  readonly clock: BusinessClock;
  readonly signingKey: SigningKey;
}
