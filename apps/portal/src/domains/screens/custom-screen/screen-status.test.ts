import { expect, it } from "vitest";
import { screenStatusOf } from "./screen-status.ts";

const open = { id: "grace", version: 3 };

it.each([
  ["as it is", [{ id: "other", version: 1 }, open], "current"],
  ["with a newer version", [{ id: "grace", version: 4 }], "changed"],
  ["rolled back", [{ id: "grace", version: 2 }], "changed"],
  ["retired, or no longer for whoever looks", [{ id: "other", version: 3 }], "retired"],
  ["the last one there was", [], "retired"],
] as const)("a screen that is open is found %s", (_what, published, expected) => {
  expect(screenStatusOf(open, published)).toBe(expected);
});
