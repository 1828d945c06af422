import type { Fields } from "@portico/endpoints";
import { describe, expect, it } from "vitest";
import type { ScreenColumn } from "../list-screen.ts";
import { checkColumns } from "./columns.ts";
import { ProblemList } from "./problem-list.ts";

const fields: Fields = {
  ssn: { label: "SSN", format: "ssn", sensitive: "ssn" },
  taxNumber: { label: "Tax number", sensitive: "ssn" },
  card: { label: "Card", sensitive: "card" },
  name: { label: "Name", sensitive: "name" },
};

function pathsOf(...columns: ScreenColumn[]): string[] {
  const problems = new ProblemList();
  checkColumns("columns", columns, fields, problems);
  return problems.found.map(({ path }) => path);
}

describe("columns of partly masked values", () => {
  it.each(["ssn", "taxNumber", "card"])("can format %s only as the contract does", (field) => {
    expect(pathsOf(field, { field, masked: true })).toEqual([]);
    const format = field === "ssn" ? "text" : "phone";
    expect(pathsOf({ field, format })).toEqual(["columns[0].format"]);
    expect(pathsOf({ field, format: "status" })).toEqual(["columns[0].format"]);
    expect(pathsOf({ field, format: { name: "age" } })).toEqual(["columns[0].format.name"]);
  });

  it("can format other personal values in the usual ways", () => {
    expect(pathsOf({ field: "name", format: "status" }, { field: "name", format: { name: "age" } })).toEqual(
      [],
    );
  });
});
