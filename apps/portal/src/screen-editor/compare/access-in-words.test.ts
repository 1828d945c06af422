import { expect, it } from "vitest";
import { accessInWords } from "./access-in-words.ts";

it("says roles and claims as people call them, and leaves what cannot be read", () => {
  expect(accessInWords("agent view.Policy|admin.Policy")).toBe(
    "Agents, plus View policies or Administer policies",
  );
  expect(accessInWords("session")).toBe("session");
  expect(accessInWords("a||b")).toBe("a||b");
});
