import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { workbookParts, zipFile } from "../../../test/zip-file.ts";
import { readRows, type TableReading } from "../read-rows.ts";
import { UnreadableFileError } from "../unreadable-file-error.ts";

async function* oneChunk(bytes: Uint8Array) {
  yield bytes;
}

async function read(bytes: Uint8Array, reading: TableReading = {}) {
  const rows: string[][] = [];
  const notes: string[] = [];
  for await (const { cells } of readRows(oneChunk(bytes), {
    ...reading,
    onNotRead: (note) => notes.push(note),
  }))
    rows.push([...cells]);
  return { rows, notes };
}

const problem = async (bytes: Uint8Array, reading?: TableReading) => {
  const error: unknown = await read(bytes, reading).catch((thrown: unknown) => thrown);
  if (!(error instanceof UnreadableFileError)) throw new Error("The file was read without an error.");
  return `${error.line}: ${error.message}`;
};

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const bookOf = (xml: string, parts?: Parameters<typeof workbookParts>[1]) =>
  zipFile(workbookParts({ One: xml }, parts));

describe("a spreadsheet", () => {
  it("has its numbers as they are displayed, days as days, and texts as they are", async () => {
    const cell = (value: number | Date | string | boolean, numFmt?: string) => ({
      value,
      ...(numFmt !== undefined && { style: { numFmt } }),
    });
    const cases: readonly (readonly [ReturnType<typeof cell>, string])[] = [
      [cell(501, "00000"), "00501"],
      [cell(11234, "00000-0000"), "00001-1234"],
      [cell(123, '"H"00000'), "H00123"],
      [cell(91_000_000_000), "91000000000"],
      [cell(91_000_000_000, "0.00E+00"), "91000000000"],
      [cell(1_234_567_890_123_456_000), "1.234567890123456E+18"],
      [cell(0.1 + 0.2), "0.3"],
      [cell(1234.56, "#,##0"), "1234.56"],
      [cell(-1234.5, '"$ "#,##0.00;-"$ "#,##0.00'), "-1234.5"],
      [cell(-12, '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'), "-12"],
      [cell(0.125, "0.00%"), "12.50%"],
      [cell(new Date(Date.UTC(2026, 0, 31)), "m/d/yy"), "2026-01-31"],
      [cell(new Date(Date.UTC(2026, 0, 31, 13, 5)), "yyyy/mm/dd hh:mm"), "2026-01-31 13:05:00"],
      [cell("0123"), "0123"],
      [cell("'=1+1"), "=1+1"],
      [cell("José  Núñez "), "José  Núñez"],
      [cell(true), "TRUE"],
    ];
    const cells = new Map(cases.map(([made], index) => [`0,${index}`, made]));
    const bytes = await writeXlsx({
      sheets: [{ name: "One", rows: [cases.map(([{ value }]) => value)], cells }],
    });
    expect((await read(bytes)).rows).toEqual([cases.map(([, text]) => text)]);
  });

  it("counts days from 1904 if it says so", async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const parts = workbookParts(
      { One: sheet('<row><c s="1"><v>44590</v></c><c s="1" t="n"><v>0.5</v></c></row>') },
      { styles },
    );
    const from1904 = parts.map(({ name, content }) => ({
      name,
      content: String(content).replace("<sheets>", '<workbookPr date1904="1"/><sheets>'),
    }));
    expect((await read(zipFile(from1904))).rows[0]?.[0]).toBe("2026-01-30");
    expect((await read(zipFile(parts))).rows[0]?.[0]).toBe("2022-01-29");
  });

  it("has shared, rich and inline texts, with gaps, and keeps the numbers of rows", async () => {
    const strings =
      "<sst><si><t>A &amp; B</t></si><si><r><t>Jo</t></r><r><t>sé</t></r><rPh><t>x</t></rPh></si><si><t>line_x000D_</t></si></sst>";
    const xml = sheet(
      '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="D3" t="s"><v>1</v></c><c t="inlineStr"><is><t>in</t></is></c></row><row r="7"><c r="A7" t="s"><v>9</v></c><c r="B7" t="str"><f>A1</f><v>x</v></c></row>',
    );
    const rows = [];
    for await (const row of readRows(oneChunk(bookOf(xml, { strings })))) rows.push(row);
    expect(rows).toEqual([
      { line: 3, cells: ["", "A & B", "", "José", "in"] },
      { line: 7, cells: ["", "x"] },
    ]);
  });

  it("is read from its first visible sheet with data, or the chosen one, and names the others", async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: "Empty", rows: [] },
        { name: "Secret", rows: [["s"]], hidden: true },
        { name: "Book", rows: [["b"]] },
        { name: "Summary", rows: [["t"]] },
      ],
    });
    expect(await read(bytes)).toEqual({
      rows: [["b"]],
      notes: ["The sheet “Summary” wasn't read.", "The hidden sheet “Secret” wasn't read."],
    });
    expect((await read(bytes, { sheet: "summary" })).rows).toEqual([["t"]]);
    expect((await read(bytes, { sheet: "Secret" })).rows).toEqual([["s"]]);
    expect(await problem(bytes, { sheet: "Other" })).toBe(
      "1: The file has no such sheet. It has “Empty”, “Secret”, “Book”, and “Summary”.",
    );
  });

  it("never computes formulas, and refuses those without a value", async () => {
    expect(
      (await read(bookOf(sheet('<row><c><f>1+1</f><v>3</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>'))))
        .rows,
    ).toEqual([["3", "#DIV/0!"]]);
    expect(await problem(bookOf(sheet('<row r="4"><c><f>WEBSERVICE("http://x")</f></c></row>')))).toMatch(
      /^4: A cell has a formula without a stored value/,
    );
  });

  it.each([
    ["an old workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), /\.xls\).*Save it as \.xlsx/],
    ["a web page", Buffer.from("\ufeff <html><table>"), /web page/],
    ["a PDF", Buffer.from("%PDF-1.7"), /PDF/],
    ["a cut archive", bookOf(sheet("<row/>")).subarray(0, 300), /damaged/],
    ["another archive", zipFile([{ name: "a.txt", content: "a" }]), /isn't a spreadsheet/],
    [
      "a binary workbook",
      zipFile([
        {
          name: "_rels/.rels",
          content:
            '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
        },
      ]),
      /\.xlsb/,
    ],
    ["more than 32 MB", Buffer.concat([zipFile([]), Buffer.alloc(32 * 1024 * 1024)]), /up to 32 MB/],
  ])("is refused if it is %s", async (_what, bytes, message) => {
    expect(await problem(bytes)).toMatch(message);
  });
});

describe("an attack with a spreadsheet", () => {
  const repeated = (text: string, count: number) => text.repeat(count);

  it.each([
    [
      "a file that is larger than declared",
      () =>
        zipFile(
          workbookParts({ One: sheet(repeated("<row><c><v>1</v></c></row>", 10_000)) }).map((file) =>
            file.name.endsWith("sheet1.xml") ? { ...file, declaredSize: 1_000 } : file,
          ),
        ),
      /damaged/,
    ],
    [
      "a file that declares 4 GB",
      () =>
        zipFile(
          workbookParts({ One: sheet("<row/>") }).map((file) =>
            file.name.endsWith("sheet1.xml") ? { ...file, declaredSize: 0xffff_fff0 } : file,
          ),
        ),
      /too large when unpacked/,
    ],
    [
      "10 million cells",
      () => bookOf(sheet(`<row>${repeated("<c/>", 10_000_000)}</row>`)),
      /more than 8,000,000 cells/,
    ],
    [
      "10 million cells by gaps",
      () => bookOf(sheet(repeated('<row><c r="XFD1"><v>1</v></c></row>', 700))),
      /more than 8,000,000 cells/,
    ],
    ["16,385 columns", () => bookOf(sheet('<row><c r="XFE1"><v>1</v></c></row>')), /16,384 columns/],
    [
      "entities that grow",
      () =>
        bookOf(
          `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${sheet("<row><c t='str'><v>&b;</v></c></row>")}`,
        ),
      /damaged/,
    ],
    ["an endless tag", () => bookOf(`<worksheet a="${repeated("x", 3_000_000)}">`), /damaged/],
    [
      "an endless text",
      () => bookOf(sheet(`<row><c t="str"><v>${repeated("x", 3_000_000)}</v></c></row>`)),
      /damaged/,
    ],
    ["endless nesting", () => bookOf(repeated("<a>", 100_000)), /damaged/],
    ["a part that is cut off", () => bookOf("<worksheet><sheetData><row><c><v>1</v></c></row>"), /damaged/],
    [
      "too much text",
      () =>
        bookOf(sheet("<row/>"), {
          strings: `<sst>${repeated(`<si><t>${"x".repeat(30_000)}</t></si>`, 2_300)}</sst>`,
        }),
      /too much text/,
    ],
  ])("by %s is refused", async (_what, bytes, message) => {
    expect(await problem(bytes())).toMatch(message);
  });

  it("reads nothing outside of the file", async () => {
    const parts = workbookParts({ One: sheet("<row><c><v>1</v></c></row>") }).map((file) =>
      file.name === "xl/_rels/workbook.xml.rels"
        ? {
            ...file,
            content: String(file.content).replace("worksheets/sheet1.xml", "../../../../etc/passwd"),
          }
        : file,
    );
    expect(await problem(zipFile(parts))).toMatch(/damaged/);
    const linked = parts.map((file) => ({
      ...file,
      content: String(file.content)
        .replace(
          "<Relationships>",
          '<Relationships><Relationship Id="l" Type="x/externalLink" TargetMode="External" Target="file:///etc/passwd"/>',
        )
        .replace("../../../../etc/passwd", "worksheets/sheet1.xml"),
    }));
    expect((await read(zipFile(linked))).rows).toEqual([["1"]]);
  });
});
