/** Lowercase, without accents: the form in which searches compare texts, as the database's `search_key`. */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
