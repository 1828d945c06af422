import { expect, it } from "vitest";
import { enteredNames } from "./entered-names.js";

const base = { name: "", size: 1, isSmoker: false, phones: [] as unknown[], uses: [] as string[] };

it.each([
  ["nothing", {}, []],
  ["a text and a number", { name: "Ana", size: 2 }, ["name", "size"]],
  ["a cleared value", { size: null }, ["size"]],
  ["spaces", { name: " " }, []],
  ["a list of choices", { uses: ["work"] }, ["uses"]],
  ["an entry, without its empty values", { phones: [{ phone: "305", note: "" }] }, ["phones.0.phone"]],
  ["a new entry", { phones: [{ phone: "", note: "" }] }, []],
])("names %s", (_what, changed, names) => {
  expect(enteredNames(base, { ...base, ...changed })).toEqual(names);
});

it("names only the changed value of an entry", () => {
  const entry = { phone: "305", note: "home" };
  expect(
    enteredNames(
      { phones: [entry] },
      {
        phones: [
          { ...entry, note: "" },
          { phone: "786", note: "" },
        ],
      },
    ),
  ).toEqual(["phones.0.note", "phones.1.phone"]);
});
