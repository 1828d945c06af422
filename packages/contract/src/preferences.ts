/** The key of the preferences for a custom screen, which differs from that of a built-in screen with the same id. */
export function customScreenPreferencesKey(screenId: string): string {
  return `added.${screenId}`;
}

/** Who may share a saved view with a role. */
export const shareViewAccess = "administrator|securityadmin";
