/** The state of a form. */
export interface FormReadiness {
  readonly isDirty: boolean;
  readonly isValid: boolean;
  /** The errors that are currently shown. */
  readonly errors: object;
}

/** The reasons that are shown on the disabled button. */
export interface SubmitDisabledTexts {
  readonly fillFirst: string;
  readonly correctFirst: string;
}

/** Returns why a form can't be submitted: it is unchanged or has errors (specification, part 1, section 5). */
export function submitDisabledReason(
  { isDirty, isValid, errors }: FormReadiness,
  { fillFirst, correctFirst }: SubmitDisabledTexts,
): string | undefined {
  if (isDirty && isValid) return undefined;
  return Object.keys(errors).length > 0 ? correctFirst : fillFirst;
}
