import { expect, it } from "vitest";
import { brokenRules, type FormState } from "./form-state.ts";

const initial: FormState = {
  values: { "name 0": "", "state 0": "", "county 0": "" },
  invalid: [],
  links: undefined,
  canSubmit: false,
  isSubmitting: false,
};
const typed: FormState = {
  ...initial,
  values: { ...initial.values, "name 0": "Maria", "county 0": "Cobb" },
  canSubmit: true,
};

it("accepts a changed field, and fields that depend on it", () => {
  expect(brokenRules(initial, typed, { changed: "name", initial: { ...initial, values: {} } })).toEqual([
    'county 0 lost "" and shows "Cobb".',
  ]);
  const cleared = { ...typed, values: { ...typed.values, "state 0": "FL", "county 0": "" } };
  expect(brokenRules(typed, cleared, { changed: "state", initial })).toEqual([]);
});

it("finds a lost text", () => {
  const lost = { ...typed, values: { ...typed.values, "name 0": "" } };
  expect(brokenRules(typed, lost, { changed: "state", initial })).toEqual([
    'name 0 lost "Maria" and shows "".',
  ]);
});

it("finds a button that breaks the submit rules", () => {
  const invalid = { ...typed, invalid: ["name"] };
  expect(brokenRules(typed, invalid, { changed: undefined, initial })).toHaveLength(1);
  expect(brokenRules(typed, { ...typed, canSubmit: false }, { changed: undefined, initial })).toHaveLength(1);
  expect(brokenRules(initial, { ...initial, canSubmit: true }, { changed: undefined, initial })).toHaveLength(
    1,
  );
});

it("finds an error without a link in the summary", () => {
  const state = { ...typed, invalid: ["name", "state"], links: 1, canSubmit: false };
  expect(brokenRules(typed, state, { changed: undefined, initial })).toHaveLength(1);
});

it("compares dates of birth only when they are complete", () => {
  const born = (year: string) => ({ "dateOfBirth 0": "3", "dateOfBirth 1": "9", "dateOfBirth 2": year });
  const state = (year: string, canSubmit: boolean) => ({ ...initial, values: born(year), canSubmit });
  const rules = { changed: "dateOfBirth", initial: state("1975", false) };
  expect(brokenRules(state("1975", false), state("1976", true), rules)).toEqual([]);
  expect(brokenRules(state("1975", false), state("1976", false), rules)).toHaveLength(1);
  const empty = { changed: "dateOfBirth", initial: { ...initial, values: {} } };
  expect(brokenRules(initial, { ...state("", false), values: born("") }, empty)).toEqual([]);
});
