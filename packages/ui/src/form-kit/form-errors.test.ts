import { expect, it } from "vitest";
import { assignErrors, fieldFor, listErrors, messageOf } from "./form-errors.js";

it("lists errors of fields, entries and whole lists", () => {
  const errors = {
    name: { type: "too_small", message: "Enter a name.", ref: { name: "name" } },
    emails: Object.assign([undefined, { email: { type: "server", message: "Taken." } }], {
      root: { type: "custom", message: "Add two." },
    }),
  };
  expect(listErrors(errors)).toEqual([
    { name: "name", path: "name", message: "Enter a name.", isFromServer: false },
    { name: "emails.1.email", path: "emails.1.email", message: "Taken.", isFromServer: true },
    { name: "emails", path: "emails.root", message: "Add two.", isFromServer: false },
  ]);
  expect(listErrors(undefined)).toEqual([]);
});

it("shows the error inside a value at its field", () => {
  expect(messageOf({ end: { type: "custom", message: "Too early." } })).toBe("Too early.");
  expect(messageOf(undefined)).toBeUndefined();
  expect(fieldFor("created.end", ["name", "created"])).toBe("created");
  expect(fieldFor("creat", ["created"])).toBeUndefined();
});

it("assigns server errors to fields, joins those of one field, and returns the rest", () => {
  expect(
    assignErrors(
      {
        email: ["Taken."],
        "address.zip": ["Wrong."],
        "address.city": ["Unknown.", "Wrong."],
        quota: ["Full.", "Full."],
        limit: ["Full."],
        note: [],
      },
      ["email", "address", "note"],
    ),
  ).toEqual({
    fieldErrors: [
      { name: "email", message: "Taken." },
      { name: "address", message: "Wrong. Unknown." },
    ],
    others: ["Full."],
  });
});
