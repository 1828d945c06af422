import type { Logger } from "pino";
import type { SettingsReader } from "../configuration/settings-reader.ts";
import type { Database } from "../db/database.ts";
import type { Encryption } from "../encryption/encryption.ts";
import type { BusinessClock } from "../time/business-clock.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import type { SigningKey } from "./signing-key.ts";

/** What signing in and managing accounts depend on. */
export interface IdentityServices {
  readonly database: Database;
  readonly clock: BusinessClock;
  readonly signingKey: SigningKey;
  readonly settings: SettingsReader;
  readonly rateLimiter: RateLimiter;
  readonly encryption: Encryption;
  readonly log: Logger;
  /** Whether accounts may sign in with the published demo password. */
  readonly allowsDemoAccounts: boolean;
}
