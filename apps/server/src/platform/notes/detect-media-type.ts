import { isUtf8 } from "node:buffer";

/** The bytes at a position that identify a media type. */
interface Signature {
  readonly mediaType: string;
  readonly at?: number;
  readonly bytes: string;
}

const signatures: readonly Signature[] = [
  { mediaType: "application/pdf", bytes: "%PDF-" },
  { mediaType: "image/png", bytes: "\x89PNG\r\n\x1a\n" },
  { mediaType: "image/jpeg", bytes: "\xff\xd8\xff" },
  { mediaType: "image/gif", bytes: "GIF87a" },
  { mediaType: "image/gif", bytes: "GIF89a" },
  { mediaType: "image/tiff", bytes: "II*\0" },
  { mediaType: "image/tiff", bytes: "MM\0*" },
  { mediaType: "image/webp", at: 8, bytes: "WEBP" },
  { mediaType: "image/heic", at: 4, bytes: "ftypheic" },
  { mediaType: "image/avif", at: 4, bytes: "ftypavif" },
  { mediaType: "video/mp4", at: 4, bytes: "ftyp" },
  { mediaType: "audio/wav", at: 8, bytes: "WAVE" },
  { mediaType: "audio/mpeg", bytes: "ID3" },
  { mediaType: "application/gzip", bytes: "\x1f\x8b" },
  { mediaType: "application/x-ole-storage", bytes: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" },
  { mediaType: "application/x-msdownload", bytes: "MZ" },
];

const office = "application/vnd.openxmlformats-officedocument";
/** Folders in a ZIP archive that identify a media type. */
const archives: readonly (readonly [part: string, mediaType: string])[] = [
  ["word/", `${office}.wordprocessingml.document`],
  ["xl/", `${office}.spreadsheetml.sheet`],
  ["ppt/", `${office}.presentationml.presentation`],
];

/** How many bytes of a file are inspected. */
const inspectedBytes = 4096;
const html = /<(!doctype\s|html|head|body|script|iframe|style|meta|form|a|p|div|img)\b/i;
const svg = /<svg[\s>]/i;

/** Detects a file's media type from its content, ignoring its name and declared type. */
export function detectMediaType(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, inspectedBytes)).toString("latin1");
  const known = signatures.find(({ at = 0, bytes: begin }) => start.startsWith(begin, at));
  if (known) return known.mediaType;
  if (start.startsWith("PK\x03\x04")) return archiveOf(Buffer.from(bytes));
  if (!isText(bytes)) return "application/octet-stream";
  if (svg.test(start)) return "image/svg+xml";
  if (html.test(start)) return "text/html";
  return "text/plain";
}

function archiveOf(bytes: Buffer): string {
  const found = bytes.includes("[Content_Types].xml")
    ? archives.find(([part]) => bytes.includes(part))
    : undefined;
  return found?.[1] ?? "application/zip";
}

function isText(bytes: Uint8Array): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}

/** Types that a browser could execute. They are downloaded as `application/octet-stream`. */
const running = new Set(["text/html", "image/svg+xml", "application/x-msdownload"]);

/** The media type that a file is downloaded as. */
export function downloadMediaType(kind: string): string {
  if (running.has(kind)) return "application/octet-stream";
  return kind === "text/plain" ? "text/plain; charset=utf-8" : kind;
}
