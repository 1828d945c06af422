import { formFieldOf } from "@portico/ui/form-kit";
import type { ApplicationValues } from "./application-values.ts";

/** A field of an application. */
export const ApplicationField = formFieldOf<ApplicationValues>();
