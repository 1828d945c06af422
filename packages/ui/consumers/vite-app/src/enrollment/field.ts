import { formFieldOf } from "@portico/ui/form-kit";
import type { EnrollmentValues } from "./enrollment";

/** A field of the application. */
export const Field = formFieldOf<EnrollmentValues>();

export const states = [
  { value: "FL", label: "Florida" },
  { value: "GA", label: "Georgia" },
];

/** Options whose values are their labels. */
export const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
