import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { portalFiles } from "./portal-files.ts";

/** Creates a folder with a built portal. */
async function buildPortal() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Portico</title>");
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, "assets", "index-abc.js"), "plain");
  await writeFile(join(folder, "assets", "index-abc.js.br"), "brotli");
  await writeFile(join(folder, "assets", "index-abc.js.gz"), "gzip");
  return folder;
}

async function builtPortal() {
  return portalFiles(await buildPortal());
}

describe("portalFiles", () => {
  it.each(["/portal/policies/manage", "/login", "/privacy", "/"])(
    "serves the portal for %s",
    async (path) => {
      const response = await (await builtPortal()).request(path);
      expect(await response.text()).toContain("<title>Portico</title>");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-type")).toContain("text/html");
    },
  );

  it("changes the etag with each build, and returns 304 for the current one", async () => {
    const folder = await buildPortal();
    const app = portalFiles(folder);
    const first = await app.request("/portal");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).not.toBe("");
    const same = await app.request("/portal", { headers: { "if-none-match": tag } });
    expect(same.status).toBe(304);
    expect(same.headers.get("cache-control")).toBe("no-cache");
    await writeFile(join(folder, "index.html"), '<!doctype html><meta name="build" content="2" />');
    const next = await app.request("/portal", { headers: { "if-none-match": tag } });
    expect(next.status).toBe(200);
    expect(await next.text()).toContain('content="2"');
    expect(next.headers.get("etag")).not.toBe(tag);
  });

  it("sends the full page to a request that bypasses the cache", async () => {
    const response = await (await builtPortal()).request("/portal", {
      headers: { "cache-control": "no-cache", pragma: "no-cache" },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>Portico</title>");
  });

  it("serves a file by name and revalidates it", async () => {
    const response = await (await builtPortal()).request("/favicon.svg");
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    ["gzip, br", "brotli"],
    ["gzip", "gzip"],
    ["identity", "plain"],
  ])("serves a hashed file with %s, cached forever", async (accepted, content) => {
    const response = await (await builtPortal()).request("/assets/index-abc.js", {
      headers: { "accept-encoding": accepted },
    });
    expect(await response.text()).toBe(content);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-type")).toContain("javascript");
  });

  it("returns 404 for a missing hashed file", async () => {
    const response = await (await builtPortal()).request("/assets/index-old.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json"])(
    "serves nothing outside its folder for %s",
    async (path) => {
      expect(await (await (await builtPortal()).request(path)).text()).not.toContain("dependencies");
    },
  );
});
