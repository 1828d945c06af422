import { validationFailure } from "../http/validation.ts";
import { kindOf, signatureLength } from "../table-files/file-kind.ts";
import { withJoinedStart } from "../table-files/text/decode.ts";
import { findAccents } from "../table-files/text/find-accents.ts";
import { UnreadableFileError } from "../table-files/unreadable-file-error.ts";
import { readSheetNames } from "../table-files/xlsx/read-workbook-rows.ts";
import type { ReadingQuery } from "./file-reading.ts";

/** How many words the question about the encoding names. */
const maxWords = 12;

/**
 * Makes sure that nothing is guessed about a file that only a person knows: its encoding, and its sheet if the caller asks
 * to choose.
 * @throws Failure 422 with the question for `encoding`, or with the sheets for `sheet`
 */
export async function requireChoices(
  bytes: AsyncIterable<Uint8Array>,
  { sheet, encoding, asks }: ReadingQuery & { readonly asks?: "true" | "false" | undefined },
): Promise<void> {
  const chunks = withJoinedStart(bytes, signatureLength)[Symbol.asyncIterator]();
  try {
    const first = await chunks.next();
    if (first.done) return;
    const whole = startingWith(first.value, chunks);
    const kind = kindOf(first.value);
    if (kind === "spreadsheet" && asks === "true" && sheet === undefined) await requireSheet(whole);
    if (kind === "text" && encoding === undefined) await requireEncoding(whole);
  } finally {
    await chunks.return(undefined);
  }
}

async function* startingWith(first: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  yield first;
  yield* rest;
}

async function requireSheet(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    const { sheets } = await readSheetNames(bytes);
    if (sheets.length > 1) throw validationFailure("query", { sheet: [...sheets] });
  } catch (error) {
    // What can't be read is reported when it is loaded.
    if (!(error instanceof UnreadableFileError)) throw error;
  }
}

async function requireEncoding(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const words = await findAccents(bytes, maxWords);
  if (!words) return;
  const list = new Intl.ListFormat("en-US").format(words);
  throw validationFailure("query", {
    encoding: [
      `The file isn't UTF-8 text. Read as Windows-1252, its words with accents are: ${list}. If they are right, confirm. Otherwise, save the file as “CSV UTF-8”, then upload that.`,
    ],
  });
}
