import { expect, it } from "vitest";
import { matchingGroups } from "./match-commands.js";

const command = (label: string, keywords: readonly string[] = []) => ({
  id: label,
  label,
  keywords,
  onPress: () => undefined,
});
const groups = [
  { id: "screens", label: "Screens", commands: [command("Unpaid policies"), command("Policies in force")] },
  { id: "people", label: "People", commands: [command("Alejandra Ríos", ["agent"])] },
];
const labels = (text: string) =>
  matchingGroups(groups, text).map(({ commands }) => commands.map(({ label }) => label));

it("finds commands by all words, without case and accents", () => {
  expect(labels("FORCE pol")).toEqual([["Policies in force"]]);
  expect(labels("rios agent")).toEqual([["Alejandra Ríos"]]);
});

it("puts commands that start with the text first, and leaves out empty groups", () => {
  expect(labels("policies")).toEqual([["Policies in force", "Unpaid policies"]]);
  expect(labels("nothing")).toEqual([]);
});

it("returns everything without a text", () => {
  expect(labels(" ").flat()).toHaveLength(3);
});
