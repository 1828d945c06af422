export { DependentSelect, type DependentSelectProps } from "./dependent-select.js";
export { DraftNotice, type DraftNoticeProps } from "./draft-notice.js";
export type { DraftStore, FormDraft } from "./draft-store.js";
export { ErrorSummary } from "./error-summary.js";
export { Form, FormKitProvider, type FormKitProviderProps, type FormProps } from "./form.js";
export { FormEntries, type FormEntriesProps } from "./form-entries.js";
export type { AssignedErrors } from "./form-errors.js";
export { FormField, type FormFieldProps } from "./form-field.js";
export { FormKitDialog, type FormKitDialogProps } from "./form-kit-dialog.js";
export { FormGrid, FormSection, type FormSectionProps } from "./form-section.js";
export type {
  DescribeSubmissionFailure,
  FormSubmission,
  SavedRecord,
  SubmissionFailure,
  SubmitForm,
} from "./form-submission.js";
export { type BlockedNavigation, LeaveGuard, type LeaveGuardProps } from "./leave-guard.js";
export type { FormSchema } from "./required-fields.js";
export { SaveBar, type SaveBarProps, ShowErrorsButton } from "./save-bar.js";
export { type IndexedSection, SectionIndex, type SectionIndexProps } from "./section-index.js";
export { type FormStep, Stepper, type StepperProps } from "./stepper.js";
export { SubmitButton, type SubmitButtonProps } from "./submit-button.js";
export { formFieldOf, type TypedFormField } from "./typed-form-field.js";
export { type DependentField, type DependentFieldOptions, useDependentField } from "./use-dependent-field.js";
export { type DependentOptions, type LoadOptions, useDependentOptions } from "./use-dependent-options.js";
export { type FormDraftOptions, type FormDraftState, useFormDraft } from "./use-form-draft.js";
export { type FormKit, type FormKitOptions, useFormKit } from "./use-form-kit.js";
export {
  VersionConflictDialog,
  type VersionConflictDialogProps,
  type VersionPart,
} from "./version-conflict-dialog.js";
export type { ChosenVersion } from "./version-parts.js";
