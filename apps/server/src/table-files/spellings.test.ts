import fc from "fast-check";
import type { Cell, CellValue } from "hucre/xlsx";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../test/property-runs.ts";
import { formatCents, readAmount } from "../file-values/amount.ts";
import { readPhone } from "../file-values/contact.ts";
import { readDate } from "../file-values/date.ts";
import { readIdentifier } from "../file-values/identifier.ts";
import { dataRows } from "./data-rows.ts";
import { openTable } from "./open-table.ts";
import { rowReader } from "./row-reader.ts";

/** What a row says, whatever its spelling. */
const record = fc.record({
  number: fc
    .oneof(fc.stringMatching(/^[A-Z]{1,3}-?\d{3,10}$/), fc.stringMatching(/^\d{7,15}$/))
    .filter((text) => !/^\dE/.test(text)),
  name: fc.constantFrom(
    "Ana",
    "José Núñez",
    'Bea "Bo" Ríos',
    "O'Hara, Pat",
    "Ünal; Çağ".replace("ğ", "g"),
    "Total Wine\nShop",
  ),
  day: fc
    .date({ min: new Date("1950-01-01"), max: new Date("2049-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  cents: fc.integer({ min: -99_999_999, max: 99_999_999 }),
  phone: fc.option(fc.stringMatching(/^[2-9]\d{9}$/)),
});
type Row = typeof record extends fc.Arbitrary<infer Value> ? Value : never;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const dayForms: readonly ((day: string) => string)[] = [
  (day) => day,
  (day) => day.replaceAll("-", "/"),
  (day) => day.replaceAll("-", ""),
  (day) => `${day}T00:00:00Z`,
  (day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`,
  (day) => `${day.slice(8)}-${months[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`,
  (day) => `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
];
const amountForms: readonly ((cents: number) => string)[] = [
  (cents) => formatCents(BigInt(cents)),
  (cents) => `${cents < 0 ? "-" : ""}$${grouped(cents)}`,
  (cents) => (cents < 0 ? `($${grouped(cents)})` : grouped(cents)),
  (cents) => `${grouped(cents)}${cents < 0 ? "-" : ""}`,
  (cents) => `USD ${formatCents(BigInt(cents))}`,
];
const grouped = (cents: number) =>
  Math.abs(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const phoneForms: readonly ((phone: string) => string)[] = [
  (phone) => phone,
  (phone) => `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
  (phone) => `+1 ${phone}`,
  (phone) => `${phone.slice(0, 3)}.${phone.slice(3, 6)}.${phone.slice(6)} x12`,
  (phone) => `${phone}.0`,
];
const numberForms: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `="${number}"`,
  (number) => (/^\d/.test(number) ? `'${number}` : number),
  (number) => `"${number}\u200b"`,
];
const headers = ["Policy Number", "Insured Name", "Effective Date", "Premium", "Phone"] as const;

/** How a table is written. */
const spelling = fc.record({
  dayForm: fc.constantFrom(...dayForms),
  amountForm: fc.constantFrom(...amountForms),
  phoneForm: fc.constantFrom(...phoneForms),
  numberForm: fc.constantFrom(...numberForms),
  headerForm: fc.constantFrom<((text: string) => string)[]>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase().replaceAll(" ", "_"),
    (text) => ` ${text}: `,
  ),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
  titles: fc.nat(28),
  extraColumns: fc.nat(20),
  isShort: fc.boolean(),
  hasRepeatedHeader: fc.boolean(),
  hasTotal: fc.boolean(),
});
const textSpelling = fc.record({
  encoding: fc.constantFrom(
    "utf-8",
    "utf-8 with mark",
    "utf-16le",
    "utf-16be",
    "utf-16le with mark",
    "utf-16be with mark",
    "windows-1252",
  ),
  delimiter: fc.constantFrom(",", ";", "\t"),
  hasDeclaration: fc.boolean(),
  quoting: fc.constantFrom("all", "needed"),
  lineBreak: fc.constantFrom("\n", "\r\n", "\r"),
  hasLastBreak: fc.boolean(),
});
type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never;
type TextSpelling = typeof textSpelling extends fc.Arbitrary<infer Value> ? Value : never;

/** The rows of a table around its records: titles, headers, and totals. */
function table<CellOf>(
  rows: readonly Row[],
  how: Spelling,
  cellsOf: (row: Row) => readonly CellOf[],
  text: (value: string) => CellOf,
) {
  const extra = Array.from({ length: how.extraColumns }, (_, index) => text(`Other ${index}`));
  const ordered = (cells: readonly CellOf[]) => how.order.flatMap((index) => cells[index] ?? []);
  const header = [...ordered(headers.map((name) => text(how.headerForm(name)))), ...extra];
  const records = rows.map((row) => [
    ...ordered(cellsOf(row)),
    ...(how.isShort ? [] : extra.map(() => text(""))),
  ]);
  const half = Math.floor(records.length / 2);
  const totals = headers.map((name) =>
    text(name === "Premium" ? "12.00" : name === "Insured Name" ? "Grand total" : ""),
  );
  return [
    ...Array.from({ length: how.titles }, (_, index) => [
      text(index % 3 === 2 ? "" : `Book of business ${index}`),
    ]),
    header,
    ...records.slice(0, half),
    ...(how.hasRepeatedHeader ? [header] : []),
    ...records.slice(half),
    ...(how.hasTotal ? [ordered(totals)] : []),
  ];
}

function textFile(rows: readonly Row[], how: Spelling, as: TextSpelling): Buffer {
  const cellsOf = ({ number, name, day, cents, phone }: Row) => [
    how.numberForm(number),
    name,
    how.dayForm(day),
    how.amountForm(cents),
    phone === null ? "" : how.phoneForm(phone),
  ];
  const quote = (cell: string) =>
    as.quoting === "all" || cell.includes(as.delimiter) || /[\r\n]/.test(cell) || cell.startsWith('"')
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const lines = table(rows, how, cellsOf, String).map((cells) => cells.map(quote).join(as.delimiter));
  const declared = as.hasDeclaration ? [`sep=${as.delimiter}`, ...lines] : lines;
  const content = declared.join(as.lineBreak) + (as.hasLastBreak ? as.lineBreak : "");
  return encoded(content, as.encoding);
}

function encoded(content: string, encoding: TextSpelling["encoding"]): Buffer {
  if (encoding === "windows-1252") return Buffer.from(content.replaceAll("\u200b", ""), "latin1");
  const text = encoding.endsWith("mark") ? `\ufeff${content}` : content;
  if (encoding.startsWith("utf-8")) return Buffer.from(text);
  const bytes = Buffer.from(text, "utf16le");
  return encoding.startsWith("utf-16be") ? bytes.swap16() : bytes;
}

async function spreadsheet(rows: readonly Row[], how: Spelling, typed: boolean): Promise<Uint8Array> {
  type Written = { readonly value: CellValue; readonly numFmt?: string };
  const numberCell = (number: string): Written =>
    typed && /^\d+$/.test(number)
      ? { value: Number(number), numFmt: "0".repeat(number.length) }
      : { value: how.numberForm(number) };
  const cellsOf = ({ number, name, day, cents, phone }: Row): Written[] => [
    numberCell(number),
    { value: name },
    typed ? { value: new Date(`${day}T00:00:00Z`), numFmt: "d-mmm-yy" } : { value: how.dayForm(day) },
    typed ? { value: cents / 100, numFmt: "$#,##0_);($#,##0)" } : { value: how.amountForm(cents) },
    { value: phone === null ? null : typed ? Number(phone) : how.phoneForm(phone) },
  ];
  const written = table<Written>(rows, how, cellsOf, (value) => ({ value: value === "" ? null : value }));
  const cells = new Map<string, Partial<Cell>>();
  for (const [row, line] of written.entries())
    for (const [column, { value, numFmt }] of line.entries())
      if (numFmt !== undefined) cells.set(`${row},${column}`, { value, style: { numFmt } });
  return writeXlsx({
    sheets: [
      { name: "Notes", rows: [] },
      { name: "Book", rows: written.map((line) => line.map(({ value }) => value)), cells },
    ],
  });
}

async function read(bytes: Uint8Array, encoding: TextSpelling["encoding"]) {
  const names = { number: 0, name: 1, day: 2, cents: 3, phone: 4 } as const;
  const headerNames = {
    number: [headers[names.number]],
    name: [headers[names.name]],
    day: [headers[names.day]],
    amount: [headers[names.cents]],
    phone: [headers[names.phone]],
  };
  const chunks = async function* () {
    for (let from = 0; from < bytes.length; from += 1_000) yield bytes.subarray(from, from + 1_000);
  };
  const opened = await openTable(
    chunks(),
    { headerNames, required: ["number"] },
    { isInThread: true, ...(encoding === "windows-1252" && { encoding }) },
  );
  const rows: unknown[] = [];
  for await (const row of dataRows(opened, { key: "number", names: ["name"], onSkipped: () => undefined })) {
    const { read: value, text, problems } = rowReader(row, opened.columns);
    rows.push({
      number: value("number", readIdentifier),
      name: text("name").replace(/\r\n?/g, "\n"),
      day: value("day", (written) => readDate(written)),
      amount: value("amount", (written) => readAmount(written)),
      phone: value("phone", readPhone),
    });
    expect(problems).toEqual([]);
  }
  return rows;
}

const meaning = ({ number, name, day, cents, phone }: Row) => ({
  number,
  name,
  day,
  amount: formatCents(BigInt(cents)),
  phone,
});

describe("a table is read the same in every spelling", () => {
  const rows = fc.array(record, { minLength: 1, maxLength: 5 });
  const { numRuns, timeout } = propertyRuns(900);
  const spreadsheets = propertyRuns(100);

  it("as text", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(rows, spelling, textSpelling, async (records, how, as) => {
        expect(await read(textFile(records, how, as), as.encoding)).toEqual(records.map(meaning));
      }),
      { numRuns },
    );
  });

  it("as a spreadsheet", { timeout: spreadsheets.timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(rows, spelling, fc.boolean(), async (records, how, typed) => {
        expect(await read(await spreadsheet(records, how, typed), "utf-8")).toEqual(records.map(meaning));
      }),
      { numRuns: spreadsheets.numRuns },
    );
  });
});
