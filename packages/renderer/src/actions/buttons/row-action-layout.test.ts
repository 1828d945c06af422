import type { ScreenAction } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { rowActionLayout, rowActionsWidth } from "./row-action-layout.ts";

const link = (id: string): ScreenAction => ({ kind: "link", id, label: id, to: "policies/:id" });
const view: ScreenAction = { kind: "detail", id: "view", label: "View" };
const copy: ScreenAction = { kind: "copy", id: "copy", label: "Copy row" };
const ids = (actions: readonly ScreenAction[]) => actions.map(({ id }) => id);
const layoutOf = (actions: readonly ScreenAction[]) => {
  const { buttons, menu } = rowActionLayout(actions);
  return [ids(buttons), ids(menu)];
};

describe("the buttons of a row", () => {
  it("are all buttons up to three", () => {
    expect(layoutOf([link("a"), link("b"), view])).toEqual([["a", "b", "view"], []]);
    expect(rowActionsWidth([link("a"), link("b"), view])).toBe(97);
  });

  it("beyond three are in a menu, except those that open or copy the row", () => {
    const many = [link("a"), link("b"), link("c"), link("d"), view, link("e"), copy];
    expect(layoutOf(many)).toEqual([
      ["a", "b", "c", "view", "copy"],
      ["d", "e"],
    ]);
    expect(rowActionsWidth(many)).toBe(181);
  });

  it("have no menu with a single action", () => {
    expect(layoutOf([link("a"), link("b"), link("c"), link("d")])).toEqual([["a", "b", "c", "d"], []]);
  });
});
