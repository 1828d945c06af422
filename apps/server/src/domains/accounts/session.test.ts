import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../test/api.ts";
import { bothDatabases } from "../../../test/databases.ts";

const line = z.strictObject({ path: z.string(), status: z.number(), body: z.unknown() });

describe.each(bothDatabases)("several requests in one, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  const send = (paths: readonly string[], options: Parameters<TestApi["send"]>[1] = { token }) =>
    api.send(
      `/api/Session/read?${new URLSearchParams(paths.map((path) => ["path", path] as [string, string]))}`,
      options,
    );
  const linesOf = async (response: Response) => {
    expect(response.status).toBe(200);
    const lines = (await response.text()).split("\n").filter((one) => one !== "");
    return lines.map((one) => line.parse(JSON.parse(one)));
  };

  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("agent@portico.test");
  });
  afterAll(() => api.close());

  it("are answered in order, each as if it were sent alone", async () => {
    const paths = [
      "/api/user/preferences",
      "/api/Policies?columns=policyNumber,firstName&pageNumber=2&pageSize=10",
      "/api/user/preferences/leads",
      "/api/Carriers",
      // Refused: a claim is missing, a value is invalid, and there is no such call.
      "/api/Statement/formats/simplified",
      "/api/Policies?pageSize=many",
      "/api/NoSuch",
    ];
    const lines = await linesOf(await send(paths));
    expect(lines.map(({ path }) => path)).toEqual(paths);
    for (const { path, status, body } of lines) {
      const alone = await api.send(path, { token });
      expect(status, path).toBe(alone.status);
      expect(body, path).toEqual(status === 204 ? null : await alone.json());
    }
    expect(lines.map(({ status }) => status)).toEqual([200, 200, 204, 200, 403, 422, 404]);
  });

  it("omit what isn't JSON, and are empty without paths", async () => {
    const lines = await linesOf(await send(["/api/docs", "/api/Carriers"]));
    expect(lines.map(({ path }) => path)).toEqual(["/api/Carriers"]);
    expect(await linesOf(await send([]))).toEqual([]);
  });

  it.each([
    "/identity/logout",
    "/portal/",
    "https://elsewhere.example/api/Carriers",
    "//elsewhere.example/api/Carriers",
    "/api/Session/read?path=/api/Carriers",
    `/api/Carriers?x=${"x".repeat(4_000)}`,
  ])("are refused with the path %s", async (path) => {
    expect((await send(["/api/Carriers", path])).status).toBe(422);
  });

  it.each(["/api/../identity/login", "/api/x/%2e%2e/Session/read?path=/api/Carriers"])(
    "omit %s, which leads elsewhere",
    async (path) => {
      const lines = await linesOf(await send([path, "/api/Carriers"]));
      expect(lines.map((one) => one.path)).toEqual(["/api/Carriers"]);
    },
  );

  it("need a session, and are at most thirty", async () => {
    expect((await send(["/api/Carriers"], {})).status).toBe(401);
    expect((await send(Array.from({ length: 31 }, () => "/api/Carriers"))).status).toBe(422);
  });

  it("arrive one by one also when they are compressed", async () => {
    const response = await api.send("/api/Session/read?path=/api/Carriers&path=/api/Carriers", {
      token,
      headers: { "accept-encoding": "gzip" },
    });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    if (!response.body) throw new Error("The response has no body.");
    const plain = response.body.pipeThrough(new DecompressionStream("gzip"));
    const lines = (await text(plain)).trim().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(lines[1]);
  });
});
