import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { allOf, exportFile, inChunks } from "../../../../test/export-file.ts";
import { lenientCells } from "../../../../test/spreadsheet-import.ts";
import { cellOf, csvWriter } from "./csv.ts";

const zone = "America/New_York";

describe("cellOf", () => {
  it("writes numbers as numbers, also negative ones", () => {
    expect(cellOf({ label: "Amount", format: "money" }, -12.5, zone)).toBe("-12.50");
    expect(cellOf({ label: "Amount", format: "money" }, 1250.5, zone)).toBe("1250.50");
    expect(cellOf({ label: "Members", format: "number" }, -2, zone)).toBe("-2");
    expect(cellOf({ label: "Members", format: "number" }, null, zone)).toBe("");
  });

  it("writes other values as the screen does, in quotes", () => {
    expect(cellOf({ label: "Born", format: "date" }, "2026-01-05", zone)).toBe('"2026/01/05"');
    expect(cellOf({ label: "Phone", format: "phone" }, "3055550142", zone)).toBe('"(305) 555-0142"');
    expect(cellOf({ label: "Year", format: "year" }, 2026, zone)).toBe('"2026"');
    expect(cellOf({ label: "Name" }, "Ana;=1", zone)).toBe('"Ana;\'=1"');
    expect(cellOf({ label: "Name" }, null, zone)).toBe("");
  });
});

const fields = {
  name: { label: "Name" },
  members: { label: "Members", format: "number" },
  plan: { label: "Plan" },
} as const;
const csvOf = async (...rows: { name: string | null; members: number | null; plan: string | null }[]) =>
  (await allOf(csvWriter.write(exportFile(fields, rows.length), inChunks(rows)))).toString("utf8");

describe("csvWriter", () => {
  it("starts with a byte order mark and labels, and quotes every text", async () => {
    const file = await csvOf(
      { name: 'Ana "Nena"', members: 3, plan: "Silver, 87%" },
      { name: "José", members: null, plan: null },
    );
    expect(file).toBe('\uFEFF"Name","Members","Plan"\n"Ana ""Nena""",3,"Silver, 87%"\n"José",,\n');
  });

  it("can be parsed back for any text", async () => {
    for (const texts of madeUpTexts(200)) {
      const [, cells] = parse(await csvOf({ ...texts, members: 1 }), { bom: true, columns: false });
      const withoutEscapes = (text: string | undefined) => text?.replaceAll("'", "");
      expect([cells?.[0], cells?.[2]].map(withoutEscapes)).toEqual(
        [texts.name, texts.plan].map(withoutEscapes),
      );
    }
  });

  it.each([",", ";", "\t", "|"])(
    "contains no formula if a spreadsheet splits cells at %j",
    async (delimiter) => {
      for (const texts of madeUpTexts(2_000)) {
        const file = await csvOf({ ...texts, members: -2 }, { ...texts, members: -2, name: texts.plan });
        const strict = delimiter === "," ? parse(file, { bom: true, delimiter }) : [];
        const naive = file.split(/\r\n|\n|\r/).map((line) => line.split(delimiter));
        for (const cell of [...strict, ...lenientCells(file, delimiter), ...naive].flat()) {
          if (!isFigure(cell)) expect(cell).not.toMatch(formula);
        }
      }
    },
  );
});

/** Matches a text that a spreadsheet would evaluate, including ignored leading characters. */
const formula = /^[\s\p{C}\p{Default_Ignorable_Code_Point}"]*[=+\-@＝＋－＠]/u;
/** The test's number column, alone or with the start of the next cell if the delimiter was detected incorrectly. */
const isFigure = (cell: string) => /^-2(?:$|,)/.test(cell);

const pieces = [
  "=",
  "+",
  "-",
  "@",
  "＝",
  ";",
  ",",
  "\t",
  "|",
  "\n",
  "\r\n",
  '"',
  '""',
  "'",
  " ",
  "\u00A0",
  "\u200B",
  "\uFEFF",
  "\0",
  "a",
  "cmd|' /C calc'!A0",
  "1",
];

/** Generates pairs of texts from the pieces, always the same. */
function* madeUpTexts(count: number) {
  let seed = 42;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (seed >> 8) % below;
  };
  const text = () => Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join("");
  for (let made = 0; made < count; made++) yield { name: text(), plan: text() };
}
