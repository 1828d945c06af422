import { callSchemas } from "@portico/contract/schemas";
import { expect, it } from "vitest";
import { schemaResolver } from "./schema-resolver.ts";

const schema = callSchemas["generalConfig.create"].body;
const labels = new Map([
  ["group", "Group"],
  ["key", "Key"],
  ["type", "Type"],
]);
const options = { fields: {}, shouldUseNativeValidation: false };
const validate = (values: Record<string, unknown>, added = {}) =>
  schemaResolver(schema, { labels, toBody: (body) => ({ ...body, ...added }) })(values, undefined, options);

it("returns the body as the schema parses it", async () => {
  const { values } = await validate({ group: "brand", key: "name", type: "text" }, { value: "Coral" });
  expect(values).toEqual({ group: "brand", key: "name", type: "text", value: "Coral" });
});

it("returns the contract's messages, and names the field if a value is missing", async () => {
  const { errors } = await validate({ group: "a b", type: undefined, value: "x" });
  expect(errors.group?.message).toBe(
    "Use letters, digits, dots, hyphens and underscores, starting with a letter",
  );
  expect(errors.key?.message).toBe("Key is required");
  expect(errors.type?.message).toBe("Type is required");
  expect(errors.value).toBeUndefined();
});

it("rejects text that is not a phone number in a phone field, together with the schema's errors", async () => {
  const check = (value: string, type?: string) => {
    const resolver = schemaResolver(schema, { labels, phones: ["value"], toBody: (body) => body });
    return resolver({ group: "brand", key: "phone", type, value }, undefined, options);
  };
  expect((await check("305555", "text")).errors.value?.message).toBe("Not a Phone");
  expect(Object.keys((await check("305555")).errors).sort()).toEqual(["type", "value"]);
  expect((await check("3055550142", "text")).errors).toEqual({});
  expect((await check("", "text")).errors.value?.message).not.toBe("Not a Phone");
});
