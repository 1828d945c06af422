import * as z from "zod";

/** Whom a limit on messages counts, with its highest value. */
export const messageLimits = {
  /** Messages of a kind to one recipient in 24 hours. */
  perRecipient: 100,
  /** Messages of a kind in an hour that one user causes, or one address without a session. */
  perSender: 10_000,
  /** Messages of a kind in an hour, whoever causes them. */
  total: 100_000,
} as const;

/** Whom a limit on messages counts. */
export type MessageLimitName = keyof typeof messageLimits;

/** Whom limits on messages count, in the order in which they are shown. */
export const messageLimitNames: readonly MessageLimitName[] = ["perRecipient", "perSender", "total"];

/** The limits of a kind of message. */
export type KindLimits = { readonly [Name in MessageLimitName]?: number | undefined };

/** The kinds of messages with limits in the settings: what such messages are called, and the default limits. */
export const limitedMessages = {
  "consent-request": { noun: "consent requests", perRecipient: 6, perSender: 60, total: 1_000 },
  "consent-code": { noun: "codes to sign a consent", perRecipient: 20, perSender: 200 },
  "consent-record": { noun: "consent records", perRecipient: 6, perSender: 60, total: 1_000 },
  quote: { noun: "quotes", perRecipient: 6, perSender: 60, total: 1_000 },
  "password-link": { noun: "password links", perRecipient: 10 },
  "password-link-by-staff": {
    noun: "password links from staff",
    perRecipient: 6,
    perSender: 60,
    total: 1_000,
  },
  "password-change-by-staff": {
    noun: "notices of passwords set by staff",
    perRecipient: 10,
    perSender: 60,
  },
  "sign-in-code": { noun: "sign-in codes", perRecipient: 50, perSender: 600 },
  "second-factor-change": { noun: "notices of changed second factors", perRecipient: 20, perSender: 60 },
  "second-factor-removal": { noun: "notices of removed second factors", perRecipient: 20, perSender: 60 },
} as const satisfies Record<string, KindLimits & { readonly noun: string }>;

/** A kind of message with limits in the settings. */
export type LimitedMessage = keyof typeof limitedMessages;

/** The limits of all kinds. */
export type MessageLimits = Readonly<Record<LimitedMessage, KindLimits>>;

/** The kinds of messages with limits in the settings, in the order in which they are shown. */
export const limitedKinds = Object.keys(limitedMessages).filter(isLimited);

function isLimited(name: string): name is LimitedMessage {
  return Object.hasOwn(limitedMessages, name);
}

/** The limits that a kind of message has. */
export function limitNamesOf(kind: LimitedMessage): MessageLimitName[] {
  return messageLimitNames.filter((name) => Object.hasOwn(limitedMessages[kind], name));
}

/** The default limits. */
export const defaultMessageLimits = limitsOf(({ noun: _, ...limits }) => limits);

const kindLimits = z.strictObject({
  perRecipient: countUpTo(messageLimits.perRecipient),
  perSender: countUpTo(messageLimits.perSender),
  total: countUpTo(messageLimits.total),
});

function countUpTo(max: number) {
  const message = `Must be a whole number from 1 to ${max.toLocaleString("en-US")}`;
  return z.number(message).int(message).min(1, message).max(max, message).optional();
}

/** The limits of kinds of messages. Those that are left out have their default. */
export const messageLimitsSchema = z
  .partialRecord(z.enum(limitedKinds), kindLimits)
  .superRefine((given, context) => {
    for (const kind of limitedKinds) {
      for (const name of messageLimitNames) {
        if (given[kind]?.[name] === undefined || limitNamesOf(kind).includes(name)) continue;
        context.addIssue({ code: "custom", path: [kind, name], message: "This kind has no such limit" });
      }
    }
  })
  .transform((given) => limitsOf(({ noun: _, ...defaults }, kind) => ({ ...defaults, ...given[kind] })));

function limitsOf(
  limitsFor: (defaults: KindLimits & { readonly noun: string }, kind: LimitedMessage) => KindLimits,
): MessageLimits {
  const entries = limitedKinds.map((kind) => [kind, limitsFor(limitedMessages[kind], kind)]);
  // Each kind has an entry.
  return Object.fromEntries(entries) as MessageLimits;
}
