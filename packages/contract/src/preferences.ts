/**
 * The name that people's arrangements of an added screen are kept under: a screen of the portal's own may have the same
 * id.
 */
export function addedPreferences(screenId: string): string {
  return `added.${screenId}`;
}
