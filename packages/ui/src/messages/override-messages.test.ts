import { expect, it } from "vitest";
import { english } from "./messages.js";
import { overrideMessages } from "./override-messages.js";

it("replaces single texts and keeps the others", () => {
  const messages = overrideMessages(english, {
    errorState: { title: "Policies are unavailable" },
    dialog: { unsaved: { title: "Leave?" } },
    pager: { noRecords: undefined },
  });
  expect(messages.errorState).toEqual({ title: "Policies are unavailable", retry: "Try again" });
  expect(messages.dialog.unsaved).toEqual({ ...english.dialog.unsaved, title: "Leave?" });
  expect(messages.pager.noRecords).toBe("No records");
  expect(english.errorState.title).toBe("Couldn't load this");
});

it("returns the same texts without overrides", () => {
  expect(overrideMessages(english, undefined)).toBe(english);
});
