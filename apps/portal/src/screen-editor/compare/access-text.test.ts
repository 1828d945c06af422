import { expect, it } from "vitest";
import { accessText } from "./access-text.ts";

it("shows roles and claims by their labels, and leaves what cannot be parsed", () => {
  expect(accessText("agent view.Policy|admin.Policy")).toBe(
    "Agents, plus View policies or Administer policies",
  );
  expect(accessText("session")).toBe("session");
  expect(accessText("a||b")).toBe("a||b");
});
