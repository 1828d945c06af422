import { gzipSync } from "node:zlib";
import { expect, test } from "./portal.ts";

const budget = 180_000;

test("a signed-in agent's first list loads at most 180 kB of JavaScript, gzipped", async ({
  page,
  browser,
  signIn,
}) => {
  await signIn("agent");
  const storageState = await page.context().storageState();
  // A context of its own has an empty cache.
  const context = await browser.newContext({ storageState });
  const fresh = await context.newPage();
  const sizes = new Map<string, Promise<number>>();
  fresh.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.set(
      new URL(response.url()).pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await fresh.goto("/portal/policies/manage");
  await expect(fresh.getByRole("button", { name: /^View / }).first()).toBeVisible();
  const weights = await Promise.all([...sizes].map(async ([path, size]) => ({ path, size: await size })));
  const total = weights.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `JavaScript of the first policies/manage: ${(total / 1000).toFixed(1)} kB gzip in ${weights.length} files`,
  );
  expect(weights.length).toBeGreaterThan(0);
  expect(total, JSON.stringify(weights)).toBeLessThanOrEqual(budget);
  await context.close();
});
