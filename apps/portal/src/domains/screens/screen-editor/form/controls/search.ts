import type { ComboboxOption } from "@portico/ui";

/** Options that are also found by their value. */
export function foundByValue(options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  return options.map((option) => ({ ...option, keywords: [option.value] }));
}

/** Offers what is typed, for lists of any texts. */
export async function typedAsOption({ text }: { text: string }): Promise<readonly ComboboxOption[]> {
  const typed = text.trim();
  return typed === "" ? [] : [{ value: typed, label: typed }];
}
