import { describe, expect, it } from "vitest";
import { splitIntoRuns, toDrawable } from "./fonts.ts";

describe("toDrawable", () => {
  it.each(["Peña Núñez", "Łukasz Żółć", "Иванов", "Παπαδόπουλος", "Nguyễn Văn", "O’Brien – 5 €"])(
    "keeps %s",
    (name) => {
      expect(toDrawable(name)).toEqual({ text: name, isWhole: true });
    },
  );

  it("combines accents with their letters", () => {
    expect(toDrawable("Jose\u0301").text).toBe("José");
  });

  it("replaces unsupported characters with ?, and reports it", () => {
    expect(toDrawable("王 Wang 😀")).toEqual({ text: "? Wang ?", isWhole: false });
  });

  it("returns a single line without control characters", () => {
    expect(toDrawable(" a\n\tb\0c\u202E ").text).toBe("a b c");
  });
});

describe("splitIntoRuns", () => {
  it("splits a text where the font changes", () => {
    expect(splitIntoRuns("Peña")).toEqual([{ script: "latin", text: "Peña" }]);
    expect(splitIntoRuns("Ana Иванова")).toEqual([
      { script: "latin", text: "Ana " },
      { script: "cyrillic", text: "Иванова" },
    ]);
  });
});
