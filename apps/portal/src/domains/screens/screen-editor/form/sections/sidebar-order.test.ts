import { describe, expect, it } from "vitest";
import { visibleSections } from "../../../../../routing/navigation.ts";
import { positionsIn } from "./sidebar-order.ts";

const page = (title: string, order?: number) => ({
  path: title.toLowerCase(),
  access: "agent",
  title,
  navigation: { section: "dashboard", ...(order !== undefined && { order }) },
});
const pages = [page("Second", 4), page("First", 0), page("Twin", 4), page("Last"), page("Later")];

describe("the positions in a section of the sidebar", () => {
  it("are the top and after each page but the last; of pages with one number, after all of them", () => {
    expect(positionsIn("dashboard", pages)).toEqual([
      { order: -1, after: undefined },
      { order: 0, after: "First" },
      { order: 4, after: "Twin" },
    ]);
    expect(positionsIn("policies", pages)).toEqual([]);
    expect(positionsIn("dashboard", [page("Only")])).toEqual([{ order: 99, after: undefined }]);
  });

  it("match the order of the sidebar", () => {
    for (const { order, after } of positionsIn("dashboard", pages)) {
      const [section] = visibleSections([...pages, page("Mine", order)], { roles: ["agent"], claims: [] });
      const labels = section?.entries.map(({ label }) => label) ?? [];
      expect(labels[labels.indexOf("Mine") - 1]).toBe(after);
    }
  });
});
