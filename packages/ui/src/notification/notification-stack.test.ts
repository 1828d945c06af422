import { describe, expect, it } from "vitest";
import { defaultLifetimes, isUrgent, lifetime, push, type ShownNotice } from "./notification-stack.js";

const notice = (id: string, isSticky = false): ShownNotice => ({ id, text: id, isSticky });
const stackOf = (...notices: ShownNotice[]) => notices;

describe("the notification stack", () => {
  it("holds five and removes the oldest", () => {
    const five = ["1", "2", "3", "4", "5"].map((id) => notice(id));
    expect(push(five, notice("6"), 5).map(({ id }) => id)).toEqual(["2", "3", "4", "5", "6"]);
  });

  it("keeps sticky notifications longer than others", () => {
    const five = stackOf(notice("1", true), notice("2"), notice("3"), notice("4"), notice("5"));
    expect(push(five, notice("6"), 5).map(({ id }) => id)).toEqual(["1", "3", "4", "5", "6"]);
  });
});

describe("a stack of sticky notifications", () => {
  it("removes the oldest anyway", () => {
    const five = ["1", "2", "3", "4", "5"].map((id) => notice(id, true));
    expect(push(five, notice("6"), 5).map(({ id }) => id)).toEqual(["2", "3", "4", "5", "6"]);
  });
});

describe("a notification", () => {
  it("stays 5 seconds for success, 10 for a warning, 20 for an error, and permanently when sticky", () => {
    const tones = ["success", "info", "warning", "danger"] as const;
    expect(tones.map((tone) => lifetime({ tone }, defaultLifetimes))).toEqual([5_000, 5_000, 10_000, 20_000]);
    expect(lifetime({}, defaultLifetimes)).toBe(5_000);
    expect(lifetime({ tone: "danger", isSticky: true }, defaultLifetimes)).toBeUndefined();
  });

  it("uses its own lifetime, or the product's by tone", () => {
    expect(lifetime({ lifetime: 1_080_000 }, defaultLifetimes)).toBe(1_080_000);
    expect(lifetime({ tone: "info" }, { ...defaultLifetimes, info: 8_000 })).toBe(8_000);
  });

  it("interrupts screen readers only for warnings and errors", () => {
    expect([isUrgent({ tone: "warning" }), isUrgent({ tone: "danger" })]).toEqual([true, true]);
    expect([isUrgent({}), isUrgent({ tone: "info" }), isUrgent({ tone: "success" })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
