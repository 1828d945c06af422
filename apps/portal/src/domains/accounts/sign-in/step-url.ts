import type { SecondFactorMethod } from "@portico/contract/features/accounts/identity.schemas";
import type { NewPasswordStep, SecondFactorStep } from "./next-step.ts";

const methods: readonly string[] = ["totp", "email", "sms"] satisfies SecondFactorMethod[];
/** The format of a code. Other values aren't sent to the server. */
const codePattern = /^[\w-]{1,64}$/;

/** Returns the URL of the page for a step. It keeps the return path. */
export function stepUrl(step: SecondFactorStep | NewPasswordStep, search: string): string {
  const returnTo = new URLSearchParams(search).get("returnTo");
  const preserved: Record<string, string> = returnTo === null ? {} : { returnTo };
  switch (step.kind) {
    case "second-factor":
      return `/login/2fa?${new URLSearchParams({ code: step.code, methods: step.methods.join("_"), ...preserved })}`;
    case "new-password":
      return withSearch(`/login/reset/${encodeURIComponent(step.code)}`, preserved);
  }
}

/** The history state of a step's page: the user name, which must not be in a URL. */
export function stepState(user: string | undefined): { readonly user?: string } {
  return user ? { user } : {};
}

/** Reads the user name from the history state of a step's page. Returns undefined if it was opened from a link. */
export function readStepUser(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  const user: unknown = Reflect.get(state, "user");
  return typeof user === "string" ? user : undefined;
}

/** Returns the URL of the login page. It keeps the return path. */
export function backToLogin(search: string): string {
  const returnTo = new URLSearchParams(search).get("returnTo");
  return withSearch("/login", returnTo === null ? {} : { returnTo });
}

/** Reads the parameters of the second-factor page. Returns undefined if they are incomplete. */
export function readSecondFactor(search: string): Omit<SecondFactorStep, "kind"> | undefined {
  const query = new URLSearchParams(search);
  const codeParam = query.get("code") ?? "";
  const offered = (query.get("methods") ?? "").split("_").filter(isMethod);
  return codePattern.test(codeParam) && offered.length > 0
    ? { code: codeParam, methods: [...new Set(offered)] }
    : undefined;
}

/** Whether a value has the format of a reset code. */
export function isResetCode(text: string): boolean {
  return codePattern.test(text);
}

/** Truncates a reset code to 20 characters for display (specification, part 1, section 2). */
export function displayCode(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}

function isMethod(text: string): text is SecondFactorMethod {
  return methods.includes(text);
}

function withSearch(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
