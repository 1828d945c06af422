import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { openApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { createApp } from "../app.ts";
import { designFiles } from "./design-files.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

/** The app over a folder with a built site. */
async function builtSite() {
  return designFiles(await buildSite());
}

/** Creates a folder with a built site. */
async function buildSite() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "components/button"), { recursive: true });
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<title>Portico design system</title>");
  await writeFile(join(folder, "404.html"), "<title>Not found</title>");
  await writeFile(join(folder, "components/button/index.html"), "<title>Button</title>");
  await writeFile(join(folder, "assets/button-abc.js"), "plain");
  await writeFile(join(folder, "assets/button-abc.js.br"), "brotli");
  return folder;
}

describe("designFiles", () => {
  it.each([
    ["/design/", "Portico design system"],
    ["/design/components/button/", "Button"],
    ["/design/components/button", "Button"],
  ])("serves the page %s, revalidated", async (path, title) => {
    const response = await (await builtSite()).request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it("leads from /design to its first page", async () => {
    const response = await (await builtSite()).request("/design");
    expect(response.headers.get("location")).toBe("/design/");
  });

  it("serves a compressed file with a hash, cached forever", async () => {
    const response = await (await builtSite()).request("/design/assets/button-abc.js", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(await response.text()).toBe("brotli");
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  it.each(["/design/components/nothing/", "/design/assets/old.js", "/design/../package.json"])(
    "has no %s, and says so on a page of its own",
    async (path) => {
      const response = await (await builtSite()).request(path);
      expect(response.status).toBe(404);
    },
  );

  it("shows where to go instead of a missing page", async () => {
    const response = await (await builtSite()).request("/design/components/nothing/");
    expect(await response.text()).toContain("<title>Not found</title>");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it("has no pages if the site isn't built", async () => {
    const response = await designFiles(await temporaryFolder()).request("/design/");
    expect(response.status).toBe(404);
  });

  it.each([
    [true, 200, "Portico design system"],
    [false, 503, "The portal isn't built"],
  ])("is served if demo accounts may exist: %s", async (allowsDemoAccounts, status, text) => {
    const { services, close } = await openApi(embedded);
    onTestFinished(close);
    const app = createApp({
      services: { ...services, allowsDemoAccounts },
      log: pino({ level: "silent" }),
      trustedProxies: [],
      portalDir: "/nowhere",
      publicDir: "/nowhere",
      designDir: await buildSite(),
    });
    const response = await app.request("/design/");
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });
});
