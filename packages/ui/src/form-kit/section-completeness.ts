import { isBlank } from "@portico/format";
import { isSameValue, valueAt } from "./form-values.js";

/** What decides whether a section is complete. */
interface CompletenessRules {
  readonly isRequired: (name: string) => boolean | undefined;
  /** Whether a field has radio buttons, of which `false` is one. @default no field */
  readonly isRadio?: (name: string) => boolean;
  /** The initial values of a new record, which nobody has entered. @default all values were entered */
  readonly initial?: unknown;
}

/**
 * Whether a section has all required values, or, if none is required, any value. At least one of them was entered, or
 * has radio buttons that show the answer.
 * @param names the fields of the section
 */
export function isSectionComplete(
  names: readonly string[],
  values: unknown,
  { isRequired, isRadio = () => false, initial }: CompletenessRules,
): boolean {
  const isEntered = (name: string) =>
    initial === undefined || isRadio(name) || !isSameValue(valueAt(values, name), valueAt(initial, name));
  if (!names.some(isEntered)) return false;
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
