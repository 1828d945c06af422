import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepFirstRows, readEarly, takeEarlyResponse } from "./early-responses.ts";

const path = "/api/Policies?pageNumber=1";
const read = vi.fn();

beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const response = { token: "token", sentAt: 1_000, response: Promise.resolve(Response.json({ data: [] })) };
  globalThis.porticoEarly = { responses: new Map([[path, response]]), read, openedPath: "/portal/" };
});
afterEach(() => {
  globalThis.porticoEarly = undefined;
  read.mockReset();
  vi.restoreAllMocks();
});

it("takes a response once", async () => {
  expect(await (await takeEarlyResponse(path, "token"))?.json()).toEqual({ data: [] });
  expect(takeEarlyResponse(path, "token")).toBeUndefined();
});

it("takes none of another call, or of another session", () => {
  expect(takeEarlyResponse("/api/Policies", "token")).toBeUndefined();
  expect(takeEarlyResponse(path, "other")).toBeUndefined();
});

it("takes none that is older than half a minute", () => {
  vi.spyOn(performance, "now").mockReturnValue(31_001);
  expect(takeEarlyResponse(path, "token")).toBeUndefined();
});

it("takes none where nothing was sent", () => {
  globalThis.porticoEarly = undefined;
  expect(takeEarlyResponse(path, "token")).toBeUndefined();
  expect(() => readEarly([path], "token")).not.toThrow();
});

it("reads in one call what is not under way for this session", () => {
  readEarly([path, "/api/Carriers", "/api/Leads"], "token");
  expect(read).toHaveBeenCalledExactlyOnceWith("token", ["/api/Carriers", "/api/Leads"]);
  readEarly([path], "other");
  expect(read).toHaveBeenLastCalledWith("other", [path]);
});

it("sends nothing if all is under way", () => {
  readEarly([path], "token");
  expect(read).not.toHaveBeenCalled();
});

it("keeps the calls of first rows by the path of their list", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const kept = () => JSON.parse(localStorage.getItem("portico.rows") ?? "{}");
  keepFirstRows("policies/manage", path);
  keepFirstRows("leads", "");
  expect(kept()).toEqual({ "/portal/policies/manage": path, "/portal/leads": "" });
  keepFirstRows("policies/manage", undefined);
  expect(kept()).toEqual({ "/portal/leads": "" });
  vi.unstubAllGlobals();
});
