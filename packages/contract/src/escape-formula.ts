/** Characters that begin a formula in some spreadsheet, with their full-width, small, raised and lowered forms. */
const formula = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−";
/** List separators of any locale, and line ends: what follows one may become a cell of its own. */
const delimiter = ",;|\\t\\n\\v\\f\\r\\x1C-\\x1F\\x85\\u2028\\u2029，；｜،؛";
/** What a spreadsheet may drop in front of a formula: spaces, invisible characters and quotes. */
const skipped = '\\s\\p{C}\\p{Default_Ignorable_Code_Point}"';

/** Begins with a formula, or with a control character that some spreadsheets drop. */
const formulaAtStart = new RegExp(`^(?:[\\t\\r\\n\\0]|[${skipped}]*[${formula}])`, "u");
/** A whole run of delimiters and skipped characters, and the formula character after it where there is one. */
const runBeforeFormula = new RegExp(`([${delimiter}${skipped}]+)([${formula}]?)`, "gu");
const hasDelimiter = new RegExp(`[${delimiter}]`, "u");

/** A text that no spreadsheet reads as a formula: one that begins like a formula gets an apostrophe in front. */
export function escapeFormula(text: string): string {
  return formulaAtStart.test(text) ? `'${text}` : text;
}

/**
 * A text that stays harmless in a file whose delimiter the spreadsheet guesses wrong. In locales that separate lists by
 * semicolons, `a;=1` would become a cell of its own; it is written as `a;'=1`.
 */
export function escapeFormulas(text: string): string {
  const inside = text.replace(runBeforeFormula, (run: string, before: string, sign: string) =>
    sign !== "" && hasDelimiter.test(before) ? `${before}'${sign}` : run,
  );
  return escapeFormula(inside);
}
