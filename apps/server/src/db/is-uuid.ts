const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a UUID. Others can't be compared with IDs in queries. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
