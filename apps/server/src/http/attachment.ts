import { safeFileName } from "@portico/contract";

/** A file with its original name. */
interface Attachment {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly mediaType: string;
}

/** A response that downloads a file. Browsers neither display nor run it, and proxies don't store it. */
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

/** A `content-disposition` header with an ASCII name, and the full name as in RFC 5987. */
export function contentDisposition(name: string): string {
  const safe = safeFileName(name);
  const plain = safe
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "_")
    // A full-width slash becomes a plain one.
    .replace(/["%;/\\]/g, "_");
  const encoded = encodeURIComponent(safe).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
