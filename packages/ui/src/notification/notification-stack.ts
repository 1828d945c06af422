import type { ReactNode } from "react";
import type { Tone } from "../status-badge/status-badge.js";

/** A notification. */
export interface Notice {
  /** Its meaning. @default "neutral" */
  tone?: Tone | undefined;
  /** One sentence. */
  text: ReactNode;
  /** An action such as 'Undo' or 'Open'. It also dismisses the notification. @default none */
  action?: { label: string; onPress: () => void } | undefined;
  /** Stays until dismissed. @default false */
  isSticky?: boolean | undefined;
  /** Milliseconds until it times out. @default by tone, see `NotificationProvider` */
  lifetime?: number | undefined;
  /** Called when it is gone, unless the function that `notify` returned has dismissed it. @default nothing */
  onEnd?: (() => void) | undefined;
}

export interface ShownNotice extends Notice {
  id: string;
}

/** Milliseconds until notifications time out, by tone. */
export type Lifetimes = Readonly<Record<Tone, number>>;

/** More severe notifications stay longer. */
export const defaultLifetimes: Lifetimes = {
  neutral: 5_000,
  info: 5_000,
  success: 5_000,
  warning: 10_000,
  danger: 20_000,
};

/** Adds a notification. If the stack is full, removes the oldest one that is not sticky. */
export function push(
  stack: readonly ShownNotice[],
  notice: ShownNotice,
  limit: number,
): readonly ShownNotice[] {
  const remaining = stack.length < limit ? stack : withoutOldest(stack);
  return [...remaining, notice];
}

function withoutOldest(stack: readonly ShownNotice[]): readonly ShownNotice[] {
  const oldest = stack.find((notice) => !notice.isSticky) ?? stack[0];
  return stack.filter((notice) => notice !== oldest);
}

/** Milliseconds until a notification times out; undefined if it is sticky. */
export function lifetime(
  { tone = "neutral", isSticky, lifetime: own }: Pick<Notice, "tone" | "isSticky" | "lifetime">,
  lifetimes: Lifetimes,
): number | undefined {
  return isSticky ? undefined : (own ?? lifetimes[tone]);
}

/** Warnings and errors interrupt screen readers; others are announced politely. */
export function isUrgent({ tone }: Pick<Notice, "tone">): boolean {
  return tone === "warning" || tone === "danger";
}
