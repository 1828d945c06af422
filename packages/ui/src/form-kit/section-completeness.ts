import { valueAt } from "./form-values.js";

/**
 * Whether a section has all required values, or, if none is required, any value.
 * @param names the fields of the section
 */
export function isSectionComplete(
  names: readonly string[],
  values: unknown,
  isRequired: (name: string) => boolean | undefined,
): boolean {
  const required = names.filter((name) => isRequired(name));
  const isFilled = (name: string) => hasValue(valueAt(values, name));
  return required.length > 0 ? required.every(isFilled) : names.some(isFilled);
}

/** Whether a field has a value. An unchecked checkbox has none. */
function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "string") return value.trim() !== "";
  return value !== null && value !== undefined && value !== false;
}
