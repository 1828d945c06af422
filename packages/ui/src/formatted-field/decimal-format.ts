import type { TextFormat } from "./text-format.js";

/** Maximum number of integer digits, so that a decimal of 18 digits can store the value. */
const mostDigits = 15;

/**
 * A decimal that is grouped while typing: `1,234.5`. It is stored with all decimals, `1234.50`, or as typed,
 * `1234.5`.
 */
export function decimalFormat(
  decimals: number,
  stored: "allDecimals" | "asTyped" = "allDecimals",
): TextFormat {
  const cleanText = (typed: string) => {
    const sign = /^[^\d]*-/.test(typed) ? "-" : "";
    const [whole = "", ...rest] = typed.replace(/[^\d.]/g, "").split(".");
    const fraction = rest.join("").slice(0, decimals);
    // Also without decimals: digits after the point must not become part of the whole number.
    const point = rest.length > 0 ? "." : "";
    return `${sign}${whole.slice(0, mostDigits)}${point}${fraction}`;
  };
  return {
    counted: /[\d.-]/,
    clean: cleanText,
    fromValue: (value) => cleanText(value).replace(/\.$/, ""),
    show: (clean) => {
      const [whole = "", fraction] = clean.split(".");
      const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
      return fraction === undefined ? grouped : `${grouped}.${fraction}`;
    },
    toValue: (clean) => {
      if (!/\d/.test(clean)) return "";
      const [whole = "", fraction = ""] = clean.replace("-", "").split(".");
      const digits = whole.replace(/^0+(?=\d)/, "") || "0";
      const end = stored === "asTyped" ? fraction.replace(/0+$/, "") : fraction.padEnd(decimals, "0");
      const value = end ? `${digits}.${end}` : digits;
      return clean.startsWith("-") && /[1-9]/.test(value) ? `-${value}` : value;
    },
  };
}
