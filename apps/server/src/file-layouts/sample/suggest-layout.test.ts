import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { previewStatement } from "./preview-statement.ts";

const march = { year: 2026, month: 3 };
const suggest = (content: string | Uint8Array) =>
  previewStatement(
    typeof content === "string" ? new TextEncoder().encode(content) : content,
    undefined,
    march,
  );

describe("the layout suggested for a sample", () => {
  it.each([
    ["ambetter.csv", 3, "1000.50"],
    ["oscar.csv", 3, "0.00"],
    ["molina.tsv", 2, "18.00"],
    ["aetna.csv", 2, "22.00"],
    ["generic.csv", 3, "15.00"],
    ["split-names.csv", 2, "14.00"],
  ])("reads all lines of %s", async (file, lines, amount) => {
    const bytes = await readFile(new URL(`../../../test/statements/${file}`, import.meta.url));
    const preview = await suggest(bytes);
    expect(preview.error).toBeNull();
    expect(preview.counts).toMatchObject({ lines, refused: 0 });
    expect(preview.amount).toBe(amount);
  });

  it("recognizes similar headers, and leaves out premiums and brokers", async () => {
    const { layout, headerLine, columns, encoding, delimiter } = await suggest(
      [
        "Commission statement;;;;;;",
        "Agency;1234;;;;;",
        "Writing Agent Name;Enrollee Name;Contract No;Premium Amount;Paid Period;Covered Members;Payout",
        "Kim Lee;Ana Rivera;C-1;512,00;31/01/2026;2;1.048,50",
        "Kim Lee;Pat Stone;C-2;310,00;28/02/2026;1;(24,00)",
      ].join("\r\n"),
    );
    expect([encoding, delimiter, headerLine]).toEqual(["UTF-8", "semicolon", 3]);
    expect(columns[2]).toEqual({ header: "Contract No", examples: ["C-1", "C-2"] });
    expect(layout).toMatchObject({
      columns: {
        policyNumber: ["Contract No"],
        insuredName: ["Enrollee Name"],
        month: ["Paid Period"],
        members: ["Covered Members"],
        amount: ["Payout"],
      },
      delimiter: "semicolon",
      dateOrder: "dayFirst",
      decimalMark: "comma",
      isInverted: false,
    });
  });

  it("inverts amounts that are mostly negative", async () => {
    const rows = ["P-1,Ana,(1.00)", "P-2,Pat,(2.00)", "P-3,Kim,3.00"];
    const { layout, amount } = await suggest(["Policy,Name,Commission", ...rows].join("\n"));
    expect([layout.isInverted, amount]).toEqual([true, "0.00"]);
  });

  it("leaves out columns whose values don't fit their header, and repeated headers", async () => {
    const { layout } = await suggest(
      ["Policy Number,Name,Amount,Month,Month,Members", "P-1,Ana,n/a,1,2,many"].join("\n"),
    );
    expect(layout.columns).toEqual({ policyNumber: ["Policy Number"], insuredName: ["Name"] });
  });

  it.each([
    ["an empty line", "\n"],
    ["one column", "a\nb\n"],
    [
      "binary data",
      Uint8Array.from({ length: 4_000 }, (_, index) => (index * 89 + 1) % 256),
      /^The file isn't/,
    ],
    ["a cut quote", 'Policy,"Name', /^A closing quote is missing/],
  ])("maps nothing for %s, and says why it can't be read", async (_what, content, message = /^$/) => {
    const preview = await suggest(content);
    expect(preview).toMatchObject({ layout: { columns: {} }, lines: [], counts: { lines: 0 } });
    expect(preview.error?.message ?? "").toMatch(message);
  });
});

describe("a preview", () => {
  const layout = async () => (await suggest("Policy,Name,Amount\nP-1,Ana,1.00")).layout;

  it("counts all lines, and returns the first 50", async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `P-${index},Ana,1.10`);
    const content = ["Policy,Name,Amount", ...rows, "P-1,Ana,x", "Total,,400"].join("\n");
    const preview = await previewStatement(new TextEncoder().encode(content), await layout(), march);
    expect(preview.lines).toHaveLength(50);
    expect(preview.counts).toEqual({ lines: 300, duplicates: 0, refused: 1, skipped: 1, wrongTotals: 1 });
    expect(preview.amount).toBe("330.00");
  });

  it("reports the line at which a cut sample ends", async () => {
    const content = 'Policy,Name,Amount\nP-1,Ana,1.00\nP-2,"Pat';
    const preview = await previewStatement(new TextEncoder().encode(content), await layout(), march);
    expect(preview.error).toEqual({ line: 3, message: "A closing quote is missing." });
  });

  it("leaves out lines with the layout's own total labels", async () => {
    const content = "Policy,Name,Amount\nP-1,Ana,1.00\nSumme,,1.00\nSummers,Pat,2.00\n";
    const bytes = new TextEncoder().encode(content);
    const own = { ...(await layout()), totalLabels: ["summe"] };
    expect(await previewStatement(bytes, own, march)).toMatchObject({
      counts: { lines: 2, skipped: 1 },
      problems: [{ line: 3, kind: "Skipped", reason: "Total." }],
    });
  });
});
