import { expect, it } from "vitest";
import { changesAnything, draftOf, withDraft } from "./draft-store.js";

const base = { name: "Ana", ssn: "", members: 1, address: { zip: "", pin: "" }, emails: [] as unknown[] };
const options = { secrets: ["ssn", "address.pin"], version: 3 };

it("contains only changed values, and no secrets", () => {
  const values = { ...base, name: "Bea", ssn: "123456789", address: { zip: "33101", pin: "99" } };
  expect(draftOf(base, values, options)).toEqual({
    changed: { name: "Bea", address: { zip: "33101" } },
    version: 3,
  });
});

it("is nothing if only a secret or nothing changed", () => {
  expect(draftOf(base, { ...base, ssn: "123456789" }, options)).toBeUndefined();
  expect(draftOf(base, base, options)).toBeUndefined();
});

it("has no version for a new record", () => {
  expect(draftOf(base, { ...base, name: "B" }, { secrets: [], version: undefined })).toEqual({
    changed: { name: "B" },
  });
});

it("restores over the form, which provides what the draft leaves out", () => {
  const draft = { changed: { name: "Bea", address: { zip: "33101" } } };
  expect(withDraft({ ...base, address: { zip: "", pin: "7" } }, draft)).toEqual({
    ...base,
    name: "Bea",
    address: { zip: "33101", pin: "7" },
  });
});

it("leaves out what the form no longer has, or has of another kind", () => {
  const draft = { changed: { removed: "x", members: "two", emails: {} } };
  expect(withDraft(base, draft)).toEqual(base);
  expect(changesAnything(base, draft)).toBe(false);
});
