import { describe, expect, it } from "vitest";
import { english } from "../messages/messages.js";
import { spanish } from "../messages/spanish.js";
import { type ShownView, viewAnnouncement } from "./view-announcement.js";

const names: Readonly<Record<string, string>> = { name: "Name", effectiveDate: "Effective" };
const shown: ShownView = {
  sort: [{ id: "name", desc: false }],
  position: { firstRow: 1, pageSize: 10, totalRows: 257 },
  resultsKey: "{}",
};
const announce = (after: Partial<ShownView>, before = shown, { tableView, locale } = english) =>
  viewAnnouncement(before, { ...shown, ...after }, { texts: tableView, locale, nameOf: (id) => names[id] });

describe("viewAnnouncement", () => {
  it("announces the sorted column by the name it is shown with", () => {
    expect(announce({ sort: [{ id: "name", desc: true }] })).toBe("Sorted by Name, descending");
    const two = [...shown.sort, { id: "effectiveDate", desc: true }];
    expect(announce({ sort: two })).toBe("Sorted by Name, ascending, then Effective, descending");
  });

  it("announces the default order if no shown column is sorted", () => {
    expect(announce({ sort: [] })).toBe("Default order");
    expect(announce({ sort: [{ id: "createdDate", desc: true }] })).toBe("Default order");
  });

  it("announces the page", () => {
    expect(announce({ position: { firstRow: 11, pageSize: 10, totalRows: 257 } })).toBe("Page 2 of 26");
    expect(announce({ position: { firstRow: 1, pageSize: 100, totalRows: 257 } })).toBe("Page 1 of 3");
    const uncounted = { firstRow: 11, pageSize: 10, totalRows: 10_000, hasMoreRows: true };
    expect(announce({ position: uncounted })).toBe("Page 2");
  });

  it("announces a sort that leads back to the first page", () => {
    const second = { ...shown, position: { firstRow: 11, pageSize: 10, totalRows: 257 } };
    expect(announce({ sort: [{ id: "name", desc: true }] }, second)).toBe(
      "Sorted by Name, descending. Page 1 of 26",
    );
  });

  it("announces the number of results after a change of filters, without the page", () => {
    const found = (totalRows: number, hasMoreRows = false) =>
      announce({ resultsKey: "{name}", position: { firstRow: 11, pageSize: 10, totalRows, hasMoreRows } });
    expect(found(0)).toBe("No results");
    expect(found(1)).toBe("1 result");
    expect(found(1234)).toBe("1,234 results");
    expect(found(10_000, true)).toBe("10,000+ results");
    expect(found(1, true)).toBe("1+ results");
  });

  it("announces nothing if only the rows changed", () => {
    expect(announce({})).toBeUndefined();
    expect(announce({ position: { firstRow: 1, pageSize: 10, totalRows: 256 } })).toBeUndefined();
    expect(announce({ sort: [{ id: "name", desc: false }] })).toBeUndefined();
  });

  it("speaks Spanish", () => {
    expect(announce({ sort: [{ id: "name", desc: true }] }, shown, spanish)).toBe(
      "Ordenado por Name, descendente",
    );
    const position = { firstRow: 11, pageSize: 10, totalRows: 257 };
    expect(announce({ position }, shown, spanish)).toBe("Página 2 de 26");
    expect(announce({ resultsKey: "{name}", position }, shown, spanish)).toBe("257 resultados");
  });
});
