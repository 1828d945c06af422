import { checkScreen } from "@portico/portal-config/check";
import { toCustomScreen } from "@portico/portal-config/starting";
import { describe, expect, it } from "vitest";
import { managePolicies } from "../../../screens/policies.ts";
import type { JsonObject } from "../document/document.ts";
import {
  mostVariants,
  readVariants,
  withNewVariant,
  withoutVariant,
  withVariantKeyword,
} from "./variants.ts";

const copied: JsonObject = { ...toCustomScreen(managePolicies).screen };
const { variants: _, ...plain } = copied;
const called = (path: number) => `Set ${path}`;
const labelsOf = (document: JsonObject) => readVariants(document)?.map(({ label }) => label);

describe("sets of columns to switch between", () => {
  it("are read if all of them are sets; otherwise they are left to the JSON view", () => {
    expect(labelsOf(copied)).toEqual(["Members by month", "Address and contact"]);
    expect(labelsOf(plain)).toEqual([]);
    const set = { id: "a", label: "A", columns: [] };
    const unsupported = [
      "all",
      [set, "b"],
      [set, { ...set, columns: "all" }],
      Array(mostVariants + 1).fill(set),
    ];
    expect(unsupported.map((variants) => readVariants({ variants }))).toEqual(Array(4).fill(undefined));
  });

  it("start as two with unique ids, and are valid immediately", () => {
    const begun = withNewVariant(plain, called);
    expect(readVariants(begun)?.map(({ id, label }) => [id, label])).toEqual([
      ["set-1", "Set 1"],
      ["set-2", "Set 2"],
    ]);
    expect(checkScreen(begun, { isCustomScreen: true })).toEqual([]);
    const renamed = withVariantKeyword(begun, 0, "label", "Set 3");
    expect(labelsOf(withNewVariant(renamed, called))).toEqual(["Set 3", "Set 2", "Set 4"]);
    const ids = readVariants(withNewVariant(withoutVariant(copied, 5), called))?.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it("preserve unknown keywords when one changes", () => {
    const document = { variants: [{ id: "a", invented: 1, columns: [] }, "odd"] };
    expect(withVariantKeyword(document, 0, "label", "A").variants).toEqual([
      { id: "a", invented: 1, columns: [], label: "A" },
      "odd",
    ]);
    expect(withVariantKeyword(document, 1, "label", "B")).toBe(document);
  });

  it("end when one is left: its columns become columns of the screen", () => {
    const three = withNewVariant(copied, called);
    expect(labelsOf(withoutVariant(three, 0))).toEqual(["Address and contact", "Set 3"]);
    const ended = withoutVariant(copied, 0);
    expect(ended).not.toHaveProperty("variants");
    expect(ended.columns).toEqual([
      ...managePolicies.columns,
      ...(managePolicies.variants?.[1]?.columns ?? []),
    ]);
    expect(checkScreen(ended, { isCustomScreen: true })).toEqual([]);
  });
});
