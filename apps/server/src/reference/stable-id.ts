import { createHash } from "node:crypto";

/** The UUID that a name always has, so that the same thing has the same id in every database. */
export function stableId(...name: readonly string[]): string {
  const hex = createHash("sha256").update(name.join("\0")).digest("hex");
  return uuidOf(hex);
}

/** The first 32 hexadecimal digits as a UUID, with the bits that mark one made by its maker's own rule (version 8). */
export function uuidOf(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
