import { UnreadableFileError } from "./unreadable-file-error.ts";

/**
 * Decodes a file as UTF-8, or as UTF-16 if it starts with that byte order mark, or with a character whose other byte is
 * zero. Removes the mark.
 * @throws UnreadableFileError if the file isn't valid in that encoding
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: ReturnType<typeof createDecoder> | undefined;
  for await (const chunk of withJoinedStart(bytes)) {
    decoder ??= createDecoder(encodingOf(chunk));
    const text = decoder(chunk);
    if (text !== "") yield text;
  }
  const rest = decoder?.() ?? "";
  if (rest !== "") yield rest;
}

/** The length of a UTF-16 byte order mark. */
const byteOrderMarkLength = 2;

/** The encoding of a file by its byte order mark or its first character. */
export function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  return isBigEndian ? "utf-16be" : "utf-8";
}

/** Joins the first chunks until they include the byte order mark. */
async function* withJoinedStart(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    if (start.length >= byteOrderMarkLength) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length >= byteOrderMarkLength) yield start;
  }
  if (start.length < byteOrderMarkLength) yield start;
}

/** Returns a function that decodes the next chunk, or the end of the file. */
function createDecoder(encoding: "utf-8" | "utf-16le" | "utf-16be") {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  return (chunk?: Uint8Array): string => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      line += newlinesIn(text);
      return text;
    } catch {
      const beforeFault = new TextDecoder(encoding).decode(chunk).split("\ufffd", 1)[0] ?? "";
      throw new UnreadableFileError(
        line + newlinesIn(beforeFault),
        `The file isn't ${encoding === "utf-8" ? "UTF-8" : "valid UTF-16"} text. Save it as “CSV UTF-8”, then upload it again.`,
      );
    }
  };
}

function newlinesIn(text: string): number {
  return text.split("\n").length - 1;
}
