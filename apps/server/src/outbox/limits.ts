import {
  type KindLimits,
  type LimitedMessage,
  limitedMessages,
  type MessageLimitName,
  type MessageLimits,
} from "@portico/contract/schemas/message-limits";
import { and, desc, eq, gt, isNull, lte, notInArray, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import { limitText } from "./limit-texts.ts";
import { rulesOf } from "./message-kinds.ts";

/** The settings of the outbox. */
export interface OutboxSettings {
  readonly messageLimits: MessageLimits;
  /** Minutes between digests to a recipient. */
  readonly digestMinutes: number;
}

/** What a message counts for. */
export interface Counted {
  readonly kind: string;
  readonly recipientKey: string;
  readonly causedBy: string;
  readonly about?: string | null | undefined;
}

/** A number of messages within a time, counted in the outbox. */
interface Limit {
  /** Which messages count, in addition to their kind. */
  readonly among: SQL | undefined;
  /** What transactions that use it up wait for. */
  readonly lock: string;
  readonly count: number;
  readonly milliseconds: number;
  readonly text: (wait: number) => string;
}

const minute = 60_000;
const hour = 60 * minute;
const windows = { perRecipient: 24 * hour, perSender: hour, total: hour } as const;
/** The maximum clock difference between instances. Later messages are from before the clock was set back. */
const largestSkew = 5 * minute;

/** A limit that is reached: how many milliseconds to wait, and what the caller reads. */
export interface Reached {
  readonly wait: number;
  readonly text: string;
}

/** What transactions that queue these messages wait for. */
export function lockNames(messages: readonly Counted[], settings: OutboxSettings): string[] {
  return messages.flatMap((message) => limitsOf(message, settings).map(({ lock }) => lock));
}

/**
 * The limit that allows a message last. Undefined if it may be sent now. Requires the locks of `lockNames`, or the
 * response is out of date at once.
 */
export async function findReached(
  transaction: Database,
  message: Counted,
  { settings, now }: { readonly settings: OutboxSettings; readonly now: Date },
): Promise<Reached | undefined> {
  let longest: Reached | undefined;
  for (const limit of limitsOf(message, settings)) {
    const wait = await waitFor(transaction, message.kind, limit, now);
    if (wait > (longest?.wait ?? 0)) longest = { wait, text: limit.text(wait) };
  }
  return longest;
}

/** The milliseconds until the oldest of the latest messages no longer counts. */
async function waitFor(
  transaction: Database,
  kind: string,
  { among, count, milliseconds }: Limit,
  now: Date,
): Promise<number> {
  const [oldest] = await transaction
    .select({ createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        among,
        gt(outbox.createdAt, new Date(now.getTime() - milliseconds)),
        lte(outbox.createdAt, new Date(now.getTime() + largestSkew)),
        notInArray(outbox.state, ["collected", "merged", "outdated"]),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .offset(count - 1)
    .limit(1);
  return oldest ? oldest.createdAt.getTime() + milliseconds - now.getTime() : 0;
}

function limitsOf(message: Counted, settings: OutboxSettings): Limit[] {
  const { kind, recipientKey, about } = message;
  const { pause, emailsPerPace } = rulesOf(kind);
  const limits: Limit[] = isLimited(kind) ? limitsInSettings(kind, message, settings) : [];
  if (pause && about)
    limits.push({
      among: and(eq(outbox.about, about), isNull(outbox.releasedAt)),
      lock: `${kind}/about/${about}`,
      count: pause.messages,
      milliseconds: pause.minutes * minute,
      text: pause.text,
    });
  if (emailsPerPace !== undefined)
    limits.push({
      among: eq(outbox.recipientKey, recipientKey),
      lock: `${kind}/to/${recipientKey}`,
      count: emailsPerPace,
      milliseconds: settings.digestMinutes * minute,
      text: () => "",
    });
  return limits;
}

function limitsInSettings(
  kind: LimitedMessage,
  { recipientKey, causedBy }: Counted,
  { messageLimits }: OutboxSettings,
): Limit[] {
  const among: Readonly<Record<MessageLimitName, SQL | undefined>> = {
    perRecipient: eq(outbox.recipientKey, recipientKey),
    perSender: eq(outbox.causedBy, causedBy),
    total: undefined,
  };
  const locks: Readonly<Record<MessageLimitName, string>> = {
    perRecipient: `${kind}/to/${recipientKey}`,
    perSender: `${kind}/from/${causedBy}`,
    total: kind,
  };
  const limits: KindLimits = messageLimits[kind];
  const { noun } = limitedMessages[kind];
  const isAnonymous = causedBy.startsWith("address:");
  return (["perRecipient", "perSender", "total"] as const).flatMap((name) => {
    const count = limits[name];
    if (count === undefined) return [];
    const text = (wait: number) => limitText({ name, count, noun, isAnonymous, wait });
    return [{ among: among[name], lock: locks[name], count, milliseconds: windows[name], text }];
  });
}

function isLimited(kind: string): kind is LimitedMessage {
  return Object.hasOwn(limitedMessages, kind);
}
