import type { SelectOption } from "@portico/ui";

/** Finds options by their label or value. */
export function searchAmong<Option extends SelectOption>(options: readonly Option[]) {
  return async ({ text }: { text: string }) => {
    const typed = text.trim().toLowerCase();
    return options.filter(({ value, label }) => `${label} ${value}`.toLowerCase().includes(typed));
  };
}

/** Offers what is typed, for lists of any texts. */
export async function typedAsOption({ text }: { text: string }): Promise<readonly SelectOption[]> {
  const typed = text.trim();
  return typed === "" ? [] : [{ value: typed, label: typed }];
}
