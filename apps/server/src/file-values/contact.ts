import { plainCharacters } from "@portico/format";
import { isNoValue } from "./no-value.ts";
import type { Read } from "./read.ts";

const maxLength = 200;
const phonePattern =
  /(?<!\d)(?:\+? ?1[-. ]*)?\(? ?([2-9]\d{2}) ?\)?[-./ ]*(\d{3})[-. ]*(\d{4})(?!\d)(?:[\s,;]*(?:x|#|ext(?:ension|n)?)[\s.:#]*(\d{1,8}))?/gi;

/**
 * Reads a US phone number as its ten digits. Null if there is none. An extension, and all numbers but the first, are left
 * out with a warning.
 */
export function readPhone(text: string): Read<string | null> {
  if (isNoValue(text)) return { value: null };
  const problem = "isn't a 10-digit US phone number.";
  if (text.length > maxLength) return { problem };
  const plain = plainCharacters(text).replace(/\.0$/, "");
  const numbers = [...plain.matchAll(phonePattern)].map(([, ...parts]) => ({
    value: parts.slice(0, 3).join(""),
    hasExtension: parts[3] !== undefined,
  }));
  const [first] = numbers;
  // What is left must not be a part of a number.
  if (!first || /\d/.test(plain.replace(phonePattern, ""))) return { problem };
  const { value, hasExtension } = first;
  if (numbers.some((other) => other.value !== value))
    return { value, warning: "has several phone numbers. Only the first one is stored." };
  return hasExtension ? { value, warning: "has an extension, which isn't stored." } : { value };
}

const emailPattern = /[^\s@<>,;:"()[\]|]+@[^\s@<>,;:"()[\]|]+\.[^\s@<>,;:"()[\]|.]+/g;

/** Reads an email address. Null if there is none. All addresses but the first are left out with a warning. */
export function readEmail(text: string): Read<string | null> {
  if (isNoValue(text)) return { value: null };
  const found = text.length > maxLength ? [] : (text.replace(/\bmailto:/gi, " ").match(emailPattern) ?? []);
  const [first] = found;
  if (first === undefined) return { problem: "isn't an email address." };
  return new Set(found.map((one) => one.toLowerCase())).size > 1
    ? { value: first, warning: "has several email addresses. Only the first one is stored." }
    : { value: first };
}

/** A reader of values that may be missing: what can't be read is left out with a warning. */
export function optional<Value>(
  reader: (text: string) => Read<Value | null>,
): (text: string) => Read<Value | null> {
  return (text) => {
    const result = reader(text);
    return "problem" in result
      ? { value: null, warning: `${result.problem.replace(/\.$/, "")}, and was left out.` }
      : result;
  };
}
