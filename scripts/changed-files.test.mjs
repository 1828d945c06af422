import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { journeysFor, smokeJourneys, withGenerated } from "./changed-files.mjs";

it("runs the tests of what is generated from a changed file", () => {
  const feature = "packages/contract/src/features/leads/leads.ts";
  expect(withGenerated([feature])).toEqual(
    expect.arrayContaining([
      feature,
      "packages/contract/src/features/loaders.ts",
      "packages/portal-config/list-screen.schema.json",
      "apps/portal/src/api/generated/shell-endpoints.ts",
      "apps/portal/src/screens/generated/modules/leads.ts",
    ]),
  );
  expect(withGenerated(["packages/ui/src/icons/icon-names.json"])).toContain(
    "packages/ui/src/icons/generated/index.ts",
  );
  expect(withGenerated(["docs/running.md"])).toEqual(["docs/running.md"]);
});

it("runs no journeys for documentation and tests", () => {
  expect(journeysFor(["docs/running.md", "apps/server/src/db/postgres.test.ts"])).toEqual([]);
});

it("runs a changed journey, and the smoke journeys for a change of product code", () => {
  expect(journeysFor(["e2e/exports.spec.ts"])).toEqual(["e2e/exports.spec.ts"]);
  expect(journeysFor(["e2e/exports.spec.ts", "packages/ui/src/button/button.tsx"])).toEqual(
    ["e2e/exports.spec.ts", ...smokeJourneys].toSorted(),
  );
});

it("runs all journeys if a file that they share changed", () => {
  expect(journeysFor(["e2e/portal.ts"])).toBeUndefined();
});

it("names only existing smoke journeys", () => {
  expect(smokeJourneys.filter((file) => !existsSync(file))).toEqual([]);
});
