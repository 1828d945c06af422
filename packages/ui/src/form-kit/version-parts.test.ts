import { expect, it } from "vitest";
import { differingFields, mergeVersions, outermost } from "./version-parts.js";

const versions = {
  base: { name: "Ana", phone: "1", emails: [{ email: "a" }], address: { zip: "1", city: "Miami" } },
  mine: { name: "Ana B", phone: "1", emails: [{ email: "b" }], address: { zip: "1", city: "Miami" } },
  theirs: { name: "Ana C", phone: "2", emails: [{ email: "a" }], address: { zip: "2", city: "Miami" } },
};
const names = ["name", "phone", "emails", "emails.0.email", "address.zip", "address.city"];

it("offers the version that each person changed", () => {
  expect(differingFields(names, versions)).toEqual([
    { name: "name", likely: "mine" },
    { name: "phone", likely: "theirs" },
    { name: "emails", likely: "mine" },
    { name: "address.zip", likely: "theirs" },
  ]);
});

it("compares lists as a whole", () => {
  expect(outermost(names)).not.toContain("emails.0.email");
});

it("merges the chosen versions", () => {
  const choices = new Map([
    ["name", "mine"],
    ["phone", "theirs"],
    ["address.zip", "mine"],
  ] as const);
  expect(mergeVersions(versions, choices)).toEqual({
    ...versions.theirs,
    name: "Ana B",
    address: { zip: "1", city: "Miami" },
  });
  expect(versions.theirs.address.zip).toBe("2");
});
