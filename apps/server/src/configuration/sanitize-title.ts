/** The longest title that lists and the sidebar show. */
const maxTitleLength = 200;

/** A title as a single line that any database can store and any list can show. */
export function sanitizeTitle(title: string): string {
  return title
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, maxTitleLength)
    .toWellFormed();
}
