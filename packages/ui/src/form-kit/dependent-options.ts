import type { SelectOption } from "../select/select.js";

/** The options with the current value, if it is no longer offered: a form must not discard it unseen. */
export function withCurrentOption(
  options: readonly SelectOption[],
  value: unknown,
  currentLabel: string | undefined,
): readonly SelectOption[] {
  if (typeof value !== "string" || value === "" || options.some((option) => option.value === value))
    return options;
  return [...options, { value, label: currentLabel ?? value }];
}
