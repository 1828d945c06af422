import { moveEntry } from "@portico/ui/ordered-list";
import { useState } from "react";

/** Keys for entries without their own ids. They move with the entries, so that what is open stays open. */
export function useEntryKeys(count: number) {
  const [{ keys, next }, setState] = useState({ keys: numbersFrom(0, count), next: count });
  const isOutdated = keys.length !== count;
  // Entries were added or removed elsewhere, such as in the JSON view.
  const current = isOutdated ? [...keys.slice(0, count), ...numbersFrom(next, count - keys.length)] : keys;
  if (isOutdated) setState({ keys: current, next: Math.max(next, next + count - keys.length) });
  const change = (changed: readonly number[]) => setState({ keys: changed, next });
  return {
    keys: current.map(String),
    move: (from: number, to: number) => change(moveEntry(current, from, to)),
    remove: (index: number) => change(current.toSpliced(index, 1)),
  };
}

function numbersFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}
