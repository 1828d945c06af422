import type { ReactNode } from "react";
import type { Tone } from "../status-badge/status-badge.js";

/** What a page wants to say in passing. */
export interface Notice {
  /** What it means. @default "neutral" */
  tone?: Tone;
  /** One sentence. */
  text: ReactNode;
  /** A way to act on it: 'Undo', 'Open'. Pressing it also dismisses. @default none */
  action?: { label: string; onPress: () => void };
  /** Stays until dismissed. @default false */
  isSticky?: boolean;
  /** How long it stays, in ms, where its tone does not decide. @default by tone, see `NotificationProvider` */
  lifetime?: number;
}

export interface ShownNotice extends Notice {
  id: string;
}

/** How long notices stay by their tone, in ms. */
export type Lifetimes = Readonly<Record<Tone, number>>;

/** The worse the news, the longer it stays. */
export const defaultLifetimes: Lifetimes = {
  neutral: 5_000,
  info: 5_000,
  success: 5_000,
  warning: 10_000,
  danger: 20_000,
};

/** The stack with one more at its end: where it holds `limit`, the oldest that may go makes room. */
export function push(
  stack: readonly ShownNotice[],
  notice: ShownNotice,
  limit: number,
): readonly ShownNotice[] {
  const kept = stack.length < limit ? stack : withoutOldest(stack);
  return [...kept, notice];
}

function withoutOldest(stack: readonly ShownNotice[]): readonly ShownNotice[] {
  const oldest = stack.find((notice) => !notice.isSticky) ?? stack[0];
  return stack.filter((notice) => notice !== oldest);
}

/** How long a notice stays, in ms; nothing where it waits to be dismissed. */
export function lifetime(
  { tone = "neutral", isSticky, lifetime: own }: Pick<Notice, "tone" | "isSticky" | "lifetime">,
  lifetimes: Lifetimes,
): number | undefined {
  return isSticky ? undefined : (own ?? lifetimes[tone]);
}

/** Warnings and errors interrupt the screen reader, the rest wait their turn. */
export function isUrgent({ tone }: Pick<Notice, "tone">): boolean {
  return tone === "warning" || tone === "danger";
}
