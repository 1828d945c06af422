import { signInMessages } from "../../../messages/sign-in.ts";

const texts = signInMessages.reset.rules;

/** A requirement for passwords, and whether the password meets it. */
export interface MetRule {
  readonly text: string;
  readonly isMet: boolean;
}

/**
 * Checks a password against each requirement (specification, part 1, section 5). The contract's schema is
 * authoritative.
 */
export function metRules(password: string): readonly MetRule[] {
  const isLong = password.length > 200;
  const has = (pattern: RegExp) => !isLong && pattern.test(password);
  return [
    { text: texts.length, isMet: password.length >= 12 && password.length <= 20 },
    { text: texts.lowercase, isMet: has(/[a-z]/) },
    { text: texts.uppercase, isMet: has(/[A-Z]/) },
    { text: texts.special, isMet: has(/[^A-Za-z0-9]/) },
  ];
}
