import { expect, it } from "vitest";
import type { FormField } from "./form-fields.ts";
import { differingFields } from "./form-versions.ts";

const field = (name: string): FormField => ({
  name,
  label: name,
  hint: undefined,
  as: "text",
  choices: undefined,
  lookup: undefined,
  isHalf: false,
  isRequired: false,
  isNullable: false,
  maxLength: undefined,
});
const fields = ["group", "key", "value", "contact.name"].map(field);

it("asks only about fields that differ, and selects the user's own change", () => {
  const base = { group: "brand", key: "name", value: "Coral", contact: { name: "Ana" } };
  const mine = { ...base, group: "brand ", value: "Reef" };
  const theirs = { ...base, value: "Sand", contact: { name: "Eva" } };
  const differing = differingFields(fields, { base, mine, theirs });
  expect(differing.map(({ field: { name }, likely }) => [name, likely])).toEqual([
    ["value", "mine"],
    ["contact.name", "theirs"],
  ]);
});
