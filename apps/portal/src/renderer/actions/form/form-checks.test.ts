import { callSchemas } from "@portico/contract/schemas";
import { entryFields } from "@portico/contract/schemas/entry-fields";
import { describe, expect, it } from "vitest";
import { formResolver, submitDisabledReason } from "./form-checks.ts";
import { resolveFormFields } from "./form-fields.ts";

const schema = callSchemas["generalConfig.create"].body;
const fields = resolveFormFields(["group", "key", "type", "value"], {
  entries: entryFields(schema),
  fields: [{ group: { label: "Group" }, key: { label: "Key" }, type: { label: "Type" } }],
});
const options = { fields: {}, shouldUseNativeValidation: false };
const check = (values: Record<string, unknown>) => formResolver(schema, fields)(values, undefined, options);

describe("what is entered", () => {
  it("is sent as the schema reads it", async () => {
    const values = { group: "brand", key: "name", type: "text", value: "" };
    expect((await check(values)).values).toEqual({ group: "brand", key: "name", type: "text" });
  });

  it("is rejected with the contract's messages, and by label if a value is missing", async () => {
    const { errors } = await check({ group: "a b", key: "", type: "", value: "x" });
    expect(errors.group?.message).toBe(
      "Use letters, digits, dots, hyphens and underscores, starting with a letter",
    );
    expect(errors.key?.message).toBe("Key is required");
    expect(errors.type?.message).toBe("Type is required");
    expect(errors.value).toBeUndefined();
  });
});

it("is sent with what no field enters", async () => {
  const entered = fields.filter(({ name }) => name !== "group");
  const values = { key: "name", type: "text", value: "" };
  const sent = (given?: { group: string }) =>
    formResolver(schema, entered, given)(values, undefined, options);
  expect((await sent()).errors).toHaveProperty("group");
  expect((await sent({ group: "brand" })).values).toEqual({ group: "brand", key: "name", type: "text" });
});

describe("the button says", () => {
  const state = { mode: "create", isDirty: true, isValid: false, isMarked: false, values: {} } as const;
  it.each([
    [{ ...state, isDirty: false }, "Fill in the form first"],
    [{ ...state, mode: "edit", isDirty: false }, "Make a change first"],
    [{ ...state, values: { group: "brand", type: "text" } }, "Required: Key"],
    [{ ...state, isMarked: true }, "Fix the errors first"],
    [{ ...state, isValid: true }, undefined],
  ] as const)("of %j: %s", (given, expected) => {
    expect(submitDisabledReason(fields, given)).toBe(expected);
  });
});
