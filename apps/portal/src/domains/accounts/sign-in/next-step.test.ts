import { describe, expect, it } from "vitest";
import { nextStep } from "./next-step.ts";

describe("nextStep", () => {
  it("is the session, for a token", () => {
    expect(nextStep({ token: "t" })).toEqual({ kind: "signed-in", token: "t" });
  });

  it("is to confirm closing the last session, even if there is a token", () => {
    expect(nextStep({ active_session: true, token: "t" })).toEqual({
      kind: "close-last-session",
      token: "t",
    });
  });

  it("is the second factor, for a code with methods", () => {
    expect(nextStep({ code: "c", twoFactorRequired: true, methods: ["totp", "sms"] })).toEqual({
      kind: "second-factor",
      code: "c",
      methods: ["totp", "sms"],
    });
  });

  it("is a new password, for a code without methods", () => {
    expect(nextStep({ code: "c" })).toEqual({ kind: "new-password", code: "c" });
  });

  it("is undefined for an unknown response", () => {
    expect(nextStep(JSON.parse("{}"))).toBeUndefined();
  });
});
