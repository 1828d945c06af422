import { describe, expect, it } from "vitest";
import { drawable, runsOf } from "./fonts.ts";

describe("drawable", () => {
  it.each(["Peña Núñez", "Łukasz Żółć", "Иванов", "Παπαδόπουλος", "Nguyễn Văn", "O’Brien – 5 €"])(
    "keeps %s",
    (name) => {
      expect(drawable(name)).toEqual({ text: name, isWhole: true });
    },
  );

  it("puts accents that stand alone onto their letters", () => {
    expect(drawable("Jose\u0301").text).toBe("José");
  });

  it("puts a ? where no font has a character, and says so", () => {
    expect(drawable("王 Wang 😀")).toEqual({ text: "? Wang ?", isWhole: false });
  });

  it("is one line, without control characters", () => {
    expect(drawable(" a\n\tb\0c\u202E ").text).toBe("a b c");
  });
});

describe("runsOf", () => {
  it("parts a text where the font changes", () => {
    expect(runsOf("Peña")).toEqual([{ script: "latin", text: "Peña" }]);
    expect(runsOf("Ana Иванова")).toEqual([
      { script: "latin", text: "Ana " },
      { script: "cyrillic", text: "Иванова" },
    ]);
  });
});
