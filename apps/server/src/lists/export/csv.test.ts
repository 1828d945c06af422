import { describe, expect, it } from "vitest";
import { cellOf, csvWriter, harmless } from "./csv.ts";

describe("harmless", () => {
  it.each(["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\nx", "\0x", "＝1"])(
    "keeps %j from being a formula",
    (text) => {
      expect(harmless(text)).toBe(`'${text}`);
    },
  );

  it.each(["", "Silver", "a=b", "(305) 555-0142", " =1"])("leaves %j as it is", (text) => {
    expect(harmless(text)).toBe(text);
  });
});

describe("cellOf", () => {
  it("leaves figures figures, also below zero", () => {
    expect(cellOf({ label: "Amount", format: "money" }, -12.5)).toBe("-12.50");
    expect(cellOf({ label: "Members", format: "number" }, -2)).toBe("-2");
    expect(cellOf({ label: "Members", format: "number" }, null)).toBe("");
  });

  it("writes the rest as the screen does", () => {
    expect(cellOf({ label: "Born", format: "date" }, "2026-01-05")).toBe("2026/01/05");
    expect(cellOf({ label: "Phone", format: "phone" }, "3055550142")).toBe("(305) 555-0142");
  });
});

describe("csvWriter", () => {
  it("begins with the mark of UTF-8 and the labels, and quotes what needs it", async () => {
    const columns = [
      { name: "name", field: { label: "Name" } },
      { name: "plan", field: { label: "Plan" } },
    ];
    async function* rows() {
      yield [{ name: 'Ana "Nena"', plan: "Silver, 87%" }];
      yield [{ name: "José", plan: null }];
    }
    let file = "";
    for await (const piece of csvWriter.write(columns, rows())) file += piece;
    expect(file).toBe('\uFEFFName,Plan\n"Ana ""Nena""","Silver, 87%"\nJosé,\n');
  });
});
