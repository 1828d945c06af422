import { describe, expect, it } from "vitest";
import {
  backToLogin,
  displayCode,
  isResetCode,
  readSecondFactor,
  readStepUser,
  stepState,
  stepUrl,
} from "./step-url.ts";

const searchOf = (address: string) => new URL(address, "https://x.test").search;

describe("the URLs of the login pages", () => {
  it("join the methods with underscores, and keep the return path", () => {
    const address = stepUrl(
      { kind: "second-factor", code: "a-b_c", methods: ["totp", "email"] },
      "?returnTo=%2Fportal%2Fleads",
    );
    expect(address).toBe("/login/2fa?code=a-b_c&methods=totp_email&returnTo=%2Fportal%2Fleads");
    expect(readSecondFactor(searchOf(address))).toEqual({ code: "a-b_c", methods: ["totp", "email"] });
    expect(backToLogin(searchOf(address))).toBe("/login?returnTo=%2Fportal%2Fleads");
  });

  it("keep the user name in the history entry, and read nothing else from it", () => {
    expect(readStepUser(stepState("ana@x.test"))).toBe("ana@x.test");
    for (const state of [stepState(undefined), stepState(""), null, "ana@x.test", { user: 7 }])
      expect(readStepUser(state)).toBeUndefined();
  });

  it("open the reset page without other parameters", () => {
    expect(stepUrl({ kind: "new-password", code: "abc" }, "?x=1")).toBe("/login/reset/abc");
    expect(backToLogin("?code=abc")).toBe("/login");
  });

  it.each([
    "",
    "?code=abc",
    "?code=abc&methods=",
    "?code=abc&methods=fax_pigeon",
    "?methods=totp",
    "?code=..%2Fadmin&methods=totp",
    `?code=${"a".repeat(65)}&methods=totp`,
  ])("that are not complete lead nowhere: %s", (search) => {
    expect(readSecondFactor(search)).toBeUndefined();
  });

  it("contain each known method once", () => {
    expect(readSecondFactor("?code=a&methods=sms_fax_sms_totp")?.methods).toEqual(["sms", "totp"]);
  });
});

describe("a reset code", () => {
  it("is displayed up to its 20th character", () => {
    expect(displayCode("a".repeat(20))).toBe("a".repeat(20));
    expect(displayCode("a".repeat(21))).toBe(`${"a".repeat(20)}…`);
  });

  it("is validated before a request is sent", () => {
    expect(["AZaz09-_", "", "a b", "../x", "a".repeat(65)].map(isResetCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
