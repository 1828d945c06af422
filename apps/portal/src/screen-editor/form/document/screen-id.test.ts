import { describe, expect, it } from "vitest";
import { idOfTitle, withTitle } from "./screen-id.ts";

describe("the id that follows from a title", () => {
  it.each([
    ["Ambetter policies in grace, Miami, worst first", "ambetter-policies-in-grace-miami-worst-first"],
    ["  Pólizas de José  ", "polizas-de-jose"],
    ["2026: renewals!", "2026-renewals"],
    ["", "new-screen"],
    ["保险", "new-screen"],
    ["__proto__", "proto"],
    [`${"long ".repeat(11)}longer than that`, "long-long-long-long-long-long-long-long-long-long-long"],
    ["x".repeat(90), "x".repeat(60)],
  ])("of %j is %s", (title, id) => {
    expect(idOfTitle(title)).toBe(id);
    expect(idOfTitle(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe("another title", () => {
  const before = {
    id: "old",
    path: "screens/old",
    title: "Old",
    detail: { as: "page", path: "screens/old/:id", invented: 1 },
  };

  it("brings another id and other addresses while the screen is new", () => {
    expect(withTitle(before, "New name", [])).toEqual({
      id: "new-name",
      path: "screens/new-name",
      title: "New name",
      detail: { as: "page", path: "screens/new-name/:id", invented: 1 },
    });
  });

  it("never brings the id of another screen", () => {
    expect(withTitle(before, "New name", ["new-name"])).toMatchObject({
      id: "new-name-2",
      path: "screens/new-name-2",
    });
  });

  it("changes only the title after the screen was saved", () => {
    expect(withTitle(before, "New name")).toEqual({ ...before, title: "New name" });
  });

  it("leaves a detail alone that has no page of its own", () => {
    expect(withTitle({ detail: "odd" }, "A", [])).toEqual({
      detail: "odd",
      title: "A",
      id: "a",
      path: "screens/a",
    });
  });
});
