import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { allOf, exportFile, inChunks } from "../../../../test/export-file.ts";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { pdfWriter } from "./pdf.ts";

const fields = {
  name: { label: "Insured name" },
  premium: { label: "Premium", format: "money" },
  made: { label: "Made", format: "dateTime" },
} as const;
const rowOf = (number: number) => ({
  name: `Peña ${number}`,
  premium: number,
  made: "2026-03-16T03:30:00.000Z",
});
const rows = (length: number) => Array.from({ length }, (_, index) => rowOf(index + 1));
const pagesOf = async (chunks: ReturnType<typeof rowOf>[][], rowCount = chunks.flat().length) =>
  pdfPages(await allOf(pdfWriter.write(exportFile(fields, rowCount), inChunks(...chunks))));

describe("pdfWriter", () => {
  it("starts with the list's title, the number of rows, filter labels, time and user", async () => {
    const [page] = await pagesOf([rows(1)]);
    expect(page?.slice(0, 3)).toEqual([
      "Unpaid policies",
      "1 row. Filters: State.",
      "2026/03/15 23:30 (America/New York), Adriana Whitfield",
    ]);
  });

  it("contains every row once, in order and formatted as on the screen, for any chunks", async () => {
    const all = rows(130);
    const pages = await pagesOf([all.slice(0, 7), all.slice(7, 90), all.slice(90)]);
    const names = pages.flat().filter((text) => text.startsWith("Peña "));
    expect(names).toEqual(all.map(({ name }) => name));
    expect(pages[0]).toEqual(expect.arrayContaining(["$ 1.00", "2026/03/15 23:30"]));
  });

  it("numbers each page with the total, and repeats the headings", async () => {
    const pages = await pagesOf([rows(130)]);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, texts] of pages.entries()) {
      expect(texts).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(texts).toEqual(expect.arrayContaining(["Insured", "name", "Premium", "Made"]));
    }
  });

  it("has one page with a message if no row matches", async () => {
    const pages = await pagesOf([]);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toEqual(expect.arrayContaining(["No rows match.", "Page 1 of 1", "Premium"]));
  });

  it("supports names in other scripts, and explains replaced characters", async () => {
    const [page] = await pagesOf([[{ ...rowOf(1), name: "Ana Łuczak Иванова" }]]);
    expect(page?.join("")).toContain("Ana Łuczak Иванова");
    expect(page?.join("")).not.toContain("font doesn't support");
    const names = ["王 Wang", "山田 たろう", "김철수", "Anne\u2011Marie"];
    const [texts] = await pagesOf([names.map((name, index) => ({ ...rowOf(index), name }))]);
    expect(texts?.join("")).toMatch(/王.*Wang.*山田.*たろう.*김철수.*Anne-Marie/);
    const [other] = await pagesOf([[{ ...rowOf(1), name: "🦀 Crab" }]]);
    expect(other?.join("")).toContain("□ Crab");
    expect(other?.at(-1)).toMatch(/font doesn't support/);
  });

  it("truncates a long text with an ellipsis", async () => {
    const [page] = await pagesOf([[{ ...rowOf(1), name: "x".repeat(500) }]]);
    expect(page).toEqual(expect.arrayContaining([expect.stringMatching(/^x{20,200}…$/)]));
  });

  it("ends its thread and stops reading rows if the client stops reading", async () => {
    const met: string[] = [];
    async function* endless() {
      try {
        while (true) {
          met.push("asked");
          yield rows(500);
        }
      } finally {
        met.push("left");
      }
    }
    const started = once(process, "worker");
    const file = pdfWriter.write(exportFile(fields, 20_000), endless());
    for await (const _ of file) if (met.includes("asked")) break;
    const [worker] = await started;
    expect(worker.threadId).toBe(-1);
    expect(met.at(-1)).toBe("left");
  });

  it("fails if reading rows fails, and ends its thread", async () => {
    async function* failing() {
      yield rows(10);
      throw new Error("The database connection was lost.");
    }
    const started = once(process, "worker");
    const file = allOf(pdfWriter.write(exportFile(fields, 100), failing()));
    const failed = expect(file).rejects.toThrow("was lost");
    const [worker] = await started;
    const ended = once(worker, "exit");
    await failed;
    await ended;
  });
});
