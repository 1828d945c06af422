import { isBlank } from "@portico/format";
import { valueAt } from "./form-values.js";

/**
 * Whether a section has all required values, or, if none is required, any value.
 * @param names the fields of the section
 * @param isRadio whether a field has radio buttons, of which `false` is one
 */
export function isSectionComplete(
  names: readonly string[],
  values: unknown,
  isRequired: (name: string) => boolean | undefined,
  isRadio: (name: string) => boolean = () => false,
): boolean {
  const required = names.filter((name) => isRequired(name));
  const isFilled = (name: string) => {
    const value = valueAt(values, name);
    return hasValue(value) || (value === false && isRadio(name));
  };
  return required.length > 0 ? required.every(isFilled) : names.some(isFilled);
}

/** Whether a field has a value. An unchecked checkbox has none. */
export function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "string") return !isBlank(value);
  return value !== null && value !== undefined && value !== false;
}
