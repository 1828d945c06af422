import { plainCopy } from "../check/plain-data.ts";
import { ProblemList } from "../check/problem-list.ts";
import { childOf } from "../check/schema-walk.ts";
import { withoutFileWords } from "../file-words.ts";
import { Comparison } from "./comparison.ts";
import type { Difference } from "./difference.ts";
import { isRecord } from "./record.ts";
import { nameFor, partFor, parts } from "./words.ts";

export type { Difference } from "./difference.ts";

/**
 * What differs between two documents, in the order in which people read of it; an empty list where they say the same.
 * It takes any JSON, of the language or not, and never throws.
 */
export function screenDifferences(before: unknown, after: unknown): Difference[] {
  const [a, b] = [dataOf(before), dataOf(after)];
  const comparison = new Comparison(a, b);
  if (!isRecord(a) || !isRecord(b)) {
    comparison.compare(a, b, { part: "Document", words: [], steps: [], names: ["Document"] });
    return comparison.found;
  }
  const known = Object.keys(parts);
  const others = new Set([...Object.keys(a), ...Object.keys(b)].filter((key) => !known.includes(key)));
  for (const key of [...known, ...others])
    comparison.compare(childOf(a, key), childOf(b, key), {
      part: partFor(key),
      words: [key],
      steps: [key],
      names: [nameFor(key)],
    });
  return comparison.found;
}

/** What of a document is data at all. */
function dataOf(document: unknown): unknown {
  return withoutFileWords(plainCopy(document, () => [], new ProblemList()));
}
