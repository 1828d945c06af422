import type { Finding } from "./findings.ts";

/** The current position among the findings. */
export interface FindingPosition {
  /** Characters from the text's start. */
  readonly caret: number;
  /** The finding that was navigated to last. */
  readonly last?: number | undefined;
}

/** The finding at the caret, or the next one, or the last one; -1 if there are none. */
export function findingAt(findings: readonly Finding[], { caret, last }: FindingPosition): number {
  const isAt = ({ from, to }: Finding) => from <= caret && caret <= to;
  const led = last === undefined ? undefined : findings[last];
  if (last !== undefined && led && isAt(led)) return last;
  const at = findings.findIndex(isAt);
  if (at >= 0) return at;
  const next = findings.findIndex(({ from }) => from > caret);
  return next < 0 ? findings.length - 1 : next;
}

/**
 * The next finding, wrapping around. Findings at the same position are visited one by one.
 * @returns undefined if there are none
 */
export function nextFinding(
  findings: readonly Finding[],
  { caret, last }: FindingPosition,
  direction: 1 | -1,
): number | undefined {
  const count = findings.length;
  if (count === 0) return undefined;
  if (last !== undefined && findings[last]?.from === caret) return (last + direction + count) % count;
  if (direction > 0) {
    const next = findings.findIndex(({ from }) => from > caret);
    return Math.max(0, next);
  }
  const before = findings.findLastIndex(({ from }) => from < caret);
  return before < 0 ? count - 1 : before;
}
