/** In UTF-16 units. Most file systems allow 255 bytes. */
const maxLength = 200;

/** Longer endings are part of the name. */
const extensionPattern = /\.[^.\s]{1,20}$/u;

/**
 * Control characters, direction marks, line separators, halves of surrogate pairs, and characters that look like
 * nothing, including the blank Braille pattern.
 */
const unprintable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A file name that is safe to store, show and send: the last segment of a path, in visible characters, with up to 200
 * of them, in NFC. A name that is too long keeps its extension. `file` if nothing else is left.
 */
export function safeFileName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const visible = last.replace(unprintable, "").trim().normalize("NFC");
  // `.` and `..` are folders.
  return /^[.\s]*$/.test(visible) ? "file" : shorten(visible);
}

function shorten(name: string): string {
  if (name.length <= maxLength) return name;
  const extension = extensionPattern.exec(name)?.[0] ?? "";
  const stem = name.slice(0, maxLength - extension.length);
  // The cut can separate the halves of a surrogate pair.
  return stem.replace(/\p{Cs}$/u, "").trimEnd() + extension;
}
