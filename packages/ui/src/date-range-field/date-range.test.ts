import { expect, it } from "vitest";
import { selectDay } from "./date-range.js";

it("has the earlier day first, in either order of selection", () => {
  const first = selectDay({ start: "", end: "" }, "2026-03-10");
  expect(first).toEqual({ start: "2026-03-10", end: "" });
  expect(selectDay(first, "2026-03-12")).toEqual({ start: "2026-03-10", end: "2026-03-12" });
  expect(selectDay(first, "2026-03-02")).toEqual({ start: "2026-03-02", end: "2026-03-10" });
});

it("starts a new range after a complete one", () => {
  expect(selectDay({ start: "2026-03-01", end: "2026-03-02" }, "2026-03-05")).toEqual({
    start: "2026-03-05",
    end: "",
  });
});
