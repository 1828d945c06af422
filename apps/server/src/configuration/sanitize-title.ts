/** The longest title that lists and the sidebar show. */
const longestTitle = 200;

/** A title as one line that any database holds and any list shows, whatever was written for it. */
export function sanitizeTitle(title: string): string {
  return title
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, longestTitle)
    .toWellFormed();
}
