/** A label that is the whole cell: a row with it is a total even if its first column has a count. */
const bareLabel = /^\W*(?:(?:sub|grand|final|overall)\W*)?totals?\W*$/i;
const label = /^\W*(?:[\p{L}\p{N}]+\W+){0,4}?(?:sub\W?)?totals?\b|\btotals?\W*$/iu;
/** What is counted. */
const counted = "(?:records?|rows?|lines?|policies|members|lives|leads|applications)";
/** A count without the word total: `Record count: 25`, `Rows: 25`, `25 records`. */
const countLabel = new RegExp(
  String.raw`^\W*(?:${counted}\W*)?count\W*\d*\W*$|^\W*${counted}\W*:\W*\d*\W*$|^\W*[\d,]+ ${counted}\W*$`,
  "i",
);

const maxLabelLength = 80;

/** Whether a cell marks a subtotal or total. */
export function isTotalLabel(text: string): boolean {
  return text.length <= maxLabelLength && label.test(text);
}

/** Whether a cell is only the word total, subtotal or similar. */
export function isBareTotalLabel(text: string): boolean {
  return bareLabel.test(text);
}

/** Whether a cell marks a row that counts rows. */
export function isCountLabel(text: string): boolean {
  return text.length <= maxLabelLength && countLabel.test(text);
}

/** A number of rows, where the column has identifiers. */
const count = /^\d{1,6}$/;

/**
 * Whether a row is a total or a count of the rows above: it has a label, but nothing that identifies a record.
 * @param key the cell that identifies a record
 * @param names the cells with names of persons
 */
export function isTotalRow(cells: readonly string[], key: string, names: readonly string[]): boolean {
  const isLabel = (text: string) => isTotalLabel(text) || isCountLabel(text);
  const labeled = cells.find(isLabel);
  if (labeled === undefined) return false;
  if (key !== "" && !isLabel(key) && !(count.test(key) && isBareTotalLabel(labeled))) return false;
  return names.every((name) => name === "" || isLabel(name));
}
