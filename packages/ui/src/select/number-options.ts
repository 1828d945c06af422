import type { SelectOption } from "./select.js";

/** Options of a select that are numbers, such as years. */
export function numberOptions(count: number, at: (index: number) => number): readonly SelectOption[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(at(index));
    return { value: number, label: number };
  });
}
