/** Characters that start a formula in some spreadsheets, also full-width, small, superscript and subscript. */
const formula = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−";
/** List separators of any locale, and line breaks: the text after one may become a separate cell. */
const delimiter = ",;|\\t\\n\\v\\f\\r\\x1C-\\x1F\\x85\\u2028\\u2029，；｜،؛";
/** Characters that a spreadsheet may ignore before a formula: spaces, invisible characters and quotes. */
const skipped = '\\s\\p{C}\\p{Default_Ignorable_Code_Point}"';

/** Starts with a formula, or with a control character that some spreadsheets drop. */
const formulaAtStart = new RegExp(`^(?:[\\t\\r\\n\\0]|[${skipped}]*[${formula}])`, "u");
/** A run of delimiters and ignored characters, with the formula character after it if there is one. */
const runBeforeFormula = new RegExp(`([${delimiter}${skipped}]+)([${formula}]?)`, "gu");
const hasDelimiter = new RegExp(`[${delimiter}]`, "u");

const escapedInside = new RegExp(`([${delimiter}${skipped}]+)'([${formula}])`, "gu");

/** The text that `escapeFormula` or `escapeFormulas` escaped. Returns other texts unchanged. */
export function unescapeFormulas(text: string): string {
  const whole = text.startsWith("'") && formulaAtStart.test(text.slice(1)) ? text.slice(1) : text;
  return whole.replace(escapedInside, (escaped: string, before: string, sign: string) =>
    hasDelimiter.test(before) ? before + sign : escaped,
  );
}

/** Prefixes a text that starts like a formula with an apostrophe, so that no spreadsheet reads it as one. */
export function escapeFormula(text: string): string {
  return formulaAtStart.test(text) ? `'${text}` : text;
}

/**
 * Escapes formulas in a file whose delimiter the spreadsheet may guess wrong. In locales that separate lists by
 * semicolons, `a;=1` would become two cells; it is written as `a;'=1`.
 */
export function escapeFormulas(text: string): string {
  const inside = text.replace(runBeforeFormula, (run: string, before: string, sign: string) =>
    sign !== "" && hasDelimiter.test(before) ? `${before}'${sign}` : run,
  );
  return escapeFormula(inside);
}
