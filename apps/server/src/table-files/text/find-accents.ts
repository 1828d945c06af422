import { encodingOf } from "./decode.ts";

/** A letter or two around one that isn't ASCII. */
const accented = /[\p{L}'’.-]*[^\p{ASCII}\p{C}][\p{L}'’.-]*/gu;
const maxWordLength = 30;

/**
 * The first words that are not ASCII of a file that is neither UTF-8 nor UTF-16, as Windows-1252. Undefined if the file is
 * UTF-8 or UTF-16, or only cut off in the middle of a character.
 */
export async function findAccents(
  bytes: AsyncIterable<Uint8Array>,
  maxWords: number,
): Promise<string[] | undefined> {
  let strict: ReturnType<typeof utf8Decoder> | undefined;
  const western = new TextDecoder("windows-1252");
  const words = new Set<string>();
  let isUtf8 = true;
  for await (const chunk of bytes) {
    if (!strict && encodingOf(chunk) !== "utf-8") return undefined;
    strict ??= utf8Decoder();
    isUtf8 = isUtf8 && canDecode(strict, chunk);
    if (words.size < maxWords) {
      for (const [word] of western.decode(chunk, { stream: true }).matchAll(accented)) {
        if (words.size === maxWords) break;
        words.add(word.slice(0, maxWordLength));
      }
    }
    if (!isUtf8 && words.size === maxWords) break;
  }
  return isUtf8 ? undefined : [...words];
}

function utf8Decoder() {
  return new TextDecoder("utf-8", { fatal: true });
}

function canDecode(decoder: ReturnType<typeof utf8Decoder>, chunk: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}
