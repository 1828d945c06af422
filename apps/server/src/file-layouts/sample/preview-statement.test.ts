import { readFile } from "node:fs/promises";
import type { StatementLayout } from "@portico/contract";
import { statementLayoutSchema } from "@portico/contract/schemas";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCents } from "../../file-values/amount.ts";
import { readCents } from "../../statement-files/read/cents.ts";
import { type ShippedCode, shippedFormats } from "../../statement-files/shipped-formats.ts";
import { previewStatement } from "./preview-statement.ts";

const march = { year: 2026, month: 3 };
const { GENERIC } = shippedFormats;

const preview = (content: string | Uint8Array, layout: StatementLayout = GENERIC) =>
  previewStatement(typeof content === "string" ? new TextEncoder().encode(content) : content, layout, march);

/** The lines of a file as short texts, and what was left out. */
async function summary(content: string | Uint8Array, layout?: StatementLayout) {
  const { lines, problems, error } = await preview(content, layout);
  return {
    lines: lines.map(({ policyNumber, insuredName, year, month, members, amount }) =>
      [policyNumber, insuredName, `${year}-${month}`, members, amount].join(" | "),
    ),
    problems: problems.map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`),
    ...(error && { error }),
  };
}

describe("the illustrative statement of each shipped format", () => {
  const read = async (file: string, code: ShippedCode) =>
    summary(
      await readFile(new URL(`../../../test/statements/${file}`, import.meta.url)),
      shippedFormats[code],
    );

  it("Ambetter: one column with the name, parentheses, repeated header, subtotals, a duplicate", async () => {
    expect(await read("ambetter.csv", "AMBETTER")).toEqual({
      lines: [
        "AMB-1001 | Ana Rivera | 2026-3 | 2 | 50.00",
        "AMB-1002 | Pat O'Neil Jr | 2026-3 | 1 | 1025.50",
        "AMB-1003 | Kim Lee | 2026-2 | 3 | -75.00",
      ],
      problems: [
        "4 Skipped: Total.",
        "5 Skipped: Repeated header.",
        "7 Duplicate: Identical to an earlier line.",
        "8 Skipped: Total.",
        "9 Skipped: Total.",
      ],
    });
  });

  it("Oscar: semicolons, title lines, trailing minus, headings", async () => {
    expect(await read("oscar.csv", "OSCAR")).toEqual({
      lines: [
        "OSC-2001 | Ana Rivera | 2026-3 | 2 | 40.00",
        "OSC-2002 | Pat Stone | 2026-2 | 1 | -20.00",
        "OSC-2003 | Kim Lee | 2026-3 | 1 | -20.00",
      ],
      problems: [
        "1 Skipped: Above the header row.",
        "2 Skipped: Above the header row.",
        "3 Skipped: Above the header row.",
        "7 Skipped: Not a commission line.",
        "9 Skipped: Total.",
      ],
    });
  });

  it("Molina: tabs, chargebacks by transaction type, in UTF-8 and both kinds of UTF-16", async () => {
    const bytes = await readFile(new URL("../../../test/statements/molina.tsv", import.meta.url));
    const littleEndian = Buffer.from(`\ufeff${bytes.toString()}`, "utf16le");
    const expected = {
      lines: ["MOL-3001 | Ana Rivera | 2026-3 | 2 | 36.00", "MOL-3002 | Pat Stone | 2026-2 | 1 | -18.00"],
      problems: ["4 Skipped: Total."],
    };
    for (const content of [bytes, littleEndian, Buffer.from(littleEndian).swap16()]) {
      expect(await summary(content, shippedFormats.MOLINA)).toEqual(expected);
    }
  });

  it("Aetna: inverted amounts, and a total without a label", async () => {
    expect(await read("aetna.csv", "AETNA")).toEqual({
      lines: ["AET-4001 | Ana Rivera | 2026-3 | 2 | 44.00", "AET-4002 | Pat Stone | 2026-2 | 1 | -22.00"],
      problems: [
        "0 Skipped: The layout inverts amounts: positive ones are stored as negative, and negative ones as positive.",
        "4 Skipped: Total without a label.",
      ],
    });
  });

  it("Generic: other headers, a year column, numbers as text, accounting zero", async () => {
    expect(await read("generic.csv", "GENERIC")).toEqual({
      lines: [
        "GEN-5001 | Ana Rivera | 2026-3 | 2 | 30.00",
        "005002 | Pat Stone | 2026-3 | 1 | -15.00",
        "GEN-5003 | Kim Lee | 2026-2 | 1 | 0.00",
      ],
      problems: [],
    });
  });

  it("Split Names: a byte order mark, two name columns, a total that disagrees", async () => {
    expect(await read("split-names.csv", "SPLIT_NAMES")).toEqual({
      lines: ["SPL-6001 | Ana Rivera | 2026-3 | 2 | 28.00", "SPL-6002 | Pat Stone | 2025-12 | 1 | -14.00"],
      problems: ["4 Skipped: Wrong total. It says $ 15.00, but its lines add up to $ 14.00."],
    });
  });
});

describe("a line", () => {
  const oneLine = async (month: string, amount: string, layout?: Partial<StatementLayout>) => {
    const { lines, problems } = await preview(
      `Policy;Name;Month;Amount\nP-1;Ana Rivera;${month};${amount}\n`,
      {
        ...GENERIC,
        ...layout,
      },
    );
    const [line] = lines;
    return line
      ? [line.year, line.month, line.amount].join(" ")
      : problems.map(({ reason }) => reason).join();
  };

  it.each([
    ["3/2026", "2026 3"],
    ["03-2026", "2026 3"],
    ["3/26", "2026 3"],
    ["2026-03", "2026 3"],
    ["2026/3/31", "2026 3"],
    ["202603", "2026 3"],
    ["20260331", "2026 3"],
    ["032026", "2026 3"],
    ["3/4/26", "2026 3"],
    ["3/4/2026 12:00:00 AM", "2026 3"],
    ["2026-03-01T00:00:00Z", "2026 3"],
    ["2026-03-01T00:00:00-05:00", "2026 3"],
    ["46082", "2026 3"],
    ["Mar 2026", "2026 3"],
    ["March, 2026", "2026 3"],
    ["Mar-26", "2026 3"],
    ["MAR'26", "2026 3"],
    ["15-Mar-2026", "2026 3"],
    ["March 15, 2026", "2026 3"],
    ["2026 March", "2026 3"],
    ["", "2026 3"],
    ["Sept 2025", "2025 9"],
  ])("has the month %s", async (text, month) => {
    expect(await oneLine(text, "1")).toBe(`${month} 1.00`);
  });

  it("has its day first if the layout says so", async () => {
    expect(await oneLine("4/3/26", "1", { dateOrder: "dayFirst" })).toBe("2026 3 1.00");
  });

  it.each(["2/30/2026", "13/2026", "March", "0/2026", "Marble 2026", "2026-13-01", "soon", "3"])(
    "is refused with the month %s",
    async (text) => {
      expect(await oneLine(text, "1")).toBe(
        "Month isn't a month such as 3/2026, 2026-03-01, 3/1/26 or Mar 2026.",
      );
    },
  );

  it.each(["4/2027", "3/2010"])("is refused with %s, far from the statement's month", async (text) => {
    expect(await oneLine(text, "1")).toMatch(/^Month is more than/);
  });

  it.each([
    ["1,234.5", "1234.50"],
    ["(1,234.50)", "-1234.50"],
    ["($12.30)", "-12.30"],
    ["$(12.30)", "-12.30"],
    ["-$12.30", "-12.30"],
    ["$-12.30", "-12.30"],
    ["12.30-", "-12.30"],
    ["(-12.30)", "-12.30"],
    ["\u221212.30", "-12.30"],
    ["+12.30", "12.30"],
    [".5", "0.50"],
    ["12.", "12.00"],
    ["12.3400", "12.34"],
    ["12.30 USD", "12.30"],
    ["US$12.30", "12.30"],
    ["(US $12.30)", "-12.30"],
    ["\u00a012.30", "12.30"],
    ["-", "0.00"],
    ["9007199254.99", "9007199254.99"],
  ])("has the amount %s", async (text, amount) => {
    expect(await oneLine("", text)).toBe(`2026 3 ${amount}`);
  });

  it("has a comma before the cents if the layout says so", async () => {
    expect(await oneLine("", "1.234,56", { decimalMark: "comma" })).toBe("2026 3 1234.56");
    expect(await oneLine("", "12,50", { decimalMark: "comma" })).toBe("2026 3 12.50");
  });

  it.each(["12,50", "1,23,4.00", "1.2E3", "12.30 CR", "#REF!", "--1", "1 2.3.4", "()", "12345678901"])(
    "is refused with the amount %s",
    async (text) => {
      expect(await oneLine("", text)).toMatch(/^Amount /);
    },
  );

  it("can have its year in two columns, if they agree", async () => {
    const withYear = (month: string, year: string) =>
      summary(`Policy,Month,Year,Amount\nP-1,${month},${year},1\n`);
    expect((await withYear("2/1/2026", "26")).lines).toEqual(["P-1 |  | 2026-2 |  | 1.00"]);
    expect((await withYear("2/1/2026", "2025")).problems).toHaveLength(1);
    expect((await withYear("February", "2026 ")).lines).toEqual(["P-1 |  | 2026-2 |  | 1.00"]);
  });

  it("is refused with a fraction of a cent", async () => {
    expect(await oneLine("", "0.125")).toBe("Amount has a fraction of a cent.");
  });
});

describe("a file", () => {
  const header = "Policy,Name,Amount";

  it("is refused without its columns, naming one", async () => {
    const { error } = await preview("Policy,Name\nP-1,Ana\n");
    expect(error?.message).toMatch(/^The column "Commission Amount" is missing/);
    expect((await preview("")).error?.message).toBe("The file has no header row.");
    expect((await preview(`${header}\n`)).error?.message).toBe("The file has no lines below the header row.");
  });

  it("reports each line that can't be read, and continues", async () => {
    const content = `${header}\nP-1,Ana\n,Ana,1\n1.23E+11,Ana,1\nP-2,Ana,1,extra\nP-3,Ana,x\nP-4,Ana,1\n`;
    const { lines, problems } = await summary(content);
    expect(lines).toEqual(["P-4 | Ana | 2026-3 |  | 1.00"]);
    expect(problems).toEqual([
      "2 Refused: Amount is empty.",
      "3 Refused: Policy is empty.",
      "4 Refused: Policy was shortened by a spreadsheet. Format the column as text, and export the file again.",
      "5 Refused: It has 4 columns, but the header row has 3.",
      "6 Refused: Amount isn't an amount such as 1,234.50 or (1,234.50).",
    ]);
  });

  it("never mistakes a line for a total", async () => {
    const { lines, problems } = await summary(
      `${header}\nP-1,"Total, Ana",1\nP-2,Max Subtotal,2\n,Ana Total Care,3\n`,
    );
    expect(lines).toHaveLength(2);
    expect(problems).toEqual(["4 Skipped: Total."]);
  });

  it("checks subtotals, totals of subtotals, and the grand total", async () => {
    const rows = [
      "A,Ana,1",
      "B,Bea,2",
      "Sub-total,,3",
      "C,Cal,4",
      "Subtotal for Cal,,4",
      "Agency Total,,7",
      "D,Dan,5",
      "Agency total,,6",
      "GRAND TOTAL:,,12",
      "Total lines: 4,,",
    ];
    const { problems } = await summary([header, ...rows].join("\n"));
    expect(problems.map((problem) => problem.split(": ")[1])).toEqual([
      ...["Total.", "Total.", "Total."],
      "Wrong total. It says $ 6.00, but its lines add up to $ 5.00.",
      ...["Total.", "Total."],
    ]);
  });

  it("refuses an amount without a policy that isn't a sum", async () => {
    const { problems } = await summary(`${header}\nA,Ana,1\n,,2\nNet paid,,2\n`);
    expect(problems).toEqual(["3 Refused: Policy is empty.", "4 Refused: Policy isn't a policy number."]);
  });

  it("names a wrong total with its sign and separators", async () => {
    const { problems } = await summary(`${header}\nA,Ana,"-1,234.50"\nTotal,,"1,234.50"\n`);
    expect(problems).toEqual([
      "3 Skipped: Wrong total. It says $ 1,234.50, but its lines add up to -$ 1,234.50.",
    ]);
  });

  it("starts below the lines to skip, with the declared delimiter", async () => {
    const layout = { ...GENERIC, linesToSkip: 1, delimiter: "semicolon" } as const;
    const content = "Policy;Amount\nPolicy;Amount;a,b,c,d\nP-1;1;\n";
    expect(await summary(content, layout)).toEqual({
      lines: ["P-1 |  | 2026-3 |  | 1.00"],
      problems: ["1 Skipped: Above the header row."],
    });
  });
});

describe("amounts", () => {
  const cents = fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n });
  const withCommas = (text: string) => text.replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");

  it("are exact in every notation", () => {
    fc.assert(
      fc.property(
        cents,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom("", "$", "USD "),
        (value, grouped, inside, sign) => {
          const [whole = "", fraction = ""] = formatCents(value < 0n ? -value : value).split(".");
          const plain = `${sign}${grouped ? withCommas(whole) : whole}.${fraction}`;
          const text = value >= 0n ? plain : inside ? `(${plain})` : `-${plain}`;
          expect(readCents(text, { decimalMark: "point" })).toEqual({ value });
        },
      ),
    );
  });

  it("of a file add up to its total, whatever rows are between its lines", async () => {
    const noise = fc.constantFrom("", "Policy,Name,Amount", "Note,,", ",,", "Subtotal,,x");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cents, noise), { minLength: 1, maxLength: 40 }), async (rows) => {
        const body = rows.map(([value, after], index) => `P-${index},Ana,${formatCents(value)}\n${after}`);
        const sum = rows.reduce((total, [value]) => total + value, 0n);
        const { lines, problems } = await preview(
          `Policy,Name,Amount\n${body.join("\n")}\nGrand total,,${formatCents(sum)}\n`,
        );
        expect(lines.map(({ amount }) => amount)).toEqual(rows.map(([value]) => formatCents(value)));
        expect(problems.at(-1)?.reason).toBe("Total.");
        expect(problems.filter(({ kind }) => kind !== "Skipped")).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe("layouts", () => {
  it("need the columns with the policy number, the amount and a name", () => {
    const paths = (layout: unknown) =>
      statementLayoutSchema.safeParse(layout).error?.issues.map(({ path }) => path.join("."));
    expect(paths({ columns: {}, chargebackTypes: ["CB"] })).toEqual([
      "columns.policyNumber",
      "columns.amount",
      "columns.insuredName",
      "columns.transactionType",
    ]);
    expect(paths({ columns: { policyNumber: ["a"], amount: ["b"], firstName: ["c"] } })).toBeUndefined();
  });
});
