import { expect, it } from "vitest";
import { isSameName } from "./is-same-name.ts";

const person = { firstName: "José", lastName: "de la O'Neil" };

it.each([
  ["Jose De La O'Neil", true],
  ["José Luis de la O’Neil", true],
  ["DE LA O'NEIL, JOSÉ", true],
  ["José O'Neil", false],
  ["Luis de la O'Neil", false],
  ["", false],
])("%j is the person's name: %s", (typed, isSame) => {
  expect(isSameName(typed, person)).toBe(isSame);
});
