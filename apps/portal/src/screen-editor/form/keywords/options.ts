import type { SelectOption } from "@portico/ui";
import { choiceAt } from "./keyword-texts.ts";

/** Finds options by their label or value. */
export function searchAmong(options: readonly SelectOption[]) {
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

/** A value of a keyword, with its label. */
export function optionAt(path: string, value: string): SelectOption {
  return { value, label: choiceAt(path, value) };
}
