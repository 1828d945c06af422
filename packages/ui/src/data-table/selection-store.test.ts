import { expect, it, vi } from "vitest";
import { SelectionStore } from "./selection-store.js";

it("notifies only the rows that changed", () => {
  const store = new SelectionStore(new Set(["a", "b"]), "a");
  const heard = vi.fn();
  for (const id of ["a", "b", "c", "d"]) store.subscribe(id, () => heard(id));
  store.select(new Set(["b", "c"]));
  expect(heard.mock.calls).toEqual([["a"], ["c"]]);
});

it("notifies the old and new tab stop", () => {
  const store = new SelectionStore(new Set(), "a");
  const heard = vi.fn();
  for (const id of ["a", "b", "c"]) store.subscribe(id, () => heard(id));
  store.activate("c");
  expect(heard.mock.calls).toEqual([["a"], ["c"]]);
});

it("does not notify after unsubscribing", () => {
  const store = new SelectionStore(new Set(), undefined);
  const heard = vi.fn();
  store.subscribe("a", heard)();
  store.select(new Set(["a"]));
  expect(heard).not.toHaveBeenCalled();
});

it("notifies page subscribers of new rows and of selection changes", () => {
  const store = new SelectionStore(new Set(), undefined);
  const heard = vi.fn();
  store.subscribePage(heard);
  store.notifyPageChange();
  store.select(new Set(["a"]));
  expect(heard).toHaveBeenCalledTimes(2);
});
