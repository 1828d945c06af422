import { MIMEType } from "node:util";

/** The longest boundary that a multipart body may have, by RFC 2046. */
const maxBoundaryLength = 70;

/** The boundary of a multipart body; undefined where its type names none that is valid. */
export function boundaryOf(contentType: string): string | undefined {
  const boundary = parsedType(contentType)?.params.get("boundary") ?? "";
  return boundary.length <= maxBoundaryLength && /^[\w'()+,\-./:=? ]*[\w'()+,\-./:=?]$/.test(boundary)
    ? boundary
    : undefined;
}

function parsedType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

/**
 * Counts the delimiters of a multipart body while it comes: one before each part, and one at the end.
 * @returns what takes the next piece, and answers how many there were so far
 */
export function delimiterCounter(boundary: string): (piece: Uint8Array) => number {
  const delimiter = Buffer.from(`--${boundary}`, "latin1");
  /** The end of what came before, in which a delimiter may have begun. */
  let rest = Buffer.alloc(0);
  let count = 0;
  return (piece) => {
    const bytes = Buffer.concat([rest, piece]);
    let from = 0;
    for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, from)) {
      count += 1;
      from = at + delimiter.length;
    }
    rest = bytes.subarray(Math.max(from, bytes.length - delimiter.length + 1));
    return count;
  };
}
