import { describe, expect, it } from "vitest";
import { columnTracks } from "./column-tracks.js";
import { estimatedWidth } from "./use-text-width.js";

interface Row {
  name: string;
}

const rows: readonly Row[] = [{ name: "Short" }, { name: "A name that runs rather longer" }];
const name = { id: "name", name: "Name", header: () => "Name", cell: (row: Row) => row.name };
const plain = { hasCheckbox: false, actionsWidth: undefined, widthOf: estimatedWidth };
const widthOf = (template: string) => Number(/(\d+)px/.exec(template)?.[1]);

describe("the widths of windowed rows", () => {
  it("are the given ones plus a share of the remaining space", () => {
    const tracks = columnTracks([{ ...name, width: 120 }], rows, plain);
    expect(tracks).toEqual({ template: "minmax(120px, 120fr)", width: 120 });
  });

  it("keep custom widths, and other columns share the rest", () => {
    const columns = [
      { ...name, fixedWidth: 90 },
      { ...name, id: "other", width: 120 },
    ];
    expect(columnTracks(columns, rows, plain).template).toBe("90px minmax(120px, 120fr)");
  });

  it("fill the table if all are custom", () => {
    expect(columnTracks([{ ...name, fixedWidth: 90 }], rows, plain).template).toBe("minmax(90px, 90fr)");
  });

  it("fit the longest text or the header", () => {
    const wide = widthOf(columnTracks([name], rows, plain).template);
    const narrow = widthOf(columnTracks([name], rows.slice(0, 1), plain).template);
    expect(wide).toBeGreaterThan(narrow);
    const long = widthOf(
      columnTracks([{ ...name, name: "A heading longer than any name" }], [], plain).template,
    );
    expect(long).toBeGreaterThan(narrow);
  });

  it("include the checkbox and the row actions", () => {
    const tracks = columnTracks([{ ...name, width: 120 }], rows, {
      ...plain,
      hasCheckbox: true,
      actionsWidth: 64,
    });
    expect(tracks).toEqual({ template: "40px minmax(120px, 120fr) 64px", width: 224 });
  });
});
