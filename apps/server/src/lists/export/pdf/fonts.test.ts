import { describe, expect, it } from "vitest";
import { createFonts } from "./fonts.ts";

const drawable = async (text: string) => {
  const fonts = createFonts();
  await fonts.load([text], () => undefined);
  return fonts.toDrawable(text);
};
const runs = async (text: string) => {
  const fonts = createFonts();
  await fonts.load([text], () => undefined);
  return fonts.split(fonts.toDrawable(text).text).map((run) => [run.font.name, run.text]);
};

describe("toDrawable", () => {
  it.each([
    "Peña Núñez",
    "Łukasz Żółć",
    "Иванов",
    "Παπαδόπουλος",
    "Nguyễn Văn",
    "O’Brien – 5 €",
    "שלום כהן",
    "محمد عبد الله",
    "王小明 李",
    "山田 たろう カタカナ",
    "김철수",
    "Ana 王 محمد (2)",
    "Ana ♥",
  ])("keeps %s", async (name) => {
    expect(await drawable(name)).toEqual({ text: name, isWhole: true });
  });

  it("combines accents with their letters", async () => {
    expect((await drawable("Jose\u0301")).text).toBe("José");
  });

  it("writes hyphens that fonts lack as -", async () => {
    expect((await drawable("Anne\u2011Marie O\u2010B")).text).toBe("Anne-Marie O-B");
  });

  it.each(["\u{1F980}", "\uD800", "\u{10FFFF}", "\uE000", "ก"])(
    "replaces %j, which no font has, with □, and reports it",
    async (character) => {
      expect(await drawable(`A ${character} B`)).toEqual({ text: "A □ B", isWhole: false });
    },
  );

  it("replaces characters whose font was not loaded", () => {
    expect(createFonts().toDrawable("王")).toEqual({ text: "□", isWhole: false });
  });

  it("returns a single line without control and invisible characters", async () => {
    expect((await drawable(" a\n\tb\0c\u202Ed\u00ADe\u200B ")).text).toBe("a b cde");
  });
});

describe("split", () => {
  it("splits a text where the font changes", async () => {
    expect(await runs("Peña")).toEqual([["inter latin", "Peña"]]);
    expect(await runs("Ana Иванова")).toEqual([
      ["inter latin", "Ana "],
      ["inter cyrillic", "Иванова"],
    ]);
  });

  it("draws right-to-left words from the right, with numbers and brackets in their order", async () => {
    expect(await runs("שלום כהן")).toEqual([
      ["noto-sans-hebrew", "כהן"],
      ["inter latin", " "],
      ["noto-sans-hebrew", "שלום"],
    ]);
    expect((await runs("כהן (12)")).map(([, text]) => text)).toEqual(["(", "12", ") ", "כהן"]);
    expect((await runs("Ana כהן 12")).map(([, text]) => text)).toEqual(["Ana ", "12", " ", "כהן"]);
  });

  it("takes Han characters from the font of the text's language", async () => {
    const fontOf = async (text: string) => (await runs(text))[0]?.[0]?.replace(/ \d+$/, "");
    expect(await fontOf("王小明")).toBe("noto-sans-sc");
    expect(await fontOf("山田たろう")).toBe("noto-sans-jp");
    expect(await fontOf("金철수")).toBe("noto-sans-kr");
  });
});

it("loads no font for texts of Latin letters, and each other one once", async () => {
  const fonts = createFonts();
  const loaded: string[] = [];
  const load = (...texts: string[]) =>
    fonts.load(texts, (font, weight) => loaded.push(`${font.name} ${weight}`));
  await load("Peña");
  expect(loaded).toEqual([]);
  await load("Иванов", "Иванова");
  await load("Иван");
  expect(loaded).toEqual(["inter cyrillic 400", "inter cyrillic 600"]);
});
