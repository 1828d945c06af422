import type { LoginAnswer, SecondFactorMethod } from "@portico/contract/features/identity.schemas";

/** What is to be done after an answer to a sign-in (specification, part 1, section 4). */
export type NextStep =
  | { readonly kind: "signed-in"; readonly token: string }
  | { readonly kind: "close-last-session"; readonly token: string }
  | SecondFactorStep
  | NewPasswordStep;

/** The code is for the sign-in; one of the methods finishes it. */
export interface SecondFactorStep {
  readonly kind: "second-factor";
  readonly code: string;
  readonly methods: readonly SecondFactorMethod[];
}

/** The code sets a new password. */
export interface NewPasswordStep {
  readonly kind: "new-password";
  readonly code: string;
}

/** Reads an answer; undefined for one that says nothing known. */
export function nextStep(answer: LoginAnswer): NextStep | undefined {
  if ("active_session" in answer) return { kind: "close-last-session", token: answer.token };
  if ("twoFactorRequired" in answer) {
    return { kind: "second-factor", code: answer.code, methods: answer.methods };
  }
  if ("code" in answer) return { kind: "new-password", code: answer.code };
  return typeof answer?.token === "string" ? { kind: "signed-in", token: answer.token } : undefined;
}
