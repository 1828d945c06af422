import { type DecimalRules, maxWholeDigits, parseDecimal } from "@portico/format";
import type { FieldMessages } from "../messages/field-messages.js";
import type { TextFormat } from "./text-format.js";

/** What a number field accepts, and how it shows and stores it. */
export interface DecimalFormat extends Pick<DecimalRules, "units"> {
  /** A BCP 47 tag. */
  locale: string;
  /** The maximum number of decimals. */
  decimals: number;
  /** Whether the value has all decimals, `1234.50`, or only those that it needs, `1234.5`. */
  hasAllDecimals: boolean;
  /** Whether the digits of a large number are grouped. @default true */
  isGrouped?: boolean | undefined;
  texts: FieldMessages["fields"]["number"];
}

const decimalPattern = /^-?\d{1,18}(?:\.\d{1,18})?$/;

/** A number: typed and shown as the locale writes it, and stored as a decimal text such as `-1234.50`. */
export function decimalFormat({
  locale,
  decimals,
  hasAllDecimals,
  isGrouped = true,
  units,
  texts,
}: DecimalFormat): TextFormat {
  const rules = { locale, decimals, units };
  const minimumFractionDigits = hasAllDecimals ? decimals : 0;
  const write = (value: number, minimum = minimumFractionDigits, isGroupedIn = true) =>
    new Intl.NumberFormat(locale, {
      useGrouping: isGroupedIn ? "auto" : false,
      minimumFractionDigits: minimum,
      // Further decimals of a stored value are shown, and are a problem.
      maximumFractionDigits: 20,
      signDisplay: "negative",
    }).format(value);
  return {
    parse: (text) => {
      const parsed = parseDecimal(text, rules);
      if ("problem" in parsed) return undefined;
      const [whole, fraction = ""] = parsed.value.split(".");
      return hasAllDecimals && decimals > 0 && whole
        ? `${whole}.${fraction.padEnd(decimals, "0")}`
        : parsed.value;
    },
    show: (value) => {
      if (value === "") return "";
      const digits = value.replace(/\D/g, "").replace(/^0+/, "");
      // More digits than a floating-point number keeps.
      return decimalPattern.test(value) && digits.length <= 15
        ? write(Number(value), minimumFractionDigits, isGrouped)
        : undefined;
    },
    problemOf: (text) => {
      const parsed = parseDecimal(text, rules);
      switch ("problem" in parsed ? parsed.problem : "unreadable") {
        case "grouping":
          return texts.grouping(write(1234567, 0));
        case "decimals":
          return texts.tooManyDecimals(decimals, write(12345, 0));
        case "tooLarge":
          return texts.tooLarge(write(10 ** maxWholeDigits(decimals), 0));
        default:
          return texts.notANumber(write(1234.5 - (decimals === 0 ? 0.5 : 0)));
      }
    },
  };
}
