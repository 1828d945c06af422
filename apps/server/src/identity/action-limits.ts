const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** So many attempts within so many seconds; the next one waits until they are over. */
export interface RateLimit {
  readonly attempts: number;
  readonly seconds: number;
}

/** How often one thing may be tried. */
export interface ActionLimits {
  /**
   * For one account, wherever the attempts come from, and once more for each address that it was signed in to from. A
   * success gives back those that were counted with it.
   */
  readonly account: readonly RateLimit[];
  /** From one address. A success gives back the one attempt it was. */
  readonly address: readonly RateLimit[];
}

/**
 * The figures. An account is guessed at most 2,880 times a day, and its owner never waits longer than a quarter of an
 * hour; where they signed in before, they wait for their own tries alone. An address may be an office of 200 people who sign in within the same minute: only what fails stays counted,
 * so 300 in five minutes leave room for one wrong password in two. A second factor is guessed after the password is
 * known, so it is kept to 40 a day; a new password gives all of them back.
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
  /** Switching a second factor on, by its first code. */
  confirm: {
    account: [{ attempts: 10, seconds: 15 * minute }],
    address: [{ attempts: 300, seconds: 5 * minute }],
  },
  /** Codes by mail or SMS. */
  send: {
    account: [{ attempts: 5, seconds: 15 * minute }],
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
  /** Creating a security administrator by a setup link; there is no account yet. */
  setup: {
    account: [],
    address: [{ attempts: 100, seconds: 15 * minute }],
  },
} satisfies Record<string, ActionLimits>;

/** What is counted. */
export type LimitedAction = keyof typeof actionLimits;
