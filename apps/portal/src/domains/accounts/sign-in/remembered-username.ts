const storageKey = "portico.username";

/** Returns the user name that is stored in this browser, or an empty string. */
export function rememberedUsername(): string {
  return localStorage.getItem(storageKey) ?? "";
}

/** Stores the user name in this browser, or removes the stored one. */
export function rememberUsername(user: string, shouldRemember: boolean) {
  if (shouldRemember) localStorage.setItem(storageKey, user);
  else localStorage.removeItem(storageKey);
}
