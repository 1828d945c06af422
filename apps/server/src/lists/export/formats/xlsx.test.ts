import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { allOf, exportFile, inChunks } from "../../../../test/export-file.ts";
import { cleanText, sheetNameOf, widthOf, xlsxWriter } from "./xlsx.ts";

const fields = {
  name: { label: "Insured name" },
  members: { label: "Members", format: "number" },
  premium: { label: "Premium", format: "money" },
  share: { label: "Share", format: "percent" },
  born: { label: "Born", format: "date" },
  made: { label: "Made", format: "dateTime" },
  month: { label: "Month", format: "month" },
  year: { label: "Year", format: "year" },
  ssn: { label: "SSN", format: "ssn" },
} as const;
const row = {
  name: "Peña & <Núñez>",
  members: 3,
  premium: -1234.5,
  share: 12.5,
  born: "1960-02-29",
  made: "2026-03-16T03:30:00.000Z",
  month: 11,
  year: 2026,
  ssn: "123456789",
};

const written = async (...rows: Record<string, unknown>[]) => {
  const file = await allOf(xlsxWriter.write(exportFile(fields, rows.length), inChunks(rows)));
  const { sheets } = await readXlsx(file, { readStyles: true });
  expect(sheets).toHaveLength(1);
  return { file, sheet: sheets[0] };
};

describe("xlsxWriter", () => {
  it("writes column labels, and keeps numbers and dates typed", async () => {
    const { sheet } = await written(row, { ...row, name: "Second" });
    expect(sheet?.rows[0]).toEqual(Object.values(fields).map(({ label }) => label));
    expect(sheet?.rows[1]).toEqual([
      "Peña & <Núñez>",
      3,
      -1234.5,
      0.125,
      new Date("1960-02-29T00:00:00Z"),
      new Date("2026-03-15T23:30:00Z"),
      "November",
      2026,
      "***-**-6789",
    ]);
    expect(sheet?.rows[2]?.[0]).toBe("Second");
  });

  it("formats dates and timestamps as lists do", async () => {
    const { sheet } = await written(row);
    const formats = [...(sheet?.cells?.values() ?? [])].map(({ style }) => style?.numFmt);
    expect(formats).toEqual(expect.arrayContaining(["yyyy/mm/dd", "yyyy/mm/dd hh:mm"]));
  });

  it("names the sheet after the list, and freezes the header row", async () => {
    const { sheet } = await written(row);
    expect(sheet?.name).toBe("Unpaid policies");
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  });

  it("writes only a header row without rows", async () => {
    const { sheet } = await written();
    expect(sheet?.rows).toEqual([Object.values(fields).map(({ label }) => label)]);
  });

  it("leaves missing values empty", async () => {
    const { sheet } = await written(Object.fromEntries(Object.keys(fields).map((name) => [name, null])), row);
    expect(sheet?.rows[1]?.every((value) => value === null || value === undefined)).toBe(true);
    expect(sheet?.rows[2]?.[0]).toBe("Peña & <Núñez>");
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\0=1", "＝1"])(
    "contains no formula for the name %j",
    async (name) => {
      const { sheet } = await written({ ...row, name });
      expect(String(sheet?.rows[1]?.[0])).toMatch(/^'/);
      expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
    },
  );

  it("reads rows on demand, and stops when the file is closed", async () => {
    const met: string[] = [];
    async function* rows() {
      try {
        for (const name of ["first", "second", "third"]) {
          met.push(name);
          yield [{ ...row, name }];
        }
      } finally {
        met.push("left");
      }
    }
    for await (const _ of xlsxWriter.write(exportFile(fields, 3), rows())) break;
    expect(met[0]).toBe("first");
    expect(met.at(-1)).toBe("left");
  });
});

describe("cleanText", () => {
  it("removes control characters and unpaired surrogates, and keeps line breaks", () => {
    expect(cleanText("a\0b\x07c\r\nd\uD800")).toBe("abc\nd\uFFFD");
  });

  it("truncates to the maximum cell length", () => {
    expect(cleanText("x".repeat(40_000))).toHaveLength(32_767);
  });

  it("escapes character codes", () => {
    expect(cleanText("_x003D_1")).toBe("_x005F_x003D_1");
  });
});

describe("a sheet", () => {
  it("has a valid Excel name", () => {
    expect(sheetNameOf("A/B: [all] of a list with a long name")).toBe("A B   all  of a list with a lon");
    expect(sheetNameOf("''")).toBe("Rows");
  });

  it("has columns as wide as their values, within limits", () => {
    const column = { name: "plan", field: { label: "Plan" } };
    expect(widthOf(column, [{ plan: "Bronze 8 HMO" }], "UTC")).toBe(14);
    expect(widthOf(column, [{ plan: "x".repeat(400) }], "UTC")).toBe(48);
    expect(widthOf(column, [], "UTC")).toBe(8);
  });
});
