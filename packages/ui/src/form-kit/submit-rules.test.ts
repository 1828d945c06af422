import { expect, it } from "vitest";
import { submitDisabledReason } from "./submit-rules.js";

const texts = { untouched: "Make a change first", hasErrors: "Fix the errors first" };
const ready = { canSubmit: true, hasErrors: false, isSubmitting: false };

it("is disabled while untouched and while errors are shown", () => {
  expect(submitDisabledReason({ ...ready, canSubmit: false }, texts)).toBe("Make a change first");
  expect(submitDisabledReason({ ...ready, hasErrors: true }, texts)).toBe("Fix the errors first");
});

it("is enabled once something changed, and gives no reason while it is sent", () => {
  expect(submitDisabledReason(ready, texts)).toBeUndefined();
  expect(
    submitDisabledReason({ canSubmit: false, hasErrors: true, isSubmitting: true }, texts),
  ).toBeUndefined();
});
