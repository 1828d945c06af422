import { describe, expect, it } from "vitest";
import { readStates } from "../reference/tables.ts";
import { formatCents, parseCents, readAmount } from "./amount.ts";
import { optional, readEmail, readPhone } from "./contact.ts";
import { readDate } from "./date.ts";
import { readIdentifier } from "./identifier.ts";
import { readName, splitName } from "./name.ts";
import { stateLookup } from "./state.ts";
import { synonymReader } from "./status.ts";
import { readYesNo } from "./yes-no.ts";
import { readZip } from "./zip-code.ts";

const warned = (value: unknown, warning: RegExp) => ({ value, warning: expect.stringMatching(warning) });

describe("dates of a file", () => {
  it.each([
    "2026-01-31",
    "2026-1-31",
    "2026/01/31",
    "2026.01.31",
    "20260131",
    "1/31/2026",
    "01/31/26",
    "1-31-26",
    "31-Jan-2026",
    "31-jan-26",
    "31 January 2026",
    "Jan 31, 2026",
    "January 31st, 2026",
    "Sat, Jan 31, 2026",
    "2026-Jan-31",
    "2026-01-31T00:00:00",
    "2026-01-31T00:00:00.000Z",
    "2026-01-31 00:00:00+00:00",
    "1/31/2026 12:00:00 AM",
    "１/31/2026",
  ])("%j is a day", (text) => {
    expect(readDate(text)).toEqual({ value: "2026-01-31" });
  });

  it.each([
    ["2026-01-31T23:59:59-05:00", /time/],
    ["1/31/2026 1:05 PM", /time/],
    ["2026-01-31 12:00", /time/],
    ["46053", /spreadsheet/],
    ["46053.5", /spreadsheet/],
  ])("%j is a day with a warning", (text, warning) => {
    expect(readDate(text)).toEqual(warned("2026-01-31", warning));
  });

  it.each(["", "12/31/9999", "9999-12-31", "99991231"])("%j is no date", (text) => {
    expect(readDate(text)).toEqual({ value: null });
  });

  it("have the latest possible year if it has two digits", () => {
    expect(readDate("2/3/61", { latestYear: 2026 })).toEqual({ value: "1961-02-03" });
    expect(readDate("3-Feb-26", { latestYear: 2026 })).toEqual({ value: "2026-02-03" });
    expect(readDate("3/2/26", { order: "dayFirst" })).toEqual({ value: "2026-02-03" });
  });

  it.each([
    "2026-02-30",
    "13/1/2026",
    "31.1.2026",
    "31-Foo-2026",
    "30-Feb-2026",
    "tomorrow",
    "0000-01-01",
    "1234",
    "123456",
    "1.2.3",
    `1/1/2026${" ".repeat(200)}x`,
  ])("rejects %j", (text) => {
    expect(readDate(text)).toHaveProperty("problem");
  });
});

describe("amounts of a file", () => {
  it.each([
    ["1234.5", "1234.50"],
    ["$1,234.50", "1234.50"],
    ["(12.00)", "-12.00"],
    ["12.30-", "-12.30"],
    ["-$3", "-3.00"],
    ["0", "0.00"],
    [" $ - ", "0.00"],
    ["", null],
  ])("%j is an amount", (text, amount) => {
    expect(readAmount(text)).toEqual({ value: amount });
  });

  it("can have a comma before the cents, and are rounded with a warning", () => {
    expect(readAmount("1.234,50", { decimalMark: "," })).toEqual({ value: "1234.50" });
    expect(readAmount("12.345")).toEqual(warned("12.35", /rounded/));
    expect(readAmount("-0.005")).toEqual(warned("-0.01", /rounded/));
    expect(readAmount("0.994999")).toEqual(warned("0.99", /rounded/));
  });

  it.each(["12,34", "1.2.3", "free", "()", "$", "99999999999", "1e5"])("rejects %j", (text) => {
    expect(readAmount(text)).toHaveProperty("problem");
  });

  it("are exact as cents", () => {
    expect(parseCents("(9,999,999.99)")).toEqual({ cents: -999_999_999n, isRounded: false });
    expect(parseCents("0.005")).toEqual({ problem: "decimals" });
    expect(formatCents(-5n)).toBe("-0.05");
  });
});

describe("phone numbers and email addresses of a file", () => {
  it.each([
    "3055550142",
    "+1 (305) 555-0142",
    "1-305-555-0142",
    "305.555.0142",
    "3055550142.0",
    "(305)555-0142 (cell)",
  ])("%j is a phone number", (text) => {
    expect(readPhone(text)).toEqual({ value: "3055550142" });
  });

  it.each([
    ["305-555-0142 x12", /extension/],
    ["305-555-0142, ext. 1234", /extension/],
    ["3055550142#5", /extension/],
    ["305-555-0142 / 786-555-0199", /several/],
    ["305-555-0142; 7865550199 x2", /several/],
  ])("%j has a warning", (text, warning) => {
    expect(readPhone(text)).toEqual(warned("3055550142", warning));
  });

  it.each(["305-555", "105-555-0142", "30555501422", "305-555-0142 12", "call me"])(
    "%j is rejected",
    (text) => {
      expect(readPhone(text)).toHaveProperty("problem");
      expect(optional(readPhone)(text)).toEqual(warned(null, /left out/));
    },
  );

  it("are empty if the text says so", () => {
    for (const text of ["", "N/A", "none", "-"])
      expect([readPhone(text), readEmail(text)]).toEqual([{ value: null }, { value: null }]);
  });

  it("can be several addresses", () => {
    expect(readEmail("ana@example.com")).toEqual({ value: "ana@example.com" });
    expect(readEmail("Ana Ríos <ana@example.com>")).toEqual({ value: "ana@example.com" });
    expect(readEmail("ana@example.com; bo@example.com")).toEqual(warned("ana@example.com", /several/));
    expect(readEmail("ana@example.com,ANA@example.com")).toEqual({ value: "ana@example.com" });
    expect(readEmail("ana at example.com")).toHaveProperty("problem");
    expect(optional(readEmail)("ana")).toEqual(warned(null, /isn't an email address, and was left out/));
  });
});

describe("names of a file", () => {
  it.each([
    ["Ana Rivera", "Ana", "Rivera"],
    ["Rivera, Ana María", "Ana María", "Rivera"],
    ["Ana María de Rivera", "Ana María de", "Rivera"],
    ["John Smith Jr.", "John", "Smith Jr."],
    ["John Smith, Jr", "John", "Smith Jr"],
    ["Rivera, Ana, Jr", "Ana", "Rivera Jr"],
    ["Rivera, Jr., Ana", "Ana", "Rivera Jr."],
    ["Rivera Jr, Ana", "Ana", "Rivera Jr"],
    ["Rivera, Ana, María", "Ana María", "Rivera"],
    ["Rivera,", "", "Rivera"],
    ["Smith", "", "Smith"],
    ["", "", ""],
  ])("%j is split", (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it("have a warning if the order is a guess", () => {
    for (const sure of [
      "Ana Rivera",
      "Ana M. Rivera",
      "Rivera, Ana María",
      "Ana Rivera Jr",
      "Ana Rivera, Jr",
    ])
      expect(readName(sure)).not.toHaveProperty("warning");
    expect(readName("Ana María Rivera")).toHaveProperty("warning");
  });
});

describe("places of a file", () => {
  const findState = stateLookup(readStates());

  it.each([
    ["fl", "FL"],
    ["Florida", "FL"],
    ["FL - Florida", "FL"],
    ["Florida (FL)", "FL"],
    ["Puerto Rico", "PR"],
    ["pr", "PR"],
    ["GU - Guam", "GU"],
    ["Virgin Islands", "VI"],
    ["CNMI", "MP"],
    ["American Samoa (AS)", "AS"],
    ["U.S. Virgin Islands", "VI"],
    ["Washington, D.C.", "DC"],
    ["", null],
  ])("%j is a state or territory", (text, code) => {
    expect(findState(text)).toEqual({ value: code });
  });

  it("rejects other states", () => {
    for (const text of ["Atlantis", "FL - Texas", "XX"]) expect(findState(text)).toHaveProperty("problem");
  });

  it("have ZIP codes", () => {
    expect(readZip("33101")).toEqual({ value: "33101" });
    expect(readZip("33101.0")).toEqual({ value: "33101" });
    expect(readZip("1234")).toEqual(warned("01234", /zeros/));
    for (const text of ["33101-1234", "331011234", "33101 1234"])
      expect(readZip(text)).toEqual(warned("33101", /ZIP\+4/));
    for (const text of ["ABC", "12", "123456"]) expect(readZip(text)).toHaveProperty("problem");
  });
});

describe("words of a file", () => {
  it("say yes or no", () => {
    for (const text of ["Yes", "Y", "TRUE", "1", "x", "Sí"]) expect(readYesNo(text)).toEqual({ value: true });
    for (const text of ["no", "N", "False", "0"]) expect(readYesNo(text)).toEqual({ value: false });
    expect(readYesNo("N/A")).toEqual({ value: null });
    expect(readYesNo("maybe")).toHaveProperty("problem");
  });

  it("are synonyms, of which those of the first table win", () => {
    const read = synonymReader<"A" | "B">(
      [{ B: ["In force!"] }, { A: ["active", "in force"], B: ["ended"] }],
      "status, such as Active",
    );
    expect([read("ACTIVE"), read("In-Force"), read("Ended."), read("")]).toEqual(
      ["A", "B", "B", null].map((value) => ({ value })),
    );
    expect(read("other")).toEqual({ problem: "isn't a known status, such as Active." });
  });
});

describe("identifiers of a file", () => {
  it.each([
    ["\u200bH-12\u00ad3", "H-123"],
    [' "U900 1" ', "U900 1"],
    ["'0123", "0123"],
    ["“0123”", "0123"],
    ["U900 \t  01", "U900 01"],
    ["123.0", "123"],
    ["007.00", "007"],
    ["A12.0", "A12.0"],
    ["1.5", "1.5"],
    ["h-1a", "h-1a"],
  ])("%j is stored as %j, with a warning if it differs", (text, value) => {
    const warning = expect.stringMatching(/^was stored without /);
    expect(readIdentifier(text)).toEqual(text === value ? { value } : { value, warning });
  });

  it.each(["9.1E+10", "9,1E+10", "1e12", "1.23456789012345E+15"])("%j is refused with advice", (text) => {
    expect(readIdentifier(text)).toEqual({ problem: expect.stringMatching(/Format the column as text/) });
  });
});
