import { type Endpoint, fieldOfFilter, isRecordFilter, parseAccess, parseSort } from "@portico/endpoints";
import { describe, expect, it } from "vitest";
import { endpoints, isLookupId } from "./endpoints.ts";

const all: readonly [string, Endpoint][] = Object.entries(endpoints);
const lists = all.flatMap(([id, endpoint]) => (endpoint.kind === "list" ? [[id, endpoint] as const] : []));

describe("the contract", () => {
  it.each(all)("%s declares who may call it", (_id, { access }) => {
    expect(() => parseAccess(access)).not.toThrow();
  });

  it("has one call for each method and path", () => {
    const routes = all.map(([, { base = "api", method, path }]) => `${method} /${base}${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it("checks the version for every change of a row", () => {
    const changes = all.filter(([, { method }]) => method === "PUT" || method === "PATCH");
    // Preferences and views belong to one user, and the last change wins. Drafts count their own saves.
    const unversioned = changes.flatMap(([id, { isVersioned }]) => (isVersioned ? [] : [id]));
    expect(unversioned).toEqual([
      "offlineDrafts.save",
      "preferences.set",
      "preferences.setOwn",
      "views.update",
    ]);
  });

  it.each(lists)("%s has a field for each parameter of its path", (_id, { path, params = {}, fields }) => {
    const inPath = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
    expect(Object.keys(params)).toEqual(inPath);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.values(params)));
  });

  it.each(lists)("%s has no sums if not all rows are counted", (_id, { countUpTo, fields }) => {
    const summable = Object.values(fields).filter((field) => field.summable);
    expect(countUpTo === undefined || summable.length === 0).toBe(true);
  });

  it.each(lists)(
    "%s filters by its own fields, so that personal values are known",
    (_id, { fields, filters }) => {
      for (const [name, filter] of Object.entries(filters)) {
        expect(Object.keys(fields), name).toContain(fieldOfFilter(name, filter));
      }
    },
  );

  it.each(lists)(
    "%s uses existing lookups for its options, with filters that they support",
    (_id, { filters }) => {
      for (const filter of Object.values(filters)) {
        if (filter.kind !== "select" && filter.kind !== "asyncSelect") continue;
        const { options, optionValue = "id", dependsOn = [], optionParams = {} } = filter;
        if (!isLookupId(options)) throw new Error(`${options} is not a lookup`);
        expect(Object.keys(endpoints[options].fields)).toContain(optionValue);
        const inPath = [...endpoints[options].path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
        expect(Object.keys(optionParams)).toEqual(inPath);
        if (filter.kind === "asyncSelect")
          expect(Object.keys(endpoints[options].filters)).toContain(filter.searchBy ?? "name");
        for (const name of dependsOn) {
          expect(Object.keys(filters)).toContain(name);
          expect(Object.keys(endpoints[options].filters)).toContain(name);
        }
      }
    },
  );

  it.each(all)("%s matches names in filters by agent or carrier, and in no others", (_id, endpoint) => {
    const byRecord = ["agents.lookup", "carriers.lookup"];
    for (const [name, filter] of Object.entries("filters" in endpoint ? endpoint.filters : {})) {
      expect(isRecordFilter(filter), name).toBe("options" in filter && byRecord.includes(filter.options));
    }
  });

  it.each(lists)("%s has a default order that it supports, and an ID in each row", (_id, list) => {
    for (const { field } of parseSort(list.sort)) expect(list.fields[field]?.sortable, field).toBe(true);
    expect(Object.keys(list.fields)).toContain("id");
  });
});
