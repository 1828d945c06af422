import { expect, it, vi } from "vitest";
import { SelectionStore } from "./selection-store.js";

it("tells the rows that changed and no other", () => {
  const store = new SelectionStore(new Set(["a", "b"]), "a");
  const heard = vi.fn();
  for (const id of ["a", "b", "c", "d"]) store.subscribe(id, () => heard(id));
  store.select(new Set(["b", "c"]));
  expect(heard.mock.calls).toEqual([["a"], ["c"]]);
});

it("tells the two rows between which the tab stop moves", () => {
  const store = new SelectionStore(new Set(), "a");
  const heard = vi.fn();
  for (const id of ["a", "b", "c"]) store.subscribe(id, () => heard(id));
  store.activate("c");
  expect(heard.mock.calls).toEqual([["a"], ["c"]]);
});

it("tells nobody who has left", () => {
  const store = new SelectionStore(new Set(), undefined);
  const heard = vi.fn();
  store.subscribe("a", heard)();
  store.select(new Set(["a"]));
  expect(heard).not.toHaveBeenCalled();
});

it("tells those who look at the whole page of other rows, and of others selected", () => {
  const store = new SelectionStore(new Set(), undefined);
  const heard = vi.fn();
  store.subscribeAll(heard);
  store.turnPage();
  store.select(new Set(["a"]));
  expect(heard).toHaveBeenCalledTimes(2);
});
