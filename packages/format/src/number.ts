/** A number, a decimal as text, or nothing. */
export type NumberInput = number | string | null | undefined;

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 20 });
// "negative" omits the sign of a value that rounds to zero.
const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "negative" } as const;
const twoDecimals = new Intl.NumberFormat("en-US", cents);
const decimalPattern = /^[+-]?(?:\d{1,18}(?:\.\d{0,18})?|\.\d{1,18})$/;

/** `1,234.5`: grouped, with all decimals. */
export function formatNumber(value: NumberInput): string {
  return formatted(value, (number) => whole.format(number));
}

/** `$ 1,234.50`; negative amounts as `-$ 1,234.50`. */
export function formatMoney(value: NumberInput): string {
  return formatted(value, (number) => twoDecimals.format(number).replace(/^-?/, "$&$$ "));
}

/** `12.50%`: the value is already a percentage. */
export function formatPercent(value: NumberInput): string {
  return formatted(value, (number) => `${twoDecimals.format(number)}%`);
}

const sizeUnits = ["B", "kB", "MB", "GB", "TB"];

/** `512 B`, `1.5 MB`: bytes in steps of 1024. */
export function formatFileSize(bytes: NumberInput): string {
  return formatted(bytes, (number) => {
    const last = sizeUnits.length - 1;
    // From 1023.5, the value rounds to 1024, so it belongs to the next unit.
    const step = Math.min(Math.floor(Math.log2(Math.max((number * 2048) / 2047, 1)) / 10), last);
    const size = number / 1024 ** step;
    return `${step === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${sizeUnits[step]}`;
  });
}

function formatted(value: NumberInput, format: (number: number) => string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" && !decimalPattern.test(value.trim())) return "";
  const number = Number(value);
  return Number.isFinite(number) ? format(number === 0 ? 0 : number) : "";
}
