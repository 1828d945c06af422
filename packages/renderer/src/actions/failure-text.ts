/** Returns a declared error message, with the reason in place of `{message}`. */
export function failureText(failure: string, message: string): string {
  return failure.replaceAll("{message}", () => message).trimEnd();
}
