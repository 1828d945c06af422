const storageKey = "portico.username";

/** The user name that this browser was asked to remember, or an empty text. */
export function rememberedUsername(): string {
  return localStorage.getItem(storageKey) ?? "";
}

/** Remembers a user name, or forgets the one there is. */
export function rememberUsername(user: string, isWanted: boolean) {
  if (isWanted) localStorage.setItem(storageKey, user);
  else localStorage.removeItem(storageKey);
}
