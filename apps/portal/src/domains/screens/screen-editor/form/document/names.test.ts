import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { endpointAt, optionsAt } from "./names.ts";

describe("the endpoint whose fields a path names", () => {
  const endpoint = endpoints["auditLog.list"];

  it("is the detail's call in the detail, and the list elsewhere", () => {
    const document = { detail: { endpoint: "auditLog.detail" } };
    expect(endpointAt("detail.fields[0].format", { document, endpoint })).toBe(endpoints["auditLog.detail"]);
    expect(endpointAt("variants[1].columns[0].tones", { document, endpoint })).toBe(endpoint);
  });

  it.each([undefined, "odd", { endpoint: "none" }, { endpoint: "toString" }])(
    "is missing if the detail is %j",
    (detail) => {
      expect(endpointAt("detail.fields[0].format", { document: { detail }, endpoint })).toBeUndefined();
    },
  );
});

describe("the names that a keyword can have", () => {
  const document = {
    detail: { endpoint: "policies.detail", tables: [{ field: "years", hide: [] }] },
    forms: [{ id: "entry", create: { title: "Create" } }],
  };
  const text = { kind: "text", isLong: false } as const;
  const namesOf = (path: string) =>
    optionsAt(path, text, { document, endpoint: endpoints["policies.list"] })?.map(({ value }) => value);

  it("are those of the detail's call in the detail, with the rows in its tables", () => {
    expect(namesOf("detail.tables[0].field")).toEqual(["years"]);
    expect(namesOf("detail.tables[0].hide")).toEqual(expect.arrayContaining(["year", "months.january"]));
    expect(namesOf("detail.titleField")).toContain("dob");
    expect(namesOf("detail.titleField")).not.toContain("years");
  });

  it("are those of the list and of the screen elsewhere", () => {
    expect(namesOf("detail.idField")).toContain("id");
    expect(namesOf("columns[0].field")).toContain("policyNumber");
    expect(namesOf("filters[0].filter")).toContain("carrier");
    expect(namesOf("filters[0].filters")).toContain("carrier");
    expect(namesOf("rowActions[0].idField")).toContain("id");
    expect(namesOf("footer[0].field")).toEqual([]);
    expect(namesOf("actions[0].form")).toEqual(["entry"]);
    expect(namesOf("constructor.field")).toBeUndefined();
    expect(namesOf("forms[0].fields[0].field")).toBeUndefined();
  });
});
