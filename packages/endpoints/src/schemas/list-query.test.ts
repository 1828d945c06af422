import { describe, expect, it } from "vitest";
import { list } from "../endpoint.ts";
import type { Filter } from "../fields.ts";
import { listQuerySchema } from "./list-query.ts";

const visits = list({
  path: "/Visits",
  access: "agent",
  summary: "Visits.",
  noun: { one: "visit", other: "visits" },
  fields: { id: { label: "ID", format: "id" }, visitNumber: { label: "Number", sortable: true } },
  filters: {},
  sort: "visitNumber",
});
const schemaWith = (filter: Filter) => listQuerySchema({ ...visits, filters: { it: filter } });
const field = "visitNumber";

describe("a list's search", () => {
  const schema = listQuerySchema({ ...visits, searchable: ["visitNumber"] });

  it("is trimmed, and ignored if it is empty", () => {
    expect(schema.parse({ search: "  Quill, Zoë " }).filters).toEqual({ search: "Quill, Zoë" });
    expect(schema.parse({ search: "   " }).filters).toEqual({});
  });

  it.each([
    ["Q", "Enter at least 2 characters."],
    ["Q".repeat(101), "Up to 100 characters."],
    ["Q\0uill", "Can't contain the character NUL."],
  ])("can't be %j", (search, message) => {
    expect(schema.safeParse({ search }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it("is an unknown parameter of lists without searchable fields", () => {
    const { success } = listQuerySchema(visits).safeParse({ search: "Quill" });
    expect(success).toBe(false);
  });
});

describe("a list's filters", () => {
  it.each<[string, Filter, string, string, string]>([
    [
      "day",
      { kind: "date", compare: "on", field },
      "2024-02-29",
      "2023-02-29",
      "Must be a date, such as 2026-03-31.",
    ],
    ["month", { kind: "month", field }, "12", "13", "Must be a month from 1 to 12."],
    ["year", { kind: "year", field }, "2026", "26", "Must be a year with four digits."],
    [
      "number",
      { kind: "number", compare: "from", field },
      "-1.5",
      "1,5",
      "Must be a number, such as 1234.5.",
    ],
    ["yes or no", { kind: "yesNo", field }, "true", "yes", "Must be true or false."],
    ["choice", { kind: "choice", values: ["A", "B"], field }, "A", "a", "Must be one of: A, B."],
  ])(
    "accept %s or nothing, and return an error that describes the format",
    (_what, filter, good, bad, message) => {
      const schema = schemaWith(filter);
      expect(schema.parse({ it: good }).filters).toEqual({ it: good });
      expect(schema.parse({ it: "" }).filters).toEqual({});
      expect(schema.safeParse({ it: bad }).error?.issues.map((issue) => issue.message)).toEqual([message]);
    },
  );

  it("accept several values only if a filter is `anyOf`, each of them valid", () => {
    const choice = { kind: "choice", values: ["A", "B"], field } as const;
    const several = schemaWith({ ...choice, anyOf: true });
    expect(several.parse({ it: ["A", "", "B", "A"] }).filters).toEqual({ it: ["A", "B"] });
    expect(several.parse({ it: ["A"] }).filters).toEqual({ it: "A" });
    expect(several.parse({ it: [""] }).filters).toEqual({});
    const messages = (schema: typeof several, it: unknown) =>
      schema.safeParse({ it }).error?.issues.map(({ message }) => message);
    expect(messages(several, ["A", "C"])).toEqual(["Must be one of: A, B."]);
    expect(
      messages(
        several,
        Array.from({ length: 51 }, () => "A"),
      ),
    ).toEqual(["Up to 50 values."]);
    expect(messages(schemaWith(choice), ["A", "B"])).toEqual(["Must be one of: A, B."]);
  });
});
