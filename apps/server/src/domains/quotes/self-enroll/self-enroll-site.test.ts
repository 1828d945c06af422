import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quoteSchemas } from "@portico/contract/features/quotes/quote.schemas";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { withPartnerBrand } from "../../../../test/partner-brand.ts";
import { quoteHousehold, quotePerson } from "../../../../test/quote-household.ts";
import { requestFrom } from "../../../../test/request-from.ts";
import { createApp } from "../../../app.ts";
import { Failure } from "../../../errors/failure.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no database to test on.");

/** What the stub of the built site answers: the properties of the page as JSON. */
const response = z.object({
  site: z.object({
    brand: z.object({ id: z.string(), name: z.string() }),
    links: z.object({ callUs: z.string(), emailUs: z.string(), privacy: z.string() }),
  }),
  plan: z.object({ id: z.string() }).nullish(),
});
const renderer = `
export const renderPage = async ({ site, plan }) => ({ html: JSON.stringify({ site, plan }), status: 200 });
`;

describe("pages of the quote tool", () => {
  const publicDir = join(tmpdir(), `portico-public-${randomUUID()}`);
  let api: TestApi;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    await mkdir(join(publicDir, "server"), { recursive: true });
    await mkdir(join(publicDir, "client/.vite"), { recursive: true });
    await writeFile(join(publicDir, "server/package.json"), '{"type":"module"}');
    await writeFile(join(publicDir, "server/render.js"), renderer);
    const manifest = { "src/client.tsx": { file: "assets/client.js", isEntry: true } };
    await writeFile(join(publicDir, "client/.vite/manifest.json"), JSON.stringify(manifest));
    api = await openApi(embedded);
    app = createApp({
      services: api.services,
      log: pino({ level: "silent" }),
      trustedProxies: [],
      portalDir: "/nowhere",
      publicDir,
    });
  });
  afterAll(async () => {
    await api.close();
    await rm(publicDir, { recursive: true });
  });

  const open = async (url: string, address = "198.51.100.1") =>
    response.parse(await (await app.request(url, undefined, requestFrom(address))).json());

  it("have the brand and the links of their host", async () => {
    const { brand, links } = await api.services.settings();
    await withPartnerBrand(api.services, async () => {
      const { site: harbor } = await open("http://harbor.example.com/self-enroll/");
      expect(harbor).toMatchObject({
        brand: { id: "harbor", name: "Harbor" },
        links: { callUs: "", emailUs: "", privacy: "" },
      });
      const { site: own } = await open("http://portico.example.com/self-enroll/");
      const { callUs, emailUs, privacy } = links;
      expect(own).toMatchObject({ brand: { name: brand.name }, links: { callUs, emailUs, privacy } });
    });
  });

  it("of plans count against the limit of their address, and are then left to the browser", async () => {
    const search = { ...quoteHousehold([quotePerson(40)], 40_000), planSearch: {} };
    const found = await api.send("/api/Quote/plans/search", { method: "POST", body: search });
    const [plan] = quoteSchemas["quote.plans"].response.parse(await found.json()).plans;
    const { services } = api;
    const { rateLimiter } = services;
    const { count } = rateLimiter;
    const counted: unknown[] = [];
    Object.assign(rateLimiter, {
      count: async (tried: string, { address }: { address: string }) => {
        counted.push([tried, address]);
        if (address === "198.51.100.9") throw new Failure(429, "Too many.");
      },
    });
    const path = `/self-enroll/plans_get/${plan?.id}`;
    expect((await open(path, "198.51.100.8")).plan).toMatchObject({ id: plan?.id });
    expect((await open(path, "198.51.100.9")).plan).toBeUndefined();
    await open("/self-enroll/", "198.51.100.7");
    expect(counted).toEqual([
      ["quote", "198.51.100.8"],
      ["quote", "198.51.100.9"],
    ]);
    Object.assign(rateLimiter, { count });
  });
});
