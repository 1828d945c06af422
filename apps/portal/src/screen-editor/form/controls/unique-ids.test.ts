import { expect, it } from "vitest";
import { uniqueIds } from "./unique-ids.ts";

it("gives entries with the same name different ids", () => {
  expect(uniqueIds(["agent", "city", "agent", "agent"])).toEqual(["agent", "city", "agent (2)", "agent (3)"]);
});
