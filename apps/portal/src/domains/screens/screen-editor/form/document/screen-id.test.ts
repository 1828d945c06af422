import { describe, expect, it } from "vitest";
import { withTitle } from "./screen-id.ts";

const before = {
  id: "old",
  path: "screens/old",
  title: "Old",
  detail: { as: "page", path: "screens/old/:id", invented: 1 },
};

describe("another title", () => {
  it.each([
    ["Ambetter policies in grace, Miami", "ambetter-policies-in-grace-miami"],
    ["  Pólizas de José  ", "polizas-de-jose"],
    ["2026: renewals!", "2026-renewals"],
    ["", "new-screen"],
    ["保险", "new-screen"],
    ["__proto__", "proto"],
    [`${"long ".repeat(11)}longer than that`, "long-long-long-long-long-long-long-long-long-long-long"],
    ["x".repeat(90), "x".repeat(60)],
    ["Taken", "taken-2"],
  ])("brings another id and other addresses while the screen is new: %j", (title, id) => {
    expect(withTitle(before, title, ["taken"])).toEqual({
      id,
      path: `screens/${id}`,
      title,
      detail: { ...before.detail, path: `screens/${id}/:id` },
    });
  });

  it("changes only the title after the screen was saved", () => {
    expect(withTitle(before, "New name")).toEqual({ ...before, title: "New name" });
  });

  it("leaves a detail alone that has no page of its own", () => {
    expect(withTitle({ detail: "odd" }, "A", [])).toMatchObject({ detail: "odd", path: "screens/a" });
  });
});
