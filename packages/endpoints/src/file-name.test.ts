import { describe, expect, it } from "vitest";
import { safeFileName } from "./file-name.ts";

const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).join("");

describe("a safe file name", () => {
  it.each([
    ["an ordinary name", "Beleg März (2).pdf", "Beleg März (2).pdf"],
    ["NUL", "a\0b.csv", "ab.csv"],
    ["control characters", `a${controls}\u007f\u0085b.csv`, "ab.csv"],
    ["a direction override", "invoice\u202egpj.exe", "invoicegpj.exe"],
    ["direction isolates and marks", "\u2066a\u2069\u200e\u200f\u061cb.csv", "ab.csv"],
    ["invisible characters", "a\u200b\u200d\u2060\ufeff\u00ad\u{e0041}\u3164\u2800b.csv", "ab.csv"],
    ["line separators", "a\u2028b\u2029.csv", "ab.csv"],
    ["half of a surrogate pair", "a\ud83d.csv", "a.csv"],
    ["an emoji", "a😀.csv", "a😀.csv"],
    ["a path", "../../etc/passwd", "passwd"],
    ["a Windows path", "C:\\temp\\rows.csv", "rows.csv"],
    ["surrounding blanks", "  a b.csv\u00a0", "a b.csv"],
    ["a hidden file", ".env", ".env"],
  ])("removes what is unsafe from %s", (_what, name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  it.each(["", " ", "/", "a/", "\\", ".", "..", ". .", "\0", controls, "\u202e", "\u3164.\u2800"])(
    "is 'file' in place of %j",
    (name) => {
      expect(safeFileName(name)).toBe("file");
    },
  );

  it("keeps the extension of a long name", () => {
    expect(safeFileName(`${"x".repeat(5000)}.csv`)).toBe(`${"x".repeat(196)}.csv`);
    expect(safeFileName("x".repeat(5000))).toBe("x".repeat(200));
    expect(safeFileName(`a.${"x".repeat(5000)}`)).toBe(`a.${"x".repeat(198)}`);
  });

  it("never cuts through a character of a long name", () => {
    expect(safeFileName(`x${"😀".repeat(150)}.csv`)).toBe(`x${"😀".repeat(97)}.csv`);
  });

  it("is visible, short, and its own safe name, whatever it is made from", () => {
    const parts = ["\0", "\u202e", "\ud83d", "\ude00", ".", "..", "/", " ", "a".repeat(198), "😀".repeat(99)];
    for (const first of parts) {
      for (const second of parts) {
        for (const third of parts) {
          const safe = safeFileName(first + second + third);
          expect(safe).toMatch(/^(?!\.{1,2}$)[^/\\\p{C}\p{Zl}\p{Zp}]+$/u);
          expect(safe.length).toBeLessThanOrEqual(200);
          expect(safeFileName(safe)).toBe(safe);
        }
      }
    }
  });

  it("is found quickly in long text", () => {
    const began = performance.now();
    for (const character of [" ", ".", "\0", "/", "x.", "😀"]) safeFileName(character.repeat(1_000_000));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
