import { describe, expect, it } from "vitest";
import { businessClock } from "./business-clock.ts";

describe("today", () => {
  it("changes exactly at midnight in the business time zone", () => {
    let now = new Date("2026-03-16T03:59:59.999Z");
    const clock = businessClock(() => now);
    expect(clock.today()).toBe("2026-03-15");
    now = new Date("2026-03-16T04:00:00Z");
    expect(clock.today()).toBe("2026-03-16");
  });

  it("uses a changed time zone immediately", () => {
    let zone = "America/New_York";
    const now = new Date("2026-03-16T03:30:00Z");
    const clock = businessClock(
      () => now,
      () => zone,
    );
    expect(clock.today()).toBe("2026-03-15");
    zone = "UTC";
    expect(clock.today()).toBe("2026-03-16");
  });
});
