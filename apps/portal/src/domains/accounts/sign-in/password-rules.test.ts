import { newPassword } from "@portico/contract/schemas/password";
import { expect, it } from "vitest";
import { metRules } from "./password-rules.ts";
import { submitDisabledReason } from "./submit-disabled-reason.ts";

it.each([
  "Portico-Demo-1",
  "short-A",
  "no-uppercase-here",
  "NO-LOWERCASE-HERE",
  "NoSpecialHere12",
  `Aa-${"x".repeat(18)}`,
  "Ünïcødé-Pässwörd",
  "",
  "A-".repeat(5_000),
])("ticks all parts of the rule exactly where the contract takes the password: %s", (password) => {
  const areAllMet = metRules(password).every(({ isMet }) => isMet);
  expect(areAllMet).toBe(newPassword.safeParse(password).success);
});

it("returns why a form can't be submitted, or undefined if it can", () => {
  const texts = { fillFirst: "fill", correctFirst: "correct" };
  expect(submitDisabledReason({ isDirty: false, isValid: false, errors: {} }, texts)).toBe("fill");
  expect(submitDisabledReason({ isDirty: false, isValid: true, errors: {} }, texts)).toBe("fill");
  expect(submitDisabledReason({ isDirty: true, isValid: false, errors: { user: {} } }, texts)).toBe(
    "correct",
  );
  expect(submitDisabledReason({ isDirty: true, isValid: true, errors: {} }, texts)).toBeUndefined();
});
