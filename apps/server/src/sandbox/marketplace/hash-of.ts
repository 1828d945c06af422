import { createHash } from "node:crypto";

/** A number from 0 to 1 that depends only on the text. */
export function hashOf(text: string): number {
  return createHash("md5").update(text).digest().readUInt32BE() / 2 ** 32;
}
