import type { ReactNode } from "react";
import type { Tone } from "../status-badge/status-badge.js";

/** What a page wants to say in passing. */
export interface Notice {
  /** What it means. @default "neutral" */
  tone?: Tone;
  /** One sentence. */
  text: ReactNode;
  /** A way to act on it: 'Undo', 'Open'. Pressing it also dismisses. */
  action?: { label: string; onPress: () => void };
  /** Stays until dismissed. @default false */
  isSticky?: boolean;
}

export interface ShownNotice extends Notice {
  id: string;
}

/** No more are shown at once. */
export const stackLimit = 5;

/** The stack with one more at its end: where it is full, the oldest that may go makes room. */
export function push(stack: readonly ShownNotice[], notice: ShownNotice): readonly ShownNotice[] {
  const kept = stack.length < stackLimit ? stack : withoutOldest(stack);
  return [...kept, notice];
}

function withoutOldest(stack: readonly ShownNotice[]): readonly ShownNotice[] {
  const oldest = stack.find((notice) => !notice.isSticky) ?? stack[0];
  return stack.filter((notice) => notice !== oldest);
}

/** How long a notice stays, in ms: the worse the news, the longer; nothing where it waits to be dismissed. */
export function lifetime({
  tone = "neutral",
  isSticky,
}: Pick<Notice, "tone" | "isSticky">): number | undefined {
  if (isSticky) return undefined;
  switch (tone) {
    case "neutral":
    case "info":
    case "success":
      return 5_000;
    case "warning":
      return 10_000;
    case "danger":
      return 20_000;
  }
}

/** Warnings and errors interrupt the screen reader, the rest wait their turn. */
export function isUrgent({ tone }: Pick<Notice, "tone">): boolean {
  return tone === "warning" || tone === "danger";
}
