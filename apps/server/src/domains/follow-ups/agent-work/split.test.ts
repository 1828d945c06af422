import { describe, expect, it } from "vitest";
import { receiverAt, split } from "./split.ts";

describe("work of several kinds", () => {
  it.each([
    ["goes to one agent", [3, 0, 2], 1, [[3], [0], [2]]],
    [
      "doesn't all go to the first agent if there is one item of each kind",
      [1, 1, 1],
      3,
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    ],
    [
      "continues with the next agent",
      [4, 3],
      3,
      [
        [2, 1, 1],
        [1, 1, 1],
      ],
    ],
    ["leaves agents out if there are too few items", [1], 3, [[1, 0, 0]]],
    ["can be none", [0], 2, [[0, 0]]],
  ])("%s", (_what, totals, receivers, expected) => {
    expect(split(totals, receivers)).toEqual(expected);
  });

  it.each([1, 2, 3, 7, 50])("is dealt evenly to %i agents, as it was counted", (receivers) => {
    const totals = [5, 0, 1, 23, 2];
    const counts = split(totals, receivers);
    expect(counts.map((each) => each.reduce((sum, count) => sum + count, 0))).toEqual(totals);
    const perReceiver = Array.from({ length: receivers }, (_, index) =>
      counts.reduce((sum, each) => sum + (each[index] ?? 0), 0),
    );
    for (const each of [...counts, perReceiver])
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
    let place = 0;
    for (const [kind, total] of totals.entries()) {
      const dealt = Array.from({ length: receivers }, () => 0);
      for (let item = 0; item < total; item++) {
        const receiver = receiverAt(place++, receivers);
        dealt[receiver] = (dealt[receiver] ?? 0) + 1;
      }
      expect(counts[kind]).toEqual(dealt);
    }
  });
});
