import { expect, it } from "vitest";
import { matching } from "./matching.js";

const items = [
  { label: "Puerto Rico", keywords: ["PR"] },
  { label: "México" },
  { label: "New Mexico", description: "State" },
  { label: "Mexicali" },
];
const labels = (text: string) => matching(items, text).map(({ label }) => label);

it("finds items by every word of label, description and keywords, in any order", () => {
  expect(labels("mexico state")).toEqual(["New Mexico"]);
  expect(labels("rico puerto")).toEqual(["Puerto Rico"]);
  expect(labels("pr")).toEqual(["Puerto Rico"]);
  expect(labels("texas")).toEqual([]);
});

it("ignores case and accents in both", () => {
  expect(labels("MEXICO")).toContain("México");
  expect(labels("méxico")).toContain("New Mexico");
});

it("puts those first that start with the text, and otherwise keeps the order", () => {
  expect(labels("mexic")).toEqual(["México", "Mexicali", "New Mexico"]);
  expect(labels("  ")).toEqual(items.map(({ label }) => label));
});
