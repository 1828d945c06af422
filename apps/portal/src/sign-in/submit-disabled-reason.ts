/** What is known of a form before it is sent. */
export interface FormReadiness {
  readonly isDirty: boolean;
  readonly isValid: boolean;
  /** The errors that are shown. */
  readonly errors: object;
}

/** What a button says that cannot be pressed yet. */
export interface SubmitDisabledTexts {
  readonly fillFirst: string;
  readonly correctFirst: string;
}

/** Why a form cannot be sent: it is untouched, or has errors (specification, part 1, section 5). */
export function submitDisabledReason(
  { isDirty, isValid, errors }: FormReadiness,
  { fillFirst, correctFirst }: SubmitDisabledTexts,
): string | undefined {
  if (isDirty && isValid) return undefined;
  return Object.keys(errors).length > 0 ? correctFirst : fillFirst;
}
