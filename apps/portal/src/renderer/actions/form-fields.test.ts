import { callSchemas } from "@portico/contract/schemas";
import { entryFields } from "@portico/contract/schemas/entry-fields";
import { expect, it } from "vitest";
import { resolveFormFields, unknownFields } from "./form-fields.ts";

const entries = entryFields(callSchemas["generalConfig.update"].body);
const fields = [{ group: { label: "Group" }, isSecret: { label: "Secret", format: "yesNo" } }] as const;
const resolve = (said: Parameters<typeof resolveFormFields>[0], mode: "create" | "edit" = "edit") =>
  resolveFormFields(said, { mode, entries, fields });

it("takes labels from the contract, and makes them of the name where it has none", () => {
  expect(resolve(["group", "description"]).map(({ label }) => label)).toEqual(["Group", "Description"]);
});

it("enters each field as its schema asks, unless the screen says otherwise", () => {
  const said = ["group", "type", "isSecret", { field: "value", as: "secret" } as const];
  expect(resolve(said).map(({ as }) => as)).toEqual(["text", "select", "yesNo", "secret"]);
});

it("offers the values of an enum, and those that the screen says", () => {
  const [type] = resolve(["type"]);
  expect(type?.choices?.map(({ value }) => value)).toEqual(["text", "number", "boolean", "url", "json"]);
  const [said] = resolve([{ field: "type", options: [{ value: "url", label: "Web address" }] }]);
  expect(said?.choices).toEqual([{ value: "url", label: "Web address" }]);
});

it("leaves out what belongs to the other mode, and what the call does not take", () => {
  const said = [{ field: "key", only: "create" } as const, "nothing"];
  expect(resolve(said)).toEqual([]);
  expect(resolve(said, "create").map(({ name }) => name)).toEqual(["key"]);
});

it("names those that the call does not take", () => {
  const said = ["group", "nothing", { field: "neither", only: "create" } as const];
  expect(unknownFields(said, { mode: "edit", entries })).toEqual(["nothing"]);
  expect(unknownFields(said, { mode: "create", entries })).toEqual(["nothing", "neither"]);
});
