import { expect, it } from "vitest";
import { jsonKey } from "./json-keys.js";
import { jsonRows } from "./json-rows.js";

const state = { expanded: new Map<string, boolean>(), shown: new Map<string, number>() };
/** The root, /a, /a/0, /a/1, /b */
const rows = jsonRows({ a: [1, 2], b: {} }, { ...state, expanded: new Map([["/a", true]]) }, 1);
const focus = (index: number) => ({ kind: "focus", index });

it("moves over the visible rows, without wraparound", () => {
  expect(jsonKey("ArrowDown", rows, 0)).toEqual(focus(1));
  expect(jsonKey("ArrowDown", rows, 4)).toEqual(focus(4));
  expect(jsonKey("ArrowUp", rows, 0)).toEqual(focus(0));
  expect(jsonKey("End", rows, 1)).toEqual(focus(4));
  expect(jsonKey("Home", rows, 3)).toEqual(focus(0));
});

it("expands and enters with ArrowRight, and collapses and leaves with ArrowLeft", () => {
  const closed = jsonRows({ a: [1, 2], b: {} }, state, 1);
  expect(jsonKey("ArrowRight", closed, 1)).toEqual({ kind: "expand", isExpanded: true });
  expect(jsonKey("ArrowRight", rows, 1)).toEqual(focus(2));
  expect(jsonKey("ArrowLeft", rows, 3)).toEqual(focus(1));
  expect(jsonKey("ArrowLeft", rows, 1)).toEqual({ kind: "expand", isExpanded: false });
});

it("leaves keys alone that do nothing at a row", () => {
  expect(jsonKey("ArrowRight", rows, 2)).toBeUndefined();
  expect(jsonKey("ArrowRight", rows, 4)).toBeUndefined();
  expect(jsonKey("a", rows, 1)).toBeUndefined();
});
