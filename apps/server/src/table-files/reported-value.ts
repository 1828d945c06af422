/** The start of a file's value, as text or JSON that the database can store. For values that can't be loaded. */
export function reportedValue(value: string, maxLength: number): string {
  return value.replaceAll("\0", "").slice(0, maxLength).toWellFormed();
}
