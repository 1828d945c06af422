const decimal = /^-?\d+(?:\.\d+)?$/;

/**
 * The number of a decimal text, such as a `MoneyField` stores. Any other text stays a text, which the schema rejects:
 * `1e3` must not become 1000.
 */
export function decimalValue(text: string): number | string {
  return decimal.test(text) ? Number(text) : text;
}
