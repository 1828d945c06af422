import { consentPauseMinutes } from "@portico/contract/features/offline/consents.schemas";
import { quoteSendPauseMinutes } from "@portico/contract/features/quotes/quote-records.schemas";
import type { MessageLimitName } from "@portico/contract/schemas/message-limits";

const minute = 60_000;
const hour = 60 * minute;

/** `12 minutes`, or `3 hours` from two hours on. Rounded up. */
export function waitText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minute);
  if (milliseconds > 2 * hour) return `${Math.ceil(milliseconds / hour)} hours`;
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

export function consentPauseText(wait: number): string {
  return `A consent request was sent less than ${consentPauseMinutes} minutes ago. Try again in ${waitText(wait)}.`;
}

export function quotePauseText(wait: number): string {
  return `The quote was sent less than ${quoteSendPauseMinutes} minutes ago. Try again in ${waitText(wait)}.`;
}

interface ReachedLimit {
  readonly name: MessageLimitName;
  readonly count: number;
  readonly noun: string;
  /** Whether the sender is a network, because there is no session. */
  readonly isAnonymous: boolean;
  readonly wait: number;
}

/** Why nothing was sent, and when it is possible again. */
export function limitText({ name, count, noun, isAnonymous, wait }: ReachedLimit): string {
  const again = `Nothing was sent. Try again in ${waitText(wait)}.`;
  const shown = count.toLocaleString("en-US");
  switch (name) {
    case "perRecipient":
      return `This recipient has reached the limit for ${noun}: ${shown} in 24 hours. ${again}`;
    case "perSender":
      return `${isAnonymous ? "Your network has reached the" : "You've reached your"} limit for ${noun}: ${shown} in an hour. ${again}`;
    case "total":
      return `The agency has reached its limit for ${noun}: ${shown} in an hour. ${again} An administrator can raise the limit in Configuration.`;
  }
}
