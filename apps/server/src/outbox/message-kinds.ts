import { consentPauseMinutes } from "@portico/contract/features/offline/consents.schemas";
import { quoteSendPauseMinutes } from "@portico/contract/features/quotes/quote-records.schemas";
import { tooManyAttemptsText } from "../errors/too-many-attempts.ts";
import { consentPauseText, quotePauseText } from "./limit-texts.ts";

/** Few messages about the same thing within minutes. */
export interface Pause {
  readonly messages: number;
  readonly minutes: number;
  /** What the caller reads beyond it, with the milliseconds to wait. */
  readonly text: (wait: number) => string;
}

/**
 * The rules of a kind of message.
 *
 * `atLimit` is what happens beyond a limit: `refuse` rolls back what caused the message, with a 429; `digest` collects
 * it for an email with others of its kind; `send` sends it, because its cause is limited elsewhere.
 */
export interface MessageRules {
  readonly atLimit: "refuse" | "digest" | "send";
  /** A limit per thing that messages are about. Such messages name it. */
  readonly pause?: Pause;
  /** For digests: the number of emails to a recipient until further ones are collected, per pace of digests. */
  readonly emailsPerPace?: number;
  /** How long sending it is useful, in minutes. Later attempts are given up. @default no limit */
  readonly usefulMinutes?: number;
  /** Whether it isn't sent again if the server stopped while sending it, so that it never arrives twice. @default false */
  readonly isNeverRepeated?: boolean;
}

/** How long a link to set a password works. */
const linkMinutes = 60;
/** How long a one-time code works. */
const codeMinutes = 5;

/**
 * Every kind of message, by its name in the outbox. Those in the contract's `limitedMessages` also have limits per
 * recipient, sender, and kind. docs/messages.md explains them.
 */
export const messageKinds = {
  /** A link for an applicant to give consent. About an offline application. */
  "consent-request": {
    atLimit: "refuse",
    pause: { messages: 1, minutes: consentPauseMinutes, text: consentPauseText },
  },
  /** A code to sign a consent, for the applicant. Each request has a limit of its own. */
  "consent-code": { atLimit: "refuse", usefulMinutes: codeMinutes },
  /** The record of an answered consent request, for the applicant. */
  "consent-record": { atLimit: "refuse" },
  /** An applicant withdrew a consent. For the agent. */
  "consent-withdrawal": { atLimit: "digest", emailsPerPace: 10 },
  /** A link to a quote. About a lead or customer. */
  quote: { atLimit: "refuse", pause: { messages: 1, minutes: quoteSendPauseMinutes, text: quotePauseText } },
  /** A link to set a password, requested on the sign-in page. The caller checks the limit, see `forgotPassword`. */
  "password-link": { atLimit: "send", usefulMinutes: linkMinutes },
  /** A link to set a password, sent by an administrator or an agent. */
  "password-link-by-staff": { atLimit: "refuse", usefulMinutes: linkMinutes },
  /** The owner of an account set a password with a link or code, which are limited. */
  "password-change": { atLimit: "send" },
  /** An administrator set a password. For the owner. */
  "password-change-by-staff": { atLimit: "refuse" },
  /** A one-time code. About an account. */
  "sign-in-code": {
    atLimit: "refuse",
    pause: { messages: 5, minutes: 15, text: tooManyAttemptsText },
    usefulMinutes: codeMinutes,
  },
  /** The owner of an account changed a second factor. */
  "second-factor-change": { atLimit: "refuse" },
  /** An administrator removed second factors. For the owner. */
  "second-factor-removal": { atLimit: "refuse" },
  /** A user reached a limit of reveals, which `revealValue` reports once per limit. For security administrators. */
  "reveal-limit": { atLimit: "send" },
  /** What is due today, once a morning. For users who want it. About the user and the day. */
  "follow-ups": { atLimit: "send", usefulMinutes: 12 * 60, isNeverRepeated: true },
  /** A request for time off. For approvers. About the request. */
  "time-off-request": { atLimit: "digest", emailsPerPace: 1 },
  /** A decision on a request for time off. For the requester. */
  "time-off-decision": { atLimit: "digest", emailsPerPace: 5 },
} as const satisfies Record<string, MessageRules>;

/** What a message is for. Decides its limits. */
export type MessageKind = keyof typeof messageKinds;

/** The kinds that are collected in digests beyond a limit. */
export type DigestKind = {
  [Kind in MessageKind]: (typeof messageKinds)[Kind] extends { readonly atLimit: "digest" } ? Kind : never;
}[MessageKind];

/** The kinds with a pause between messages about the same thing. */
export type PausedKind = {
  [Kind in MessageKind]: (typeof messageKinds)[Kind] extends { readonly pause: Pause } ? Kind : never;
}[MessageKind];

const rules: Readonly<Record<string, MessageRules>> = messageKinds;

/** The rules of a stored kind. Messages from before there were kinds have none. */
export function rulesOf(kind: string): MessageRules {
  return Object.hasOwn(rules, kind) ? (rules[kind] ?? unlimited) : unlimited;
}

const unlimited: MessageRules = { atLimit: "send" };
