const digits = /^\d{6}$/;
const recoveryCode = /^[a-z0-9]{4}-?[a-z0-9]{4}-?[a-z0-9]{4}$/i;

/** Longer text is no code. */
const maxLength = 40;

/** Removes spaces and dashes from a six-digit code. Returns undefined if the result isn't six digits. */
export function parseDigits(typed: string): string | undefined {
  const plain = typed.length > maxLength ? "" : typed.replaceAll(/[\s-]/g, "");
  return digits.test(plain) ? plain : undefined;
}

/** Removes spaces from a recovery code. Returns undefined if the result isn't a recovery code. */
export function parseRecoveryCode(typed: string): string | undefined {
  const plain = typed.length > maxLength ? "" : typed.replaceAll(/\s/g, "");
  return recoveryCode.test(plain) ? plain : undefined;
}
