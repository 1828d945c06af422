import { expect, it } from "vitest";
import { assignErrors, errorsOfParts, fieldFor, listErrors, messageOf } from "./form-errors.js";

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

it("lists the errors of a value and of what is inside it", () => {
  const error = {
    type: "server",
    message: "Not served.",
    ref: { name: "home" },
    zip: { type: "custom", message: "Enter five digits." },
  };
  expect(listErrors({ home: error }).map(({ name, message }) => [name, message])).toEqual([
    ["home", "Not served."],
    ["home.zip", "Enter five digits."],
  ]);
  expect(errorsOfParts(error, ["street", "zip"])).toEqual({
    error: "Not served.",
    errors: { zip: "Enter five digits." },
  });
  expect(errorsOfParts({ type: "inner", zip: error.zip }, ["zip"])).toEqual({
    error: undefined,
    errors: { zip: "Enter five digits." },
  });
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
