import { useState } from "react";

/** React keys of rows that have no id of their own. A key stays with its row when another one is removed. */
export function useRowKeys(count: number): {
  readonly keys: readonly number[];
  readonly remove: (index: number) => void;
} {
  const [known, setKeys] = useState<readonly number[]>([]);
  const keys = withLength(known, count);
  if (keys !== known) setKeys(keys);
  return { keys, remove: (index) => setKeys(keys.toSpliced(index, 1)) };
}

function withLength(keys: readonly number[], count: number): readonly number[] {
  if (keys.length === count) return keys;
  const next = Math.max(-1, ...keys) + 1;
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index);
  return [...keys.slice(0, count), ...added];
}
