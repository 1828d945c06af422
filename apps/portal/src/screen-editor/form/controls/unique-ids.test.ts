import { expect, it } from "vitest";
import { uniqueIds } from "./unique-ids.ts";

it("tells entries apart that have the same name", () => {
  expect(uniqueIds(["agent", "city", "agent", "agent"])).toEqual(["agent", "city", "agent (2)", "agent (3)"]);
});
