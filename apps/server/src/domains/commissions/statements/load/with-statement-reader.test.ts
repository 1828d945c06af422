import { describe, expect, it } from "vitest";
import { shippedFormats } from "../../../../statement-files/shipped-formats.ts";
import { type StatementFile, statementReader } from "./statement-reader.ts";
import { withStatementReader } from "./with-statement-reader.ts";

/** More than is read in the thread of the server. */
const lines = 12_000;

function statementFile(lastLine = "P1,Ana Rivera,3/1/2026,1,20.00"): StatementFile {
  const rows = Array.from(
    { length: lines },
    (_, index) => `P${index + 1},"Rivera, José ${index}",3/1/2026,2,(${index % 90}.05)`,
  );
  const text = ["Policy Number,Insured Name,Month,Members,Amount", rows[0], ...rows, lastLine].join("\n");
  return {
    bytes: new TextEncoder().encode(text),
    reading: { layout: shippedFormats.GENERIC, statementMonth: { year: 2026, month: 3 } },
  };
}

async function collect(chunks: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const chunk of chunks) found.push(chunk);
  return found;
}

describe("a large statement", () => {
  it("has the same lines and duplicates as one that is read in the thread of the server", async () => {
    const file = statementFile();
    const here = statementReader(file);
    const checked = await here.check();
    const chunks = await collect(here.chunks());
    expect(checked).toMatchObject({ lines: lines + 1, duplicateRows: 1, refusedRows: 0 });
    expect(chunks.flatMap((chunk) => JSON.parse(chunk))).toHaveLength(lines + 1);
    await withStatementReader(file, async (reader) => {
      expect(await reader.check()).toEqual(checked);
      expect(await collect(reader.chunks())).toEqual(chunks);
      expect(await reader.months({ year: 2026, month: 4 })).toEqual([{ year: 2026, month: 3 }]);
    });
  });

  it("reports a line near the end that can't be read", async () => {
    const checked = await withStatementReader(statementFile("P1,Ana,3/1/2026,1,ten"), (reader) =>
      reader.check(),
    );
    expect(checked.refusedRows).toBe(1);
    expect(checked.problems).toContainEqual(expect.objectContaining({ line: lines + 3, kind: "Refused" }));
  });

  it("fails if it can't be read in the worker", async () => {
    const { bytes, reading } = statementFile();
    const broken = { ...reading, layout: JSON.parse("null") };
    await expect(
      withStatementReader({ bytes, reading: broken }, (reader) => reader.check()),
    ).rejects.toThrow();
  });
});
