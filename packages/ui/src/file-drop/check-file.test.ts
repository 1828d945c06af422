import { describe, expect, it } from "vitest";
import { checkFile } from "./check-file.js";

const file = (name: string, type: string, size = 10) => ({ name, type, size });

describe("a file", () => {
  it("is accepted without rules", () => {
    expect(checkFile(file("a.bin", ""), {})).toBeUndefined();
    expect(checkFile(file("a.bin", ""), { accept: " " })).toBeUndefined();
  });

  it("matches by extension, type, or type group", () => {
    const accept = ".csv, text/plain,image/*";
    expect(checkFile(file("LIST.CSV", "application/vnd.ms-excel"), { accept })).toBeUndefined();
    expect(checkFile(file("a", "text/plain"), { accept })).toBeUndefined();
    expect(checkFile(file("a", "image/png"), { accept })).toBeUndefined();
    expect(checkFile(file("a.exe", "application/octet-stream"), { accept })).toBe("wrongType");
    expect(checkFile(file("a", "images/png"), { accept })).toBe("wrongType");
  });

  it("may not be larger than the limit", () => {
    expect(checkFile(file("a", "", 100), { maxSize: 100 })).toBeUndefined();
    expect(checkFile(file("a", "", 101), { maxSize: 100 })).toBe("tooLarge");
  });

  it("must not be empty", () => {
    expect(checkFile(file("a.csv", "", 0), { accept: ".csv" })).toBe("empty");
  });
});
