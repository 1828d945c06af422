import { expect, it } from "vitest";
import { compareNames, haveSameGivenName } from "./compare-names.ts";

const nameOf = (text: string) => {
  const [givenName = "", familyName = ""] = text.split("/");
  return { givenName, familyName };
};
const compare = (one: string, other: string) => compareNames(nameOf(one), nameOf(other));

it.each([
  ["maria/rivera", "maria/rivera"],
  ["bill/smith", "william/smith"],
  ["paco/diaz", "francisco/diaz"],
  ["rivera/maria", "maria/rivera"],
  ["maria/lopez-garcia", "maria/lopez"],
  ["maria/lopez garcia", "maria/garcia"],
  ["juan carlos/perez", "juan/perez"],
  ["juan/perez jr", "juan/perez"],
  ["jose/de la cruz", "jose/delacruz"],
  ["jose/de la cruz", "jose/cruz"],
  ["ana/rodriguez", "ana/rodrigez"],
  ["sean/o'brien", "sean/obrien"],
])("takes %s and %s for one person's name", (one, other) => {
  expect([compare(one, other), compare(other, one)]).toEqual(["similar", "similar"]);
});

it.each([
  ["maria/lopez", "mario/lopez"],
  ["lou/lopez", "luisa/lopez"],
  ["jayden/lee", "kayden/lee"],
  ["j/lopez", "juan/lopez"],
  ["ana maria/ruiz", "ana luisa/ruiz"],
])("takes %s and %s for close, but not for one", (one, other) => {
  expect([compare(one, other), compare(other, one)]).toEqual(["close", "close"]);
});

it("knows a name with another family name", () => {
  expect(compare("maria/lopez", "maria/smith")).toBe("renamed");
});

it.each([
  ["maria/lopez", "juan/lopez"],
  ["juan/perez jr", "juan/perez sr"],
  ["alexander/reed", "alexandra/reed"],
  ["maria/lopez", "mario/smith"],
])("tells %s and %s apart", (one, other) => {
  expect([compare(one, other), compare(other, one)]).toEqual(["different", "different"]);
});

it("knows the same given name under another family name", () => {
  expect(haveSameGivenName(nameOf("liz/lopez"), nameOf("elizabeth/smith"))).toBe(true);
  expect(haveSameGivenName(nameOf("ann/lopez"), nameOf("rosa/lopez"))).toBe(false);
});
