import { createHash } from "node:crypto";

/** Derives a UUID from a name, so that the same record has the same ID in every database. */
export function stableId(...name: readonly string[]): string {
  const hex = createHash("sha256").update(name.join("\0")).digest("hex");
  return uuidOf(hex);
}

/** Converts the first 32 hexadecimal digits to a version 8 (custom) UUID. */
export function uuidOf(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
