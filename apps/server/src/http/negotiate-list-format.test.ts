import { describe, expect, it } from "vitest";
import { negotiateListFormat } from "./negotiate-list-format.ts";

describe("negotiateListFormat", () => {
  it.each([
    [undefined, "json"],
    ["", "json"],
    ["*/*", "json"],
    ["text/html, */*;q=0.8", "json"],
    ["text/csv", "csv"],
    ["TEXT/CSV", "csv"],
    ["application/json;q=0.5, text/csv", "csv"],
    ["text/csv;q=0.5, application/json", "json"],
    ["application/pdf", "pdf"],
    ["application/pdf, text/csv;q=0.1", "pdf"],
    ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
    ["image/png, application/pdf;q=0.1", "pdf"],
    ["text/csv;q=0, application/json", "json"],
  ])("selects from %j the format %s", (accept, form) => {
    expect(negotiateListFormat(accept)).toBe(form);
  });

  it.each(["text/html", "image/*"])("returns 406 for %s with the available formats", (accept) => {
    expect(() => negotiateListFormat(accept)).toThrow(
      "application/json, text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/pdf",
    );
  });
});
