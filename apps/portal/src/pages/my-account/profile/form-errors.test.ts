import { describe, expect, it } from "vitest";
import { contact } from "../my-account.fixtures.ts";
import { formOf } from "./contact-form.ts";
import { fieldLabel, listErrors, serverErrors } from "./form-errors.ts";

const wrong = (message: string) => ({ type: "wrong", message });

describe("the errors of the form", () => {
  it("is in the order of the form, lists by their position", () => {
    const errors = listErrors({
      addresses: [undefined, { zipCode: wrong("Up to 5 digits") }],
      phones: [{ phone: wrong("Not a Phone") }],
      firstName: wrong("First name is required"),
    });
    expect(errors).toEqual([
      { name: "firstName", message: "First name is required" },
      { name: "phones.0.phone", message: "Not a Phone" },
      { name: "addresses.1.zipCode", message: "Up to 5 digits" },
    ]);
  });

  it("name each field by its label", () => {
    expect(
      ["firstName", "emails.0.email", "phones.1.purposes", "addresses.1.zipCode"].map(fieldLabel),
    ).toEqual(["First name", "Email 1", "Phone 2, Used for", "Address 2, ZIP code"]);
  });

  it("of the server are shown at their fields; others are shown separately", () => {
    const { fields, others } = serverErrors(
      {
        "emails.0.email": ["Taken."],
        "emails.9.email": ["No such place."],
        "constructor.name": ["Odd."],
        "": ["All wrong."],
      },
      formOf(contact),
    );
    expect(fields).toEqual([{ name: "emails.0.email", message: "Taken." }]);
    expect(others).toEqual(["No such place.", "Odd.", "All wrong."]);
  });
});
