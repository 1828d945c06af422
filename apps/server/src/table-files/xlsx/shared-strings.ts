import { UnreadableFileError } from "../unreadable-file-error.ts";
import { decodeEscapes } from "./cell-text.ts";
import { readWholeXml } from "./read-xml.ts";

/** The texts of a workbook, by number. */
export interface SharedStrings {
  /** Undefined if there is no such text. */
  get(index: number): string | undefined;
}

/** The maximum size of all texts in bytes. They are in memory while a sheet is read. */
const maxBytes = 64 * 1024 * 1024;
const firstTexts = 4 * 1024;

/** Reads the texts of a workbook. They are stored as bytes, which need half the memory of texts. */
export async function readSharedStrings(bytes: AsyncIterable<Uint8Array>): Promise<SharedStrings> {
  // Only what is written of it needs memory.
  const content = Buffer.alloc(maxBytes);
  let ends = new Uint32Array(firstTexts);
  let count = 0;
  let length = 0;
  let [isText, phonetics] = [false, 0];
  let parts: string[] = [];
  const add = (text: string) => {
    if (length + Buffer.byteLength(text) > maxBytes) throw tooManyTexts();
    if (count === ends.length) {
      const more = new Uint32Array(2 * ends.length);
      more.set(ends);
      ends = more;
    }
    length += content.write(text, length);
    ends[count++] = length;
  };
  await readWholeXml(bytes, {
    open: (name) => {
      if (name === "si") parts = [];
      // How a text is pronounced is not a part of it.
      if (name === "rPh") phonetics++;
      isText = name === "t" && phonetics === 0;
    },
    text: (part) => {
      if (isText) parts.push(part);
    },
    close: (name) => {
      if (name === "rPh") phonetics--;
      isText = false;
      if (name === "si") add(decodeEscapes(parts.join("")));
    },
  });
  return {
    get: (index) =>
      index >= 0 && index < count
        ? content.toString("utf8", index === 0 ? 0 : ends[index - 1], ends[index])
        : undefined,
  };
}

function tooManyTexts(): UnreadableFileError {
  return new UnreadableFileError(
    1,
    "The spreadsheet has too much text to be read at once. Save the sheet as “CSV UTF-8”, then upload it again.",
  );
}
