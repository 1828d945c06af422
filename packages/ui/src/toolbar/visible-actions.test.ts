import { expect, it } from "vitest";
import { visibleActionCount } from "./visible-actions.js";

const three = [100, 100, 100];
const on = (sharedRow: number, ownRow = sharedRow) => ({ sharedRow, ownRow });

it("shows all actions if all fit exactly", () => {
  expect(visibleActionCount(three, on(316))).toBe(3);
  expect(visibleActionCount([], on(0))).toBe(0);
});

it("reserves space for the 'More' button", () => {
  expect(visibleActionCount(three, on(315))).toBe(2);
  expect(visibleActionCount(three, on(303))).toBe(1);
});

it("shows none if the first does not fit next to the 'More' button", () => {
  expect(visibleActionCount([150, 40], on(197))).toBe(0);
});

it("moves the actions to their own row if not all fit in the shared one", () => {
  expect(visibleActionCount(three, on(316, 400))).toBe(3);
  expect(visibleActionCount(three, on(200, 400))).toBe(3);
  expect(visibleActionCount(three, on(200, 304))).toBe(2);
});

it("shares the row of a wide toolbar, unless no action fits into it", () => {
  expect(visibleActionCount(three, { ...on(200, 400), isWide: true })).toBe(1);
  expect(visibleActionCount(three, { ...on(190, 400), isWide: true })).toBe(3);
});

it("reserves space for the 'More' button that is always shown", () => {
  expect(visibleActionCount(three, on(316), true)).toBe(2);
  expect(visibleActionCount(three, on(412), true)).toBe(3);
  expect(visibleActionCount(three, on(200, 412), true)).toBe(3);
});
