/** What a file is called by its sender, and what it is. */
interface Attachment {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** What it is sent as. */
  readonly mediaType: string;
}

/** A file to be saved, never shown: no browser runs it in place, nobody on the way keeps it. */
export function attachment({ bytes, name, mediaType }: Attachment): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      "content-type": mediaType,
      "content-length": String(bytes.length),
      "content-disposition": contentDisposition(name),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** The header of a file to be saved under a name: in plain letters for all, and as it is by RFC 5987. */
export function contentDisposition(name: string): string {
  const safe = name.replace(/[\p{C}/\\]/gu, "").trim() || "file";
  const plain = safe
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/["%;]/g, "_");
  const encoded = encodeURIComponent(safe.toWellFormed()).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
