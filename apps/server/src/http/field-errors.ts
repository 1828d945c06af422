/** At most so many validation errors are reported, however many there are. */
export const maxReportedErrors = 20;
/** Names of fields come from the caller; longer ones are cut. */
const maxNameLength = 100;

/** One validation error: the field's name, and what is wrong with it. */
export type FieldError = readonly [name: string, text: string];

/** The errors that are reported, and how many there are in all. */
export interface ReportedErrors {
  readonly errors: Record<string, string[]>;
  readonly total: number;
}

/** Keeps the first twenty errors and counts the others, so that an answer stays small for any input. */
export function limitErrors(all: Iterable<FieldError>): ReportedErrors {
  const kept = new Map<string, string[]>();
  let total = 0;
  for (const [name, text] of all) {
    total += 1;
    if (total > maxReportedErrors) continue;
    const short = shortName(name);
    kept.set(short, [...(kept.get(short) ?? []), text]);
  }
  // `fromEntries` defines own properties, so a field called `__proto__` is reported like any other.
  return { errors: Object.fromEntries(kept), total };
}

/** The errors of a record one by one. */
export function* fieldErrorsOf(errors: Readonly<Record<string, readonly string[]>>): Generator<FieldError> {
  for (const [name, texts] of Object.entries(errors)) for (const text of texts) yield [name, text];
}

function shortName(name: string): string {
  return name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength)}…`;
}
