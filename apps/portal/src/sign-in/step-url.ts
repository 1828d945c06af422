import type { SecondFactorMethod } from "@portico/contract/features/identity.schemas";
import type { NewPasswordStep, SecondFactorStep } from "./next-step.ts";

const methods: readonly string[] = ["totp", "email", "sms"] satisfies SecondFactorMethod[];
/** What a code looks like; nothing else is sent to the server. */
const code = /^[\w-]{1,64}$/;

/** The address of the page that a step leads to; where one wanted to go comes along. */
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

/** The login page's address, from another page of the login area. */
export function backToLogin(search: string): string {
  const returnTo = new URLSearchParams(search).get("returnTo");
  return withSearch("/login", returnTo === null ? {} : { returnTo });
}

/** Reads the address of the second-factor page; undefined where it is not complete. */
export function readSecondFactor(search: string): Omit<SecondFactorStep, "kind"> | undefined {
  const query = new URLSearchParams(search);
  const found = query.get("code") ?? "";
  const offered = (query.get("methods") ?? "").split("_").filter(isMethod);
  return code.test(found) && offered.length > 0 ? { code: found, methods: [...new Set(offered)] } : undefined;
}

/** Whether a text can be a reset code at all. */
export function isResetCode(text: string): boolean {
  return code.test(text);
}

/** A reset code as it is shown, cut at 20 characters (specification, part 1, section 2). */
export function shownCode(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}

function isMethod(text: string): text is SecondFactorMethod {
  return methods.includes(text);
}

function withSearch(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
