const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A number of attempts per time window. */
export interface RateLimit {
  readonly attempts: number;
  readonly seconds: number;
}

/** Limits for one action. */
export interface ActionLimits {
  /**
   * Per account. Attempts from known addresses of the account are counted separately for each. A successful attempt
   * resets the count.
   */
  readonly account: readonly RateLimit[];
  /** Per address. A successful attempt is not counted. */
  readonly address: readonly RateLimit[];
}

/**
 * At most 2,880 attempts per account and day, and its owner never waits longer than 15 minutes. For known addresses
 * of the owner, only attempts from there count. An address may be an office of 200 people who sign in within the same
 * minute: only failed attempts count, so 300 in five minutes allow everyone to mistype a password every other time. A
 * second factor is tried after the password is known, so it is limited to 40 attempts a day. A new password resets
 * all limits.
 */
export const actionLimits = {
  "sign-in": {
    account: [
      { attempts: 10, seconds: minute },
      { attempts: 30, seconds: 15 * minute },
    ],
    address: [{ attempts: 300, seconds: 5 * minute }],
  },
  "second-factor": {
    account: [
      { attempts: 10, seconds: 15 * minute },
      { attempts: 40, seconds: day },
    ],
    address: [{ attempts: 300, seconds: 5 * minute }],
  },
  /** Turning a second factor on with its first code. */
  confirm: {
    account: [{ attempts: 10, seconds: 15 * minute }],
    address: [{ attempts: 300, seconds: 5 * minute }],
  },
  /** Codes by email or SMS. The outbox limits them per account. */
  send: {
    account: [],
    address: [{ attempts: 300, seconds: 5 * minute }],
  },
  forgot: {
    account: [{ attempts: 3, seconds: 15 * minute }],
    address: [{ attempts: 60, seconds: 15 * minute }],
  },
  reset: {
    account: [{ attempts: 10, seconds: 15 * minute }],
    address: [{ attempts: 100, seconds: 15 * minute }],
  },
  /** Creating a security administrator with a setup link. There is no account yet. */
  setup: {
    account: [],
    address: [{ attempts: 100, seconds: 15 * minute }],
  },
  /** Entering a date of birth on the consent page. Each request has a limit of its own. */
  consent: {
    account: [],
    address: [{ attempts: 60, seconds: 15 * minute }],
  },
  /** Plans, prices and names in the quote tool. An office of visitors may share an address. */
  quote: {
    account: [],
    address: [{ attempts: 1_200, seconds: 5 * minute }],
  },
  /** Asking to be called. */
  "quote-lead": {
    account: [],
    address: [
      { attempts: 5, seconds: 15 * minute },
      { attempts: 20, seconds: day },
    ],
  },
  /** Opening the link of a quote, and storing changes. */
  "quote-link": {
    account: [],
    address: [{ attempts: 100, seconds: 15 * minute }],
  },
} satisfies Record<string, ActionLimits>;

/** A rate-limited action. */
export type LimitedAction = keyof typeof actionLimits;
