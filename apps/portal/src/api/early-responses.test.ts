import { afterEach, expect, it, vi } from "vitest";
import { takeEarlyResponse } from "./early-responses.ts";

const path = "/api/Policies?pageNumber=1";

function sent(token: string | null = "token") {
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  globalThis.porticoEarly = { token, responses: new Map([[path, async () => Response.json({ data: [] })]]) };
}

afterEach(() => {
  globalThis.porticoEarly = undefined;
  vi.restoreAllMocks();
});

it("takes a response once", async () => {
  sent();
  expect(await (await takeEarlyResponse(path, "token"))?.json()).toEqual({ data: [] });
  expect(takeEarlyResponse(path, "token")).toBeUndefined();
});

it("takes none of another call, or of another session", () => {
  sent();
  expect(takeEarlyResponse("/api/Policies", "token")).toBeUndefined();
  expect(takeEarlyResponse(path, "other")).toBeUndefined();
});

it("takes none that is older than half a minute", () => {
  sent();
  vi.spyOn(performance, "now").mockReturnValue(30_001);
  expect(takeEarlyResponse(path, "token")).toBeUndefined();
});

it("takes none where nothing was sent", () => {
  expect(takeEarlyResponse(path, "token")).toBeUndefined();
});
