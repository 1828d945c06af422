import { describe, expect, it } from "vitest";
import { splitIntoRuns, toDrawable } from "./fonts.ts";

describe("drawable", () => {
  it.each(["Peña Núñez", "Łukasz Żółć", "Иванов", "Παπαδόπουλος", "Nguyễn Văn", "O’Brien – 5 €"])(
    "keeps %s",
    (name) => {
      expect(toDrawable(name)).toEqual({ text: name, isWhole: true });
    },
  );

  it("puts accents that stand alone onto their letters", () => {
    expect(toDrawable("Jose\u0301").text).toBe("José");
  });

  it("puts a ? where no font has a character, and says so", () => {
    expect(toDrawable("王 Wang 😀")).toEqual({ text: "? Wang ?", isWhole: false });
  });

  it("is one line, without control characters", () => {
    expect(toDrawable(" a\n\tb\0c\u202E ").text).toBe("a b c");
  });
});

describe("runsOf", () => {
  it("parts a text where the font changes", () => {
    expect(splitIntoRuns("Peña")).toEqual([{ script: "latin", text: "Peña" }]);
    expect(splitIntoRuns("Ana Иванова")).toEqual([
      { script: "latin", text: "Ana " },
      { script: "cyrillic", text: "Иванова" },
    ]);
  });
});
