import { call } from "@portico/contract";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { Failure } from "../errors/failure.ts";
import { etagOf, expectedVersionOf } from "./if-match.ts";

const versioned = call({ method: "PUT", path: "/", access: "session", summary: "A row.", isVersioned: true });

async function versionIn(header?: string, endpoint = versioned): Promise<unknown> {
  let found: unknown;
  const app = new Hono();
  app.get("/", (context) => {
    try {
      found = expectedVersionOf(context, endpoint);
    } catch (error) {
      found = error;
    }
    return context.text("");
  });
  await app.request("/", { headers: header === undefined ? {} : { "if-match": header } });
  return found;
}

describe("if-match", () => {
  it.each([
    ['"3"', 3],
    ['W/"12"', 12],
    ["*", undefined],
    [undefined, undefined],
  ])("reads %s as version %s", async (header, version) => {
    expect(await versionIn(header)).toBe(version);
  });

  it.each(["3", '"x"', '""', '"3", "4"', '"-1"', '"99999999999"', '"3";drop'])(
    "returns 400 for %s",
    async (header) => {
      const refused = await versionIn(header);
      expect(refused).toBeInstanceOf(Failure);
      expect(refused).toMatchObject({ status: 400 });
    },
  );

  it("returns 400 for an endpoint without versions", async () => {
    const unversioned = { ...versioned, isVersioned: false };
    expect(await versionIn('"3"', unversioned)).toMatchObject({ status: 400 });
    expect(await versionIn("*", unversioned)).toBeUndefined();
  });
});

describe("etag", () => {
  it("is the version of a single row, and missing for other responses", () => {
    expect(etagOf({ id: "x", version: 7 })).toBe('"7"');
    for (const response of [null, [], "7", { version: "7" }, { data: [] }])
      expect(etagOf(response)).toBeUndefined();
  });
});
