import { expect, it } from "vitest";
import { accessText } from "./access-text.ts";

it("says roles and claims as shown to users, and leaves what cannot be read", () => {
  expect(accessText("agent view.Policy|admin.Policy")).toBe(
    "Agents, plus View policies or Administer policies",
  );
  expect(accessText("session")).toBe("session");
  expect(accessText("a||b")).toBe("a||b");
});
