/**
 * The cells of a CSV file as parsed by spreadsheets, which accept any file: a quote starts a quoted part only at the
 * start of a cell, and text after the closing quote is part of the cell.
 */
export function lenientCells(file: string, delimiter: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  let isAtStart = true;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
    isAtStart = true;
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') cell += text.charAt(++index);
      else isQuoted = false;
    } else if (isAtStart && character === '"') {
      isQuoted = true;
      isAtStart = false;
    } else if (character === delimiter) endCell();
    else if (character === "\n" || character === "\r") {
      endCell();
      rows.push([]);
    } else {
      cell += character;
      isAtStart = false;
    }
  }
  endCell();
  return rows;
}
