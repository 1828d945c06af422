import { expect, it } from "vitest";
import { savedProblems } from "./saved-values.ts";

const state = {
  values: {
    "firstName 0": "Maria",
    "dateOfBirth 0": "3",
    "dateOfBirth 1": "9",
    "dateOfBirth 2": "1975",
    "income 0": "52,000.50",
    "planIds 0": "",
    "planIds tag 0": "Ambetter Gold",
    "dependents.0.name 0": "Noah",
  },
  invalid: [],
  links: undefined,
  canSubmit: true,
  isSubmitting: false,
};
const saved = {
  photo: null,
  proof: [],
  dependents: [{ name: "Noah" }],
  firstName: "Maria",
  dateOfBirth: "1975-03-09",
  income: "52000.50",
  planIds: ["gold"],
};

it("accepts what the form shows", () => {
  expect(savedProblems(JSON.stringify(saved), state)).toEqual([]);
});

it("finds a value that was saved differently, and one that was not shown", () => {
  expect(savedProblems(JSON.stringify({ ...saved, income: "520000.50" }), state)).toHaveLength(1);
  expect(savedProblems(JSON.stringify({ ...saved, note: "Added" }), state)).toHaveLength(1);
  expect(savedProblems(JSON.stringify({ ...saved, firstName: undefined }), state)).toHaveLength(1);
});
