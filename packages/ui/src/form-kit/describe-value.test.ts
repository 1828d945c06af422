import { expect, it } from "vitest";
import { describeValue } from "./describe-value.js";

const texts = { yes: "Yes", no: "No" };
const states = [{ value: "FL", label: "Florida" }];

it("describes values by kind", () => {
  expect(describeValue("", texts)).toEqual([]);
  expect(describeValue(null, texts)).toEqual([]);
  expect(describeValue(false, texts)).toEqual(["No"]);
  expect(describeValue(0, texts)).toEqual(["0"]);
  expect(describeValue("a\nb", texts)).toEqual(["a", "b"]);
  expect(describeValue(new File([], "w2.pdf"), texts)).toEqual(["w2.pdf"]);
});

it("shows options by their labels and entries one per line", () => {
  expect(describeValue("FL", texts, states)).toEqual(["Florida"]);
  expect(describeValue(["FL", "TX"], texts, states)).toEqual(["Florida", "TX"]);
  expect(describeValue([{ street: "1 Main", zip: "33101" }, {}], texts)).toEqual(["1 Main, 33101"]);
});
