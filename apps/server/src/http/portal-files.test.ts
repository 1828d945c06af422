import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { portalFiles } from "./portal-files.ts";

/** A portal as the build leaves it. */
async function builtPortal() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Portico</title>");
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, "assets", "index-abc.js"), "plain");
  await writeFile(join(folder, "assets", "index-abc.js.br"), "brotli");
  await writeFile(join(folder, "assets", "index-abc.js.gz"), "gzip");
  return portalFiles(folder);
}

describe("portalFiles", () => {
  it.each(["/portal/policies/manage", "/login", "/privacy", "/"])(
    "answers %s with the portal itself",
    async (path) => {
      const answer = await (await builtPortal()).request(path);
      expect(await answer.text()).toContain("<title>Portico</title>");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.get("content-type")).toContain("text/html");
    },
  );

  it("answers a file by its name, to be asked for anew", async () => {
    const answer = await (await builtPortal()).request("/favicon.svg");
    expect(answer.headers.get("content-type")).toContain("image/svg+xml");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    ["gzip, br", "brotli"],
    ["gzip", "gzip"],
    ["identity", "plain"],
  ])("sends a hashed file as %s would have it, to be kept for good", async (accepted, content) => {
    const answer = await (await builtPortal()).request("/assets/index-abc.js", {
      headers: { "accept-encoding": accepted },
    });
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-type")).toContain("javascript");
  });

  it("answers 404 for a hashed file that is gone, not the portal", async () => {
    const answer = await (await builtPortal()).request("/assets/index-old.js");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json"])(
    "stays in its folder for %s",
    async (path) => {
      expect(await (await (await builtPortal()).request(path)).text()).not.toContain("dependencies");
    },
  );
});
