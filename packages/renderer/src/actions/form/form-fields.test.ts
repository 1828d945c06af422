import { callSchemas } from "@portico/contract/schemas";
import { entryFields } from "@portico/endpoints/schemas";
import { expect, it } from "vitest";
import { resolveFormFields, unknownFields } from "./form-fields.ts";

const entries = entryFields(callSchemas["generalConfig.update"].body);
const fields = [{ group: { label: "Group" }, isSecret: { label: "Secret", format: "yesNo" } }] as const;
const resolve = (declared: Parameters<typeof resolveFormFields>[0], mode: "create" | "edit" = "edit") =>
  resolveFormFields(declared, { mode, entries, fields });

it("takes labels from the contract, or makes them from the name", () => {
  expect(resolve(["group", "description"]).map(({ label }) => label)).toEqual(["Group", "Description"]);
});

it("enters each field as its schema asks, unless the screen says otherwise", () => {
  const declared = ["group", "type", "isSecret", { field: "value", as: "secret" } as const];
  expect(resolve(declared).map(({ as }) => as)).toEqual(["text", "select", "yesNo", "secret"]);
});

it("offers the values of an enum, and the values that the screen declares", () => {
  const [type] = resolve(["type"]);
  expect(type?.choices?.map(({ value }) => value)).toEqual(["text", "number", "boolean", "url", "json"]);
  const [declared] = resolve([{ field: "type", options: [{ value: "url", label: "Web address" }] }]);
  expect(declared?.choices).toEqual([{ value: "url", label: "Web address" }]);
});

it("omits fields of the other mode, and fields that the call does not take", () => {
  const declared = [{ field: "key", only: "create" } as const, "nothing"];
  expect(resolve(declared)).toEqual([]);
  expect(resolve(declared, "create").map(({ name }) => name)).toEqual(["key"]);
});

it("names the field to compare with as the contract does", () => {
  const [value] = resolve([{ field: "value", compareTo: "group" }]);
  expect(value?.compareTo).toEqual({ name: "group", label: "Group" });
});

it("lists fields that the call does not take", () => {
  const declared = ["group", "nothing", { field: "neither", only: "create" } as const];
  expect(unknownFields(declared, { mode: "edit", entries })).toEqual(["nothing"]);
  expect(unknownFields(declared, { mode: "create", entries })).toEqual(["nothing", "neither"]);
});
