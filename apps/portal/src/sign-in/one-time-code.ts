const digits = /^\d{6}$/;
const recoveryCode = /^[a-z0-9]{4}-?[a-z0-9]{4}-?[a-z0-9]{4}$/i;

/** Six digits as they were typed or pasted, without spaces and dashes between them. */
export function sixDigits(typed: string): string | undefined {
  const plain = typed.slice(0, 20).replaceAll(/[\s-]/g, "");
  return digits.test(plain) ? plain : undefined;
}

/** A recovery code as it was typed or pasted, without spaces. */
export function asRecoveryCode(typed: string): string | undefined {
  const plain = typed.slice(0, 40).replaceAll(/\s/g, "");
  return recoveryCode.test(plain) ? plain : undefined;
}
