import { describe, expect, it } from "vitest";
import { takeFiles, totalSize, typeName } from "./file-rules.js";

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const names = (files: readonly File[]) => files.map(({ name }) => name);
const noExe = ({ name }: File) => (name.endsWith(".exe") ? `${name} is not allowed` : undefined);

describe("chosen files", () => {
  it("are added, and each rejected one says why", () => {
    const chosen = [file("b"), file("x.exe"), file("c"), file("y.exe")];
    const { files, problems } = takeFiles([file("a")], chosen, 9, noExe);
    expect(names(files)).toEqual(["a", "b", "c"]);
    expect(problems).toEqual(["x.exe is not allowed", "y.exe is not allowed"]);
  });

  it("are checked with those before them, and a problem of several is listed once", () => {
    const full = (_: File, others: readonly File[]) => (totalSize(others) >= 2 ? "full" : undefined);
    const { files, problems } = takeFiles([], [file("a"), file("b"), file("c"), file("d")], 9, full);
    expect(names(files)).toEqual(["a", "b"]);
    expect(problems).toEqual(["full"]);
  });

  it("replace a single file once, and the others say why they don't", () => {
    const one = (_: File, others: readonly File[]) => (others.length >= 1 ? "too many" : undefined);
    const { files, problems } = takeFiles([file("a")], [file("b"), file("c")], 1, one);
    expect(names(files)).toEqual(["b"]);
    expect(problems).toEqual(["too many"]);
  });

  it("replace a single file, unless they are rejected", () => {
    const before = [file("a")];
    expect(names(takeFiles(before, [file("b")], 1, noExe).files)).toEqual(["b"]);
    expect(takeFiles(before, [file("b.exe")], 1, noExe)).toEqual({
      files: before,
      problems: ["b.exe is not allowed"],
    });
  });
});

it.each([
  ["w2.pdf", "application/pdf", "PDF"],
  ["archive.tar.gz", "", "GZ"],
  ["scan", "image/png", "PNG"],
  ["README", "", ""],
])("the type of %s (%s) is %s", (name, type, expected) => {
  expect(typeName({ name, type })).toBe(expected);
});
