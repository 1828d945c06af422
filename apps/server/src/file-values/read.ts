/**
 * A parsed value, or the problem with it. Problems and warnings follow the column's name, and never include the value:
 * "isn't a date such as 2026-01-31."
 */
export type Read<Value> =
  | {
      readonly value: Value;
      /** What was guessed, left out or changed. */
      readonly warning?: string | undefined;
    }
  | { readonly problem: string };
