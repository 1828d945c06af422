import { describe, expect, it } from "vitest";
import { findingAt, nextFinding } from "./finding-order.ts";

const findings = [10, 20, 20, 30].map((from) => ({ from, to: from + 5, message: "" }));

describe("the order of findings", () => {
  it("names the one at the caret, else the next, else the last", () => {
    expect([0, 12, 17, 22, 99].map((caret) => findingAt(findings, { caret }))).toEqual([0, 0, 1, 1, 3]);
    expect(findingAt([], { caret: 3 })).toBe(-1);
  });

  it("names the one that was led to, of several at one place", () => {
    expect(findingAt(findings, { caret: 20, last: 2 })).toBe(2);
    expect(findingAt(findings, { caret: 10, last: 2 })).toBe(0);
  });

  it("goes around the end and the start", () => {
    expect(nextFinding(findings, { caret: 10 }, 1)).toBe(1);
    expect(nextFinding(findings, { caret: 30 }, 1)).toBe(0);
    expect(nextFinding(findings, { caret: 20 }, -1)).toBe(0);
    expect(nextFinding(findings, { caret: 0 }, -1)).toBe(3);
    expect(nextFinding([], { caret: 0 }, 1)).toBeUndefined();
  });

  it("comes to each of several at one place", () => {
    expect(nextFinding(findings, { caret: 20, last: 1 }, 1)).toBe(2);
    expect(nextFinding(findings, { caret: 20, last: 2 }, 1)).toBe(3);
    expect(nextFinding(findings, { caret: 20, last: 2 }, -1)).toBe(1);
  });
});
