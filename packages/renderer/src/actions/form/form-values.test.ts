import { describe, expect, it } from "vitest";
import { bodyOf, initialValuesOf, valuesOf } from "./form-values.ts";

const field = (name: string, as: "text" | "number" | "money" | "date" | "yesNo" | "select" = "text") => {
  return { name, as, isRequired: false, isNullable: false };
};
const fields = [
  field("key"),
  field("rate1", "money"),
  field("members", "number"),
  field("startDate", "date"),
  field("isSecret", "yesNo"),
  field("contact.firstName"),
];

describe("what a form shows of a row", () => {
  it("is texts and ticks, nested as the body is", () => {
    const row = {
      key: "name",
      rate1: 12.5,
      members: 3,
      startDate: "2026-03-01T10:00:00Z",
      isSecret: true,
      contact: { firstName: "Ana" },
      version: 4,
    };
    expect(valuesOf(fields, row)).toEqual({
      key: "name",
      rate1: "12.50",
      members: "3",
      startDate: "2026-03-01",
      isSecret: true,
      contact: { firstName: "Ana" },
    });
  });

  it("is empty if the row has no value, or there is no row", () => {
    const empty = {
      key: "",
      rate1: "",
      members: "",
      startDate: "",
      isSecret: false,
      contact: { firstName: "" },
    };
    expect(valuesOf(fields, undefined)).toEqual(empty);
    expect(valuesOf(fields, { key: null })).toEqual(empty);
  });
});

describe("what a form sends", () => {
  it("leaves empty texts out", () => {
    const values = { key: "name", rate1: "", members: " ", startDate: "", isSecret: false };
    expect(bodyOf(fields, values)).toEqual({ key: "name", isSecret: false });
  });

  it("sends null for an empty value if the key is required and nullable", () => {
    const nullable = { ...field("agentId", "select"), isNullable: true };
    expect(bodyOf([{ ...nullable, isRequired: true }], { agentId: "" })).toEqual({ agentId: null });
    expect(bodyOf([nullable], { agentId: "" })).toEqual({});
  });

  it("converts numbers as users write them, and leaves other text to the schema", () => {
    expect(bodyOf(fields, { rate1: "1250.50", members: "12" })).toEqual({
      rate1: 1250.5,
      members: 12,
      isSecret: false,
    });
    const numbers = {
      "1,234": 1234,
      "12,50": 12.5,
      "(3)": -3,
      "1.234": "1.234",
      "1e3": "1e3",
      "12 people": "12 people",
    };
    for (const [members, sent] of Object.entries(numbers)) {
      expect(bodyOf(fields, { members }), members).toMatchObject({ members: sent });
    }
    for (const rate1 of ["much", "1e3", "0x10", "Infinity"])
      expect(bodyOf(fields, { rate1 })).toMatchObject({ rate1 });
  });

  it("is what was loaded if nothing was changed", () => {
    const row = { key: "a b", rate1: 0.1, members: 0, startDate: "2026-03-01", isSecret: true };
    expect(bodyOf(fields, valuesOf(fields, row))).toEqual(row);
  });
});

it("starts a new row with the defaults and the parameters of the page's path", () => {
  const declared = [
    { ...field("agentId", "select"), defaultValue: undefined },
    { ...field("rate1", "money"), defaultValue: 0 },
    { ...field("key"), defaultValue: undefined },
  ];
  const values = initialValuesOf(declared, { agentId: "a1", other: "x" });
  expect(values).toEqual({ agentId: "a1", rate1: "0.00", key: "" });
});
