import type { TextParser } from "../parsed-field/use-parsed-text.js";

/** How a field understands, shows and stores a text. */
export interface TextFormat extends TextParser {
  /** What is wrong with a text without a value, and what is accepted. */
  problemOf: (text: string) => string;
}
