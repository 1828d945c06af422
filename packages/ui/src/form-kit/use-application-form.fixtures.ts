import { zodResolver } from "@hookform/resolvers/zod";
import {
  type Application,
  applicationSchema,
  describeRejection,
  emptyApplication,
} from "./application.fixtures.js";
import type { DraftStore } from "./draft-store.js";
import type { FormSubmission, SavedRecord } from "./form-submission.js";
import { useFormKit } from "./use-form-kit.js";

export interface ApplicationFormProps {
  /** The stored values. @default a new application */
  stored?: SavedRecord<Application> | undefined;
  onSubmit: (submission: FormSubmission<Application>) => Promise<SavedRecord<Application> | undefined>;
  /** @default no drafts */
  drafts?: DraftStore | undefined;
}

/** The form of the application. */
export function useApplicationForm({ stored, onSubmit }: ApplicationFormProps) {
  return useFormKit<Application>({
    defaultValues: stored?.values ?? emptyApplication,
    mode: stored ? "edit" : "create",
    version: stored?.version,
    schema: applicationSchema,
    resolver: zodResolver(applicationSchema),
    onSubmit,
    describeFailure: describeRejection,
  });
}
