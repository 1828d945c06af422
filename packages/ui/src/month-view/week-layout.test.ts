import { describe, expect, it } from "vitest";
import { linesOf, weekLayout } from "./week-layout.js";

const event = (id: string, start: string, end?: string) => ({ id, title: id, start, end });
const day = (date: number) => `2026-03-${String(date).padStart(2, "0")}`;
/** Sunday, March 8 to Saturday, March 14. */
const week = [8, 9, 10, 11, 12, 13, 14].map(day);

describe("the events of a week", () => {
  it("have a bar over their days", () => {
    const { bars } = weekLayout([event("a", day(9), day(11))], week, 3);
    expect(bars).toMatchObject([{ first: 1, last: 3, line: 0, startsBefore: false, endsAfter: false }]);
  });

  it("are cut at the ends of the week and of the month", () => {
    const events = [event("a", "2026-02-27", day(9)), event("b", day(13), "2026-04-02"), event("c", day(20))];
    const { bars } = weekLayout(events, week, 3);
    expect(bars).toMatchObject([
      { first: 0, last: 1, startsBefore: true, endsAfter: false },
      { first: 5, last: 6, startsBefore: false, endsAfter: true },
    ]);
    const firstWeek = [
      undefined,
      undefined,
      "2026-04-01",
      "2026-04-02",
      "2026-04-03",
      "2026-04-04",
      undefined,
    ];
    expect(weekLayout(events, firstWeek, 3).bars).toMatchObject([{ first: 2, last: 3, startsBefore: true }]);
  });

  it("share a line if they have no day in common, and long ones come first", () => {
    const events = [event("short", day(8)), event("long", day(8), day(10)), event("later", day(9), day(12))];
    const { bars } = weekLayout(events, week, 3);
    expect(bars.map((bar) => [bar.event.id, bar.line])).toEqual([
      ["long", 0],
      ["short", 1],
      ["later", 1],
    ]);
  });

  it("are on one day if they end before they start", () => {
    expect(weekLayout([event("a", day(10), day(8))], week, 3).bars).toMatchObject([{ first: 2, last: 2 }]);
  });
});

describe("a day with more events than lines", () => {
  const four = [1, 2, 3, 4].map((index) => event(`${index}`, day(10)));

  it("shows one less, and the number of the others", () => {
    const { bars, hidden } = weekLayout(four, week, 3);
    expect(bars.filter((bar) => !bar.isHidden)).toHaveLength(2);
    expect(hidden).toEqual([0, 0, 2, 0, 0, 0, 0]);
  });

  it("hides an event of several days on all of them", () => {
    const { hidden } = weekLayout(
      [
        event("a", day(8), day(11)),
        event("b", day(8), day(11)),
        event("c", day(8), day(9)),
        event("d", day(9)),
      ],
      week,
      3,
    );
    expect(hidden).toEqual([1, 2, 0, 0, 0, 0, 0]);
  });

  it("hides nothing where the events just fit", () => {
    expect(weekLayout(four.slice(0, 3), week, 3).hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("has a line for each event, with gaps", () => {
    const layout = weekLayout([event("a", day(8)), event("b", day(8), day(9))], week, 3);
    expect(linesOf(layout, 0).map((bar) => bar?.event.id)).toEqual(["b", "a"]);
    const gap = weekLayout([event("a", day(8), day(9)), event("b", day(9), day(10))], week, 3);
    expect(linesOf(gap, 2).map((bar) => bar?.event.id)).toEqual([undefined, "b"]);
  });
});
