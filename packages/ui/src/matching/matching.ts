/** What is searched. */
export interface Searched {
  label: string;
  description?: string | undefined;
  /** Other words for it, which are not shown. */
  keywords?: readonly string[] | undefined;
}

/** Without case and accents. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** The items that contain every word of the text. Those whose label starts with it come first. */
export function matching<Item extends Searched>(items: readonly Item[], text: string): Item[] {
  const typed = plain(text.trim());
  const words = typed.split(/\s+/);
  const found = items.filter(({ label, description, keywords = [] }) => {
    const searched = plain([label, description, ...keywords].join(" "));
    return words.every((word) => searched.includes(word));
  });
  const part = (starts: boolean) => found.filter(({ label }) => plain(label).startsWith(typed) === starts);
  return [...part(true), ...part(false)];
}
