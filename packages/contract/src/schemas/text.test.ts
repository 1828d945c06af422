import { requiredText, storedText } from "@portico/endpoints/schemas";
import { expect, it } from "vitest";
import * as z from "zod";
import { type CallSchemas, callSchemas } from "../index.schemas.ts";
import { namePart, requiredName } from "./person.ts";

const invisible = ["\u200b", "\u00ad", "\u2060\ufeff", "\u3164", "\u2800 ", "\u0301"];

it("has no name of spaces or invisible characters", () => {
  const name = requiredName("First name is required");
  const messageOf = (value: unknown) => name.safeParse(value).error?.issues.map(({ message }) => message);
  for (const text of [" ", ...invisible]) expect(messageOf(text), escape(text)).toEqual(["Not valid"]);
  expect([messageOf(""), messageOf(undefined)]).toEqual([
    ["First name is required"],
    ["First name is required"],
  ]);
  expect(name.parse("  Ana\u200d ")).toBe("Ana\u200d");
});

it("is empty without a visible character", () => {
  for (const text of [" ", ...invisible]) {
    expect(namePart.parse(text)).toBe("");
    expect(storedText(9).parse(text)).toBe("");
    expect(requiredText(9, "Enter a name").safeParse(text).error?.issues[0]?.message).toBe("Enter a name");
  }
});

/** The keys of a body whose value is a text of at least one character, in nested objects too. */
function requiredTexts(schema: unknown, path = ""): [path: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return requiredTexts(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodArray) return requiredTexts(schema.element, `${path}[]`);
  if (schema instanceof z.ZodString && (schema.minLength ?? 0) > 0) return [[path, schema]];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, value]) => requiredTexts(value, `${path}.${key}`));
}

const all = Object.entries<CallSchemas>(callSchemas).flatMap(([id, { body }]) =>
  requiredTexts(body).map(([path, schema]) => [`${id}${path}`, schema] as const),
);
/** Tokens and keys of other records, which match none if nobody can see them, and passwords, which stay as they are. */
const notWritten =
  /\.(?:code|pass|password|selection|recordId|version|document|agentId|resourceId|\w+Id)$|(?:uid|order\[\]|hidden\[\]|kept\[\]|ids\[\])$|listIds/;

it.each(all.filter(([path]) => !notWritten.test(path)))("%s needs a visible character", (_, schema) => {
  for (const text of invisible) expect(schema.safeParse(text).success, escape(text)).toBe(false);
});
