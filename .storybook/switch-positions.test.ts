import { expect, it } from "vitest";
import { withSwitchPositions } from "./switch-positions.ts";

const boolean = (summary?: string) => ({
  type: { name: "boolean" as const },
  table: summary === undefined ? {} : { defaultValue: { summary } },
});
const argTypes = {
  hasReview: boolean("true"),
  isWrapped: boolean("false"),
  isOpen: boolean(),
  isCollapsed: boolean("stored"),
  label: { type: { name: "string" as const } },
};

it("puts the switch of a boolean that isn't set where its default is, or else off", () => {
  expect(withSwitchPositions(argTypes, {})).toEqual({
    hasReview: true,
    isWrapped: false,
    isOpen: false,
    isCollapsed: false,
  });
});

it("keeps what is set", () => {
  const args = { hasReview: false, isWrapped: true, isOpen: true, isCollapsed: true, label: "Save" };
  expect(withSwitchPositions(argTypes, args)).toEqual(args);
});
