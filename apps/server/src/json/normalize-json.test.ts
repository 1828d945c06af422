import { type CallSchemas, callSchemas } from "@portico/contract/schemas";
import { newPassword, presentPassword } from "@portico/contract/schemas/password";
import { expect, it } from "vitest";
import * as z from "zod";
import { normalizeJson } from "./normalize-json.ts";

const decomposed = "Jose\u0301";

it("composes all texts, at any depth", () => {
  const sent = { name: decomposed, list: [decomposed, 1, null, true], inner: { note: decomposed } };
  expect(normalizeJson(sent)).toEqual({
    name: "José",
    list: ["José", 1, null, true],
    inner: { note: "José" },
  });
});

it("leaves passwords and raw records as they are", () => {
  const sent = { pass: decomposed, pass_confirm: decomposed, rawJSON: { name: decomposed } };
  expect(normalizeJson(sent)).toEqual(sent);
});

it("leaves every password that a call accepts", () => {
  const bodies = Object.entries<CallSchemas>(callSchemas);
  const keys = bodies.flatMap(([id, { body }]) => passwordKeys(body).map((key) => `${id}: ${key}`));
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !/: pass(?:_confirm)?$/.test(key))).toEqual([]);
});

/** The keys of an object schema with the schema of a password. */
function passwordKeys(schema: unknown): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, value]) => {
    const inner = value instanceof z.ZodOptional ? value.unwrap() : value;
    const isPassword = inner === newPassword || inner === presentPassword || /pass/i.test(key);
    return isPassword && key !== "ChangePassNextLogin" ? [key] : [];
  });
}
