import type { Finding } from "./findings.ts";

/** Where one is among findings: at a caret, and perhaps led to one of them. */
export interface FindingPosition {
  /** Characters from the text's start. */
  readonly caret: number;
  /** The finding one was led to last. */
  readonly last?: number | undefined;
}

/** The finding one is at, else the next, else the last; -1 where there is none. */
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
 * The finding to go to next, around the end and the start; several at one place come one after the other.
 * @returns undefined where there is none
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
