import type { ComboboxOption, ComboboxSearch } from "@portico/ui/combobox";
import type { DraftStore, SubmissionFailure } from "@portico/ui/form-kit";
import { type Enrollment, type EnrollmentValues, enrollmentSchema } from "./enrollment";

/** A rejection with the messages by field, as in the body of a 422. */
class Rejection extends Error {
  readonly errors: Record<string, string[]>;

  constructor(errors: Record<string, string[]>) {
    super("The server rejected the application.");
    this.errors = errors;
  }
}

/** Stores an application; an email can have only one. */
export async function saveEnrollment(values: Enrollment): Promise<string> {
  if (values.email === "taken@example.com")
    throw new Rejection({
      email: ["This email already has an application."],
      "address.zip": ["This ZIP code isn't served."],
    });
  return JSON.stringify(enrollmentSchema.parse(values), (_, value: unknown) =>
    value instanceof File ? value.name : value,
  );
}

export function describeFailure(error: unknown): SubmissionFailure<EnrollmentValues> {
  return error instanceof Rejection
    ? { kind: "invalid", errors: error.errors }
    : { kind: "failed", text: "Something went wrong. Try again." };
}

const counties: Readonly<Record<string, readonly string[]>> = {
  FL: ["Broward", "Miami-Dade"],
  GA: ["Cobb", "Fulton"],
};

/** The counties of a state. */
export async function loadCounties({ values: [state = ""] }: { values: readonly string[] }) {
  return (counties[state] ?? []).map((county) => ({ value: county, label: county }));
}

export async function lookUpZip(zip: string) {
  return zip === "33134" ? { city: "Miami", state: "FL", counties: ["Miami-Dade"] } : undefined;
}

const searchIn =
  (options: readonly ComboboxOption[]): ComboboxSearch =>
  async ({ text }) =>
    options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

/** The options of a combobox: searched, and found by id, as a restored draft needs it. */
const lookupIn = (options: readonly ComboboxOption[]) => ({
  search: searchIn(options),
  resolve: async (id: string) => options.find(({ value }) => value === id),
});

export const agents = lookupIn([
  { value: "agent-1", label: "Dana Whitfield" },
  { value: "agent-2", label: "Rafael Ortiz" },
]);

export const plans = lookupIn([
  { value: "silver", label: "Ambetter Silver" },
  { value: "gold", label: "Ambetter Gold" },
]);

/** Drafts in this browser. */
export const drafts: DraftStore = {
  load: (key) => {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : JSON.parse(stored);
  },
  save: (key, draft) => localStorage.setItem(key, JSON.stringify(draft)),
  remove: (key) => localStorage.removeItem(key),
};
