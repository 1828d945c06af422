import { plainCopy } from "../check/plain-data.ts";
import { ProblemList } from "../check/problem-list.ts";
import { childOf } from "../check/schema-walk.ts";
import { withoutFileKeywords } from "../file-keywords.ts";
import { screenKeywords } from "../keywords/index.ts";
import type { ScreenRegistry } from "../screen-registry.ts";
import { Comparison } from "./comparison.ts";
import type { Difference } from "./difference.ts";
import { KeywordNames } from "./keywords.ts";
import { isRecord } from "./record.ts";

export type { Difference } from "./difference.ts";

/**
 * The differences between two documents, in display order; an empty list if they are equal. It takes any JSON, valid or
 * not, and never throws.
 */
export function screenDifferences(before: unknown, after: unknown, registry: ScreenRegistry): Difference[] {
  const [a, b] = [dataOf(before), dataOf(after)];
  const keywords = new KeywordNames(screenKeywords(registry));
  const comparison = new Comparison(a, b, registry.contract, keywords);
  if (!isRecord(a) || !isRecord(b)) {
    comparison.compare(a, b, { part: "Document", keywords: [], steps: [], names: ["Document"] });
    return comparison.found;
  }
  const known = keywords.topLevel;
  const others = new Set([...Object.keys(a), ...Object.keys(b)].filter((key) => !known.includes(key)));
  for (const key of [...known, ...others])
    comparison.compare(childOf(a, key), childOf(b, key), {
      part: keywords.partFor(key),
      keywords: [key],
      steps: [key],
      names: [keywords.topLevelName(key)],
    });
  return comparison.found;
}

/** The parts of a document that are plain data. */
function dataOf(document: unknown): unknown {
  return withoutFileKeywords(plainCopy(document, () => [], new ProblemList()));
}
