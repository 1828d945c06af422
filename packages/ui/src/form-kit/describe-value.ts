import { isFile } from "./form-values.js";

/** The texts that describe values. */
export interface ValueTexts {
  readonly yes: string;
  readonly no: string;
}

/** An option of a select or radio group. */
export interface DescribedOption {
  readonly value: string;
  readonly label: string;
}

/** A value as lines of text; none for an empty one. Values of options are shown by their labels. */
export function describeValue(
  value: unknown,
  texts: ValueTexts,
  options: readonly DescribedOption[] = [],
): readonly string[] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value === "boolean") return [value ? texts.yes : texts.no];
  if (Array.isArray(value)) {
    return value
      .map((entry) => describeValue(entry, texts, options).join(", "))
      .filter((line) => line !== "");
  }
  if (isFile(value)) return [value.name];
  if (typeof value === "object") {
    return Object.values(value).flatMap((part) => describeValue(part, texts, options));
  }
  const text = String(value);
  return (options.find((option) => option.value === text)?.label ?? text).split("\n");
}
