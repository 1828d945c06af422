import { describe, expect, it } from "vitest";
import * as z from "zod";
import { goodForms, goodScreen } from "./good-screen.fixtures.ts";
import { listScreenJsonSchema } from "./json-schema.ts";

const schema = listScreenJsonSchema();

describe("the JSON Schema of list screens", () => {
  it("offers the contract's endpoints, and the fields and filters of each list", () => {
    expect(schema.$defs?.listId).toMatchObject({
      enum: expect.arrayContaining(["policies.list", "lostPolicy.list"]),
    });
    const { enum: fields = [], enumDescriptions } = schema.$defs?.["lostPolicy.list.fields"] ?? {};
    expect(fields).toContain("lostDate");
    expect(enumDescriptions).toHaveProperty([fields.indexOf("lostDate")], "Lost on");
    expect(schema.$defs?.["lostPolicy.list.filters"]).toMatchObject({
      enum: expect.arrayContaining(["reason"]),
    });
    expect(JSON.stringify(schema)).not.toContain("endpointKind");
  });

  it("offers every kind of action", () => {
    expect(schema.$defs?.action?.properties?.kind).toEqual({
      enum: expect.arrayContaining(["notes", "export", "custom"]),
    });
  });

  it("describes every top-level keyword", () => {
    const silent = Object.entries(schema.properties ?? {}).filter(
      ([, keyword]) => typeof keyword === "object" && keyword.description === undefined,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it("allows a list of values only for fixed filters that take several", () => {
    const ofList = (schema.allOf ?? []).find((one) =>
      JSON.stringify(one).includes('"const":"lostPolicy.list"'),
    );
    const then = typeof ofList === "object" ? ofList.then : undefined;
    expect(then).toMatchObject({
      properties: { permanentFilters: { properties: { month: { type: "string" } } } },
    });
    expect(then).not.toHaveProperty(["properties", "permanentFilters", "properties", "reason"]);
  });

  const { if: _if, allOf: _names, ...keywords } = schema;
  const read = z.fromJSONSchema(keywords);

  it.each([goodScreen, goodForms])("accepts $id, with its own `$schema` at the top", (screen) => {
    expect(read.safeParse({ $schema: "./list-screen.schema.json", ...screen }).success).toBe(true);
  });

  it("rejects an unknown keyword", () => {
    expect(read.safeParse({ ...goodScreen, colums: [] }).success).toBe(false);
    expect(read.safeParse({ ...goodScreen, endpoints: { list: "polices.list" } }).success).toBe(false);
  });
});
