import { createHash } from "node:crypto";

/** A body that is hashed while it is read. */
export interface HashedBody {
  readonly pieces: AsyncIterable<Uint8Array>;
  /**
   * Reads what nobody has read yet, and keeps nothing of it.
   * @returns what stands for the whole body
   */
  digest(): Promise<string>;
}

/** Hashes a body while somebody reads it. */
export function hashedBody(body: AsyncIterable<Uint8Array>): HashedBody {
  const hash = createHash("sha256");
  const pieces = (async function* () {
    for await (const piece of body) {
      hash.update(piece);
      yield piece;
    }
  })();
  let digest: string | undefined;
  return {
    pieces,
    digest: async () => {
      for await (const _ of pieces);
      digest ??= hash.digest("base64url");
      return digest;
    },
  };
}
