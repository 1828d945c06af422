import { call, type Endpoint } from "@portico/contract";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { noBrowser } from "../../test/no-browser.ts";
import type { Route } from "./route.ts";
import { addRoutes } from "./routes.ts";

const endpoint: Endpoint = call({ method: "GET", path: "/Thing", access: "agent", summary: "A thing." });
const noIdempotency = { begin: () => Promise.reject(new Error("These tests send no key.")) };
const nothing = z.strictObject({});
const route: Route = {
  id: "thing.get",
  endpoint,
  schemas: { params: nothing, query: nothing, body: undefined, response: z.null() },
  handler: async () => null,
};
const add = (changed: Partial<Route>) =>
  addRoutes(new Hono(), [{ ...route, ...changed }], {
    authenticate: async () => undefined,
    checkOrigin: async () => {},
    idempotency: noIdempotency,
    clientAddressOf: () => "nowhere",
    browserOf: () => noBrowser,
    countAttempt: async () => {},
    abortResponseFor: () => () => false,
    read: async () => new Response(),
  });

describe("addRoutes", () => {
  it("accepts endpoints with an access requirement and a handler", () => {
    expect(() => add({})).not.toThrow();
  });

  it.each(["", "   ", "agent|", "anyone agent"])("throws for the access requirement %j", (access) => {
    expect(() => add({ endpoint: { ...endpoint, access } })).toThrow(/"thing.get" has no access requirement/);
  });

  it("throws without a handler", () => {
    expect(() => add({ handler: undefined })).toThrow(/"thing.get" has no handler/);
  });
});
