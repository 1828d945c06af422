import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { journeysFor, smokeJourneys } from "./changed-files.mjs";

it("runs no journey for documents and tests", () => {
  expect(journeysFor(["docs/running.md", "apps/server/src/db/postgres.test.ts"])).toEqual([]);
});

it("runs a journey that changed, and the smoke journeys for a change of the product", () => {
  expect(journeysFor(["e2e/exports.spec.ts"])).toEqual(["e2e/exports.spec.ts"]);
  expect(journeysFor(["e2e/exports.spec.ts", "packages/ui/src/button/button.tsx"])).toEqual(
    ["e2e/exports.spec.ts", ...smokeJourneys].toSorted(),
  );
});

it("runs all journeys where a file that they share changed", () => {
  expect(journeysFor(["e2e/portal.ts"])).toBeUndefined();
});

it("names smoke journeys that exist", () => {
  expect(smokeJourneys.filter((file) => !existsSync(file))).toEqual([]);
});
