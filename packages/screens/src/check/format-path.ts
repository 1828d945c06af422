import { withInvisibleCharactersShown } from "./plain-text.ts";

const word = /^[$A-Za-z_][\w.[\]-]*$/;
const longestKey = 60;

/** A path in its usual notation: `columns[3].field`, `tones["Past Due"]`; `screen` for the document itself. */
export function formatPath(steps: readonly PropertyKey[]): string {
  if (steps.length === 0) return "screen";
  return steps.map(formatStep).join("");
}

function formatStep(step: PropertyKey, index: number): string {
  if (typeof step === "number") return `[${step}]`;
  const key = String(step).slice(0, longestKey);
  if (!word.test(key)) return `[${JSON.stringify(withInvisibleCharactersShown(key))}]`;
  return index > 0 ? `.${key}` : key;
}
