/** The characters of delimiters by name. Undefined for the one that is detected. */
export const delimiterCharacters = { auto: undefined, comma: ",", semicolon: ";", tab: "\t" } as const;

/** The delimiter is detected in the first characters. */
export const delimiterSampleLength = 64 * 1024;
const delimiterSampleRows = 20;

/** The first line of some files names the delimiter, for spreadsheets. */
const declaration = /^"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i;

/** How the values of a text file are separated. */
export interface Delimiting {
  readonly delimiter: string;
  /** The length of a first line that only names the delimiter. 0 if there is none. */
  readonly declarationLength: number;
}

/**
 * The delimiter of a text: the one that its first line names, as in `sep=;`, otherwise the one that one of the first rows
 * has most of, outside of quotes. Titles can precede the header row.
 */
export function detectDelimiter(text: string): Delimiting {
  const declared = declaration.exec(text);
  if (declared) return { delimiter: declared[1] ?? ",", declarationLength: declared[0].length };
  const rows = text
    .replace(/"[^"]*"/g, "")
    .split(/[\r\n]+/)
    .slice(0, delimiterSampleRows);
  const counted = ([",", ";", "\t"] as const).map((separator) => ({
    separator,
    count: Math.max(...rows.map((row) => row.split(separator).length)),
  }));
  const best = counted.reduce((most, next) => (next.count > most.count ? next : most));
  return { delimiter: best.separator, declarationLength: 0 };
}
