/** Numbers with more digits are not American, and stay as entered. */
const digitsOfPhone = 10;

/**
 * What a phone field shows after a key: `(305) 555-0142` grows with the digits. A text that gets shorter, or is
 * changed in its middle, stays as it was typed until the field is left.
 * @param isAtEnd whether the key was pressed at the end of the text
 */
export function formatTypedPhone(before: string, typed: string, isAtEnd: boolean): string {
  if (!isAtEnd || typed.length < before.length || /[^\d\s().-]/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "").replace(/^1(?=\d)/, "");
  if (digits.length > digitsOfPhone) return typed;
  if (digits.length <= 3) return digits;
  const [area, middle, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return line === "" ? `(${area}) ${middle}` : `(${area}) ${middle}-${line}`;
}
