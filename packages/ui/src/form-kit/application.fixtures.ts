import { z } from "zod";
import type { SubmissionFailure } from "./form-submission.js";

/** The rules of the application in stories. */
export const applicationSchema = z
  .object({
    firstName: z.string().min(1, "Enter a first name."),
    email: z.email("Enter an email address."),
    state: z.string().min(1, "Choose a state."),
    city: z.string(),
    ssn: z.string(),
    isSmoker: z.boolean(),
    start: z.string(),
    end: z.string(),
    phones: z.array(z.object({ phone: z.string().min(1, "Enter a phone number.") })).min(1, "Add a phone."),
  })
  .refine(({ start, end }) => start === "" || end === "" || start <= end, {
    path: ["end"],
    message: "The end can't be before the start.",
  });

/** The values of the application. */
export type Application = z.infer<typeof applicationSchema>;

/** An application without values. */
export const emptyApplication: Application = {
  firstName: "",
  email: "",
  state: "",
  city: "",
  ssn: "",
  isSmoker: false,
  start: "",
  end: "",
  phones: [],
};

/** A stored application. */
export const storedApplication: Application = {
  ...emptyApplication,
  firstName: "Maria",
  email: "maria@example.com",
  state: "FL",
  city: "miami",
  phones: [{ phone: "3055550142" }],
};

export const states = [
  { value: "FL", label: "Florida" },
  { value: "TX", label: "Texas" },
];

const cities: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  FL: [
    { value: "miami", label: "Miami" },
    { value: "tampa", label: "Tampa" },
  ],
  TX: [{ value: "austin", label: "Austin" }],
};

/** The cities of a state. */
export async function loadCities({ values: [state = ""] }: { values: readonly string[] }) {
  return cities[state] ?? [];
}

/** A rejection as a server sends it. */
export class RejectedSubmission extends Error {
  readonly failure: SubmissionFailure<Application>;

  constructor(failure: SubmissionFailure<Application>) {
    super("The server rejected the submission.");
    this.failure = failure;
  }
}

/** Converts rejections of stories. */
export function describeRejection(error: unknown): SubmissionFailure<Application> {
  return error instanceof RejectedSubmission ? error.failure : { kind: "failed", text: String(error) };
}
