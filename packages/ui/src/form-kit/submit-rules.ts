/** What decides whether a form can be submitted. */
export interface SubmitState {
  /** A value differs from the initial one, or none has to. */
  readonly canSubmit: boolean;
  /** An error is shown in the form. */
  readonly hasErrors: boolean;
  /** It is being sent. */
  readonly isSubmitting: boolean;
}

/** Why the submit button is disabled; undefined if it is not. */
export function submitDisabledReason(
  { canSubmit, hasErrors, isSubmitting }: SubmitState,
  texts: { readonly untouched: string; readonly hasErrors: string },
): string | undefined {
  if (isSubmitting) return undefined;
  if (!canSubmit) return texts.untouched;
  return hasErrors ? texts.hasErrors : undefined;
}
