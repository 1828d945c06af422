import { describe, expect, it } from "vitest";
import { columnTracks } from "./column-tracks.js";

interface Row {
  name: string;
}

const rows: readonly Row[] = [{ name: "Short" }, { name: "A name that runs rather longer" }];
const name = { id: "name", header: "Name", cell: (row: Row) => row.name };
const plain = { hasCheckbox: false, actionsWidth: undefined };
const widthOf = (template: string) => Number(/(\d+)px/.exec(template)?.[1]);

describe("the widths of windowed rows", () => {
  it("are those given, and share what is left over", () => {
    const tracks = columnTracks([{ ...name, width: 120 }], rows, plain);
    expect(tracks).toEqual({ template: "minmax(120px, 120fr)", width: 120 });
  });

  it("stay as a person set them, and the others take the rest", () => {
    const columns = [
      { ...name, fixedWidth: 90 },
      { ...name, id: "other", width: 120 },
    ];
    expect(columnTracks(columns, rows, plain).template).toBe("90px minmax(120px, 120fr)");
  });

  it("fill the table where a person set them all", () => {
    expect(columnTracks([{ ...name, fixedWidth: 90 }], rows, plain).template).toBe("minmax(90px, 90fr)");
  });

  it("follow the longest text, or the heading where that is longer", () => {
    const wide = widthOf(columnTracks([name], rows, plain).template);
    const narrow = widthOf(columnTracks([name], rows.slice(0, 1), plain).template);
    expect(wide).toBeGreaterThan(narrow);
    const long = widthOf(
      columnTracks([{ ...name, header: "A heading longer than any name" }], [], plain).template,
    );
    expect(long).toBeGreaterThan(narrow);
  });

  it("count the checkbox and the buttons", () => {
    const tracks = columnTracks([{ ...name, width: 120 }], rows, { hasCheckbox: true, actionsWidth: 64 });
    expect(tracks).toEqual({ template: "40px minmax(120px, 120fr) 64px", width: 224 });
  });
});
