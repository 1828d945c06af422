import { expect, it } from "vitest";
import { isSectionComplete } from "./section-completeness.js";

const isRequired = (name: string) => name === "firstName" || name === "members.0.dob";
const values = { firstName: "Ana", middleName: "", members: [{ dob: "" }], isSmoker: false, size: 0 };

it.each([
  [["firstName", "middleName"], true],
  [["firstName", "members.0.dob"], false],
  [["middleName"], false],
  [["isSmoker"], false],
  [["middleName", "size"], true],
  [["members"], true],
  [[], false],
])("a section with the fields %j is complete: %s", (names, isComplete) => {
  expect(isSectionComplete(names, values, { isRequired })).toBe(isComplete);
});

it("counts the answer false of radio buttons as a value", () => {
  expect(
    isSectionComplete(["isSmoker"], values, { isRequired, isRadio: (name) => name === "isSmoker" }),
  ).toBe(true);
  expect(isSectionComplete(["isSmoker"], { isSmoker: undefined }, { isRequired, isRadio: () => true })).toBe(
    false,
  );
});

it("doesn't count values that a new record starts with, until one is changed", () => {
  const initial = { firstName: "Ana", size: 1, members: [], isSmoker: false };
  const isComplete = (change: object, names = ["firstName", "size", "members"]) =>
    isSectionComplete(names, { ...initial, ...change }, { isRequired, initial });
  expect(isComplete({})).toBe(false);
  expect(isComplete({ size: 2 })).toBe(true);
  expect(isComplete({ members: [{ dob: "" }] })).toBe(true);
  expect(isComplete({ firstName: "" })).toBe(false);
  expect(isSectionComplete(["isSmoker"], initial, { isRequired, initial, isRadio: () => true })).toBe(true);
});
