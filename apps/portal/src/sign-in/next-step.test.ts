import { describe, expect, it } from "vitest";
import { nextStep } from "./next-step.ts";

describe("what follows an answer to a sign-in", () => {
  it("is the session for a token", () => {
    expect(nextStep({ token: "t" })).toEqual({ kind: "signed-in", token: "t" });
  });

  it("is the question about the last session, even though a token comes along", () => {
    expect(nextStep({ active_session: true, token: "t" })).toEqual({
      kind: "close-last-session",
      token: "t",
    });
  });

  it("is the second factor for a code with methods, not a new password", () => {
    expect(nextStep({ code: "c", twoFactorRequired: true, methods: ["totp", "sms"] })).toEqual({
      kind: "second-factor",
      code: "c",
      methods: ["totp", "sms"],
    });
  });

  it("is a new password for a code alone", () => {
    expect(nextStep({ code: "c" })).toEqual({ kind: "new-password", code: "c" });
  });

  it("is nothing for an answer without a meaning", () => {
    expect(nextStep(JSON.parse("{}"))).toBeUndefined();
  });
});
