import type { LoginResponse, SecondFactorMethod } from "@portico/contract/features/accounts/identity.schemas";

/** The next step after a sign-in response (specification, part 1, section 4). */
export type NextStep =
  | { readonly kind: "signed-in"; readonly token: string }
  | { readonly kind: "close-last-session"; readonly token: string }
  | SecondFactorStep
  | NewPasswordStep;

/** The user must verify the sign-in with one of the methods. */
export interface SecondFactorStep {
  readonly kind: "second-factor";
  readonly code: string;
  readonly methods: readonly SecondFactorMethod[];
}

/** The user must set a new password with the code. */
export interface NewPasswordStep {
  readonly kind: "new-password";
  readonly code: string;
}

/** Returns the next step for a response, or undefined if the response is unknown. */
export function nextStep(response: LoginResponse): NextStep | undefined {
  if ("active_session" in response) return { kind: "close-last-session", token: response.token };
  if ("twoFactorRequired" in response) {
    return { kind: "second-factor", code: response.code, methods: response.methods };
  }
  if ("code" in response) return { kind: "new-password", code: response.code };
  return typeof response?.token === "string" ? { kind: "signed-in", token: response.token } : undefined;
}
