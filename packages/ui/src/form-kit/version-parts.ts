import { isSameValue, type ValueRecord, valueAt } from "./form-values.js";

/** Which of two versions is chosen. */
export type ChosenVersion = "mine" | "theirs";

/** A form as it was opened, as it is now, and as someone else saved it in the meantime. */
export interface FormVersions {
  readonly base: ValueRecord;
  readonly mine: ValueRecord;
  readonly theirs: ValueRecord;
}

/** A field in which two versions differ. */
export interface DifferingField {
  readonly name: string;
  /** The version that the user probably wants: their own if they changed the field. */
  readonly likely: ChosenVersion;
}

/**
 * The fields in which both versions differ.
 * @param names the names of fields in display order; those inside a list are compared with the whole list
 */
export function differingFields(
  names: readonly string[],
  { base, mine, theirs }: FormVersions,
): readonly DifferingField[] {
  return outermost(names).flatMap((name): readonly DifferingField[] => {
    const own = valueAt(mine, name);
    if (isSameValue(own, valueAt(theirs, name))) return [];
    return [{ name, likely: isSameValue(valueAt(base, name), own) ? "theirs" : "mine" }];
  });
}

/** The names that are not inside another one: `emails`, but not `emails.0.email`. */
export function outermost(names: readonly string[]): readonly string[] {
  return names.filter((name) => !names.some((other) => name.startsWith(`${other}.`)));
}

/** Their values, with those of the named fields replaced by one's own. */
export function mergeVersions(
  { mine, theirs }: Pick<FormVersions, "mine" | "theirs">,
  choices: ReadonlyMap<string, ChosenVersion>,
): ValueRecord {
  const chosen = [...choices].filter(([, version]) => version === "mine");
  return chosen.reduce((values, [name]) => withValue(values, name.split("."), valueAt(mine, name)), theirs);
}

function withValue(values: ValueRecord, [key = "", ...rest]: readonly string[], value: unknown): ValueRecord {
  if (rest.length === 0) return { ...values, [key]: value };
  const inner = values[key];
  const nested = typeof inner === "object" && inner !== null ? { ...inner } : {};
  return { ...values, [key]: withValue(nested, rest, value) };
}
