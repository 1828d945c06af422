/** The maximum number of reported validation errors. */
export const maxReportedErrors = 20;
/** Field names come from the client. Longer ones are truncated. */
const maxNameLength = 100;

/** A field and its error message. */
export type FieldError = readonly [name: string, text: string];

/** The reported errors and the total number of errors. */
export interface ReportedErrors {
  readonly errors: Record<string, string[]>;
  readonly total: number;
}

/** Reports the first twenty errors, each once, and counts the rest, so that responses stay small. */
export function limitErrors(all: Iterable<FieldError>): ReportedErrors {
  const messages = new Map<string, string[]>();
  let total = 0;
  for (const [name, text] of all) {
    const short = shortName(name);
    const known = messages.get(short) ?? [];
    if (known.includes(text)) continue;
    total += 1;
    if (total <= maxReportedErrors) messages.set(short, [...known, text]);
  }
  // `fromEntries` defines own properties, so a field called `__proto__` is safe.
  return { errors: Object.fromEntries(messages), total };
}

/** Lists errors one by one. */
export function* fieldErrorsOf(errors: Readonly<Record<string, readonly string[]>>): Generator<FieldError> {
  for (const [name, texts] of Object.entries(errors)) for (const text of texts) yield [name, text];
}

function shortName(name: string): string {
  return name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength)}…`;
}
