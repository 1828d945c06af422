import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { statementCalls } from "../../../../test/statement-calls.ts";
import { carrierId } from "../../../reference/seed.ts";
import { type ShippedCode, shippedFormatId } from "../../../statement-files/shipped-formats.ts";

const bytesOf = (file: string) =>
  readFile(new URL(`../../../../test/statements/${file}`, import.meta.url), { encoding: null });

describe.each(databaseKinds)("an unusual statement file, on $name", (kind) => {
  let api: TestApi;
  let calls: ReturnType<typeof statementCalls>;
  beforeAll(async () => {
    api = await openApi(kind);
    calls = statementCalls(api);
  });
  afterAll(() => api.close());

  /** Loads a file, and deletes it again. Amounts and reasons are as the API returns them. */
  const load = async (file: string, format: ShippedCode) => {
    const carrier = carrierId("Moda Health");
    const query = { carrier, formatId: shippedFormatId(format) };
    const { id, state, message, result } = await calls.load(new Uint8Array(await bytesOf(file)), query);
    const { data } = await calls.list({ carrier: "Moda Health", to: "2001-12-31", pageSize: "100" });
    const lines = data.statements
      .map(({ policyNumber, insuredName, commissionYear, commissionMonth, members, commissionAmount }) =>
        [policyNumber, insuredName, `${commissionYear}-${commissionMonth}`, members, commissionAmount].join(
          " | ",
        ),
      )
      .sort();
    const left = await Promise.all(["Duplicate", "Skipped", "Refused"].map((kind) => calls.rowsOf(id, kind)));
    const leftOut = left.flat().map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`);
    if (state === "done") await calls.delete({ carrier });
    return { state, message, result, sum: data.commissionAmount, lines, leftOut };
  };
  const loaded = async (file: string, format: ShippedCode) => {
    const { state, message, ...found } = await load(file, format);
    expect(state, message ?? "").toBe("done");
    return found;
  };

  it("has a byte order mark, a line with the separator, semicolons, and a repeated header in other case", async () => {
    const found = await loaded("ambetter-semicolons.csv", "AMBETTER");
    expect(found).toMatchObject({
      sum: 975.25,
      lines: [
        "AMB-2001 | Ana Rivera | 2001-3 | 2 | 50",
        "AMB-2002 | Pat O'Neil Jr | 2001-3 | 1 | 1025.5",
        "AMB-2003 | Kim Lee | 2001-2 | -3 | -75",
        "AMB-2004 | José García | 2001-3 | -1 | -25.25",
      ],
      leftOut: [
        "2 Skipped: Above the header row.",
        "7 Skipped: Total.",
        "8 Skipped: Repeated header.",
        "10 Skipped: Total.",
      ],
    });
  });

  it("has tabs, no title, totals of an agent below a subtotal, and no line break at the end", async () => {
    expect(await loaded("oscar-without-title.tsv", "OSCAR")).toMatchObject({
      sum: 19.8,
      lines: [
        "OSC-7001 | Ana Rivera | 2001-3 | 2 | 40",
        "OSC-7002 | Pat Stone | 2001-3 | -1 | -20.1",
        "OSC-7003 | Kim Lee | 2001-3 | -1 | -0.1",
      ],
      leftOut: [
        "4 Skipped: Total.",
        "5 Skipped: Not a commission line.",
        "7 Skipped: Total.",
        "8 Skipped: Wrong total. It says $ 19.90, but its lines add up to $ 19.80.",
      ],
    });
  });

  it("is UTF-16 without a byte order mark, with chargebacks by type and in parentheses", async () => {
    expect(await loaded("molina-utf16.tsv", "MOLINA")).toMatchObject({
      sum: 9,
      lines: [
        "MOL-7001 | Ana Rivera | 2001-3 | 2 | 36",
        "MOL-7002 | Pat Stone | 2001-3 | -1 | -18",
        "MOL-7003 | José Ríos | 2001-2 | -1 | -9",
      ],
      leftOut: [
        "5 Duplicate: Identical to an earlier line.",
        "6 Skipped: Not a commission line.",
        "7 Skipped: Total.",
      ],
    });
  });

  it("has inverted amounts in sections, and a subtotal that disagrees", async () => {
    expect(await loaded("aetna-sections.csv", "AETNA")).toMatchObject({
      sum: 110,
      lines: [
        "AET-7001 | Ana Rivera | 2001-3 | 2 | 44",
        "AET-7002 | Pat Stone | 2001-2 | -1 | -22",
        "AET-7003 | Kim Lee | 2001-3 | 4 | 88",
        "AET-7004 | Max Day | 2001-3 | 1 | 0",
      ],
      leftOut: [
        "0 Skipped: The layout inverts amounts: positive ones are stored as negative, and negative ones as positive.",
        "4 Skipped: Total.",
        "5 Skipped: Repeated header.",
        "8 Skipped: Wrong total. It says $ 87.00, but its lines add up to $ 88.00.",
        "9 Skipped: Total.",
      ],
    });
  });

  it("has all three kinds of line breaks, including in headers and names, and blank lines at the end", async () => {
    expect(await loaded("generic-line-breaks.csv", "GENERIC")).toMatchObject({
      sum: 1000.01,
      lines: [
        "GEN-7001 | Ana Rivera | 2001-3 | 2 | 1000.1",
        "GEN-7002 | Pat Stone | 2001-3 | -1 | -0.1",
        'GEN-7003 | Lee "Kim" Ann | 2001-3 | 1 | 0.01',
      ],
      leftOut: [],
    });
  });

  it("has pages, totals with the number of policies, and plans and people named Total", async () => {
    expect(await loaded("generic-pages.csv", "GENERIC")).toMatchObject({
      sum: 40,
      lines: [
        "GEN-7101 | Ana Rivera | 2001-3 | 2 | 30",
        "GEN-7102 | Total Wellness Ana | 2001-3 | 1 | 15",
        "GEN-7103 | Max Subtotal | 2001-3 | -1 | -5",
      ],
      leftOut: [
        "4 Skipped: Total.",
        "5 Skipped: Not a commission line.",
        "6 Skipped: Repeated header.",
        "8 Skipped: Total.",
        "9 Skipped: Not a commission line.",
        "10 Skipped: Total.",
        "11 Skipped: Total.",
        "12 Skipped: Not a commission line.",
        "13 Skipped: Not a commission line.",
      ],
    });
  });

  it("has dates in the month's column next to a column with the year, and no first name", async () => {
    expect(await loaded("split-names-dates.csv", "SPLIT_NAMES")).toMatchObject({
      sum: 1428.14,
      lines: [
        "SPL-7001 | Ana María de la Rivera | 2001-3 | 2 | 28",
        "SPL-7002 | Pat Stone | 2000-12 | -1 | -14",
        "SPL-7003 | Lee | 2001-3 | 0 | 1414.14",
      ],
      leftOut: [],
    });
  });

  it("has similar policies, and only identical lines are left out", async () => {
    expect(await loaded("generic-alike.csv", "GENERIC")).toMatchObject({
      sum: 20,
      lines: [
        "000123 | Ana Rivera | 2001-3 | 0 | 0",
        "000123 | Ana Rivera | 2001-3 | 0 | 10",
        "000123 | Ana Rivera | 2001-3 | 0 | 10",
        "000123 | Bea Rivera | 2001-3 | 0 | -10",
        "123 | Ana Rivera | 2001-3 | 0 | 10",
      ],
      leftOut: [
        "4 Duplicate: Identical to an earlier line.",
        "7 Duplicate: Identical to an earlier line.",
        "9 Skipped: Total.",
      ],
      result: {
        readRows: 7,
        loadedRows: 5,
        matchedRows: 0,
        unmatchedRows: 5,
        duplicateRows: 2,
        skippedRows: 1,
      },
    });
  });

  it("has sums with other labels, counts, and a typographic minus sign", async () => {
    expect(await loaded("generic-footers.csv", "GENERIC")).toMatchObject({
      sum: 1200,
      lines: ["GEN-7401 | Ana Rivera | 2001-3 | 0 | 1234.5", "GEN-7402 | Pat Stone | 2001-3 | 0 | -34.5"],
      leftOut: [
        "4 Skipped: Total.",
        "5 Skipped: Not a commission line.",
        "6 Skipped: Total.",
        "7 Skipped: Total without a label.",
      ],
    });
  });

  it.each([
    ["generic-balance.csv", "3 Refused: Policy Number isn't a policy number."],
    ["generic-header-only.csv", "2 Refused: The file has no lines below the header row."],
    ["generic-blank.csv", "1 Refused: The file has no header row."],
    ["generic-cut-in-quotes.csv", "3 Refused: A closing quote is missing."],
    ["generic-cut-in-line.csv", "3 Refused: Amount is empty."],
    ["generic-totals-only.csv", "4 Refused: The file has no lines below the header row."],
  ])("is not loaded: %s", async (file, reason) => {
    const { state, message, sum, lines, leftOut } = await load(file, "GENERIC");
    expect({ state, sum, lines }).toEqual({ state: "failed", sum: 0, lines: [] });
    expect(message).toMatch(/^Nothing was loaded/);
    expect(leftOut).toContain(reason);
  });

  it("says why it can't be read to its end", async () => {
    const { message } = await load("generic-cut-in-quotes.csv", "GENERIC");
    expect(message).toBe("Nothing was loaded. A closing quote is missing.");
  });

  it("is refused at once if it has no bytes", async () => {
    expect((await calls.send("")).status).toBe(422);
  });
});
