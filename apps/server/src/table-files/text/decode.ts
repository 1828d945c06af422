import { UnreadableFileError } from "../unreadable-file-error.ts";

/** An encoding that can't be detected, and must be chosen. */
export type ChosenEncoding = "windows-1252";

/** The encodings of text files. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | ChosenEncoding;

/**
 * Decodes a file as UTF-8, or as UTF-16 if it starts with that byte order mark, or with a character whose other byte is
 * zero. Removes the mark.
 * @param chosen what a file is that is neither
 * @throws UnreadableFileError if the file isn't valid in that encoding
 */
export async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  chosen?: ChosenEncoding,
): AsyncGenerator<string> {
  let decoder: ReturnType<typeof createDecoder> | undefined;
  for await (const chunk of withJoinedStart(bytes)) {
    decoder ??= createDecoder(encodingOf(chunk, chosen));
    const text = decoder(chunk);
    if (text !== "") yield text;
  }
  const rest = decoder?.() ?? "";
  if (rest !== "") yield rest;
}

/** The length of the longest byte order mark, which is that of UTF-8. */
const byteOrderMarkLength = 3;

/** The encoding of a file by its byte order mark or its first character. */
export function encodingOf([first, second, third]: Uint8Array, chosen?: ChosenEncoding): Encoding {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  return hasMark ? "utf-8" : (chosen ?? "utf-8");
}

/** Joins the first chunks until they include the byte order mark. */
export async function* withJoinedStart(
  bytes: AsyncIterable<Uint8Array>,
  length = byteOrderMarkLength,
): AsyncGenerator<Uint8Array> {
  let start: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    if (start.length >= length) {
      yield chunk;
      continue;
    }
    start = start.length === 0 ? chunk : Buffer.concat([start, chunk]);
    if (start.length >= length) yield start;
  }
  if (start.length < length) yield start;
}

/** Returns a function that decodes the next chunk, or the end of the file. */
function createDecoder(encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  return (chunk?: Uint8Array): string => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      line += newlinesIn(text);
      return text;
    } catch {
      const beforeFault = new TextDecoder(encoding).decode(chunk).split("\ufffd", 1)[0] ?? "";
      throw new UnreadableFileError(line + newlinesIn(beforeFault), faults[encoding]);
    }
  };
}

const utf16Fault = "The file isn't valid UTF-16 text. Save it as “CSV UTF-8”, then upload it again.";

const faults: Readonly<Record<Encoding, string>> = {
  "utf-8":
    "The file isn't UTF-8 text. Save it as “CSV UTF-8”, or confirm that it is Windows-1252, then upload it again.",
  "utf-16le": utf16Fault,
  "utf-16be": utf16Fault,
  "windows-1252": "The file isn't Windows-1252 text. Save it as “CSV UTF-8”, then upload it again.",
};

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
