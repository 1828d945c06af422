import { expect, it } from "vitest";
import { type Contact, formOf, purposesOf } from "./contact-form.ts";

const contact: Contact = {
  id: "c1",
  version: 3,
  firstName: "Ana",
  middleName: "",
  lastName: "",
  FFEID: "",
  NPN: "",
  emails: [],
  phones: [
    { phone: "(305) 555-0142", purposes: [{ purposeId: "b" }, { purposeId: "a" }] },
    { phone: "+44 20 7946 0958", purposes: [] },
  ],
  addresses: [],
};

it("shows a contact without its id and version, with phones as digits and sorted purposes", () => {
  const { id: _id, version: _version, ...values } = contact;
  expect(formOf(contact)).toEqual({
    ...values,
    phones: [
      { phone: "3055550142", purposes: [{ purposeId: "a" }, { purposeId: "b" }] },
      { phone: "+44 20 7946 0958", purposes: [] },
    ],
  });
});

it("sorts purposes, so that unchecking and checking one changes nothing", () => {
  expect(purposesOf(["b", "a"])).toEqual(purposesOf(["a", "b"]));
});
