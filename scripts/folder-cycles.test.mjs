import { expect, it } from "vitest";
import { findCycles, folderImports } from "./folder-cycles.mjs";

const cyclesIn = (files) => findCycles(folderImports(new Map(Object.entries(files))));

it("finds two folders that import each other", () => {
  const files = {
    "src/db/open.ts": 'import { install } from "../jobs/queues.ts";',
    "src/jobs/queues.ts": 'import type { Database } from "../db/database.ts";',
    "src/db/database.ts": "",
  };
  expect(cyclesIn(files)).toEqual([["src/db", "src/jobs"]]);
});

it("finds folders that import each other through a third one", () => {
  const files = {
    "src/a/a.ts": 'export * from "../b/b.ts";',
    "src/b/b.ts": 'const c = await import("../c/c.ts");',
    "src/c/c.ts": 'import "../a/a.ts";',
  };
  expect(cyclesIn(files)).toEqual([["src/a", "src/b", "src/c"]]);
});

it("accepts imports in one direction, and between a folder and its subfolders", () => {
  const files = {
    "src/a/index.ts": 'import { part } from "./parts/part.ts"; import { b } from "../b/b.ts";',
    "src/a/parts/part.ts": 'import type { A } from "../a.ts";',
    "src/a/a.ts": "",
    "src/b/b.ts": "",
  };
  expect(cyclesIn(files)).toEqual([]);
});
