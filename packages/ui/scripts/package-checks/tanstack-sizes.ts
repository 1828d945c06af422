import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const columns = [
  "columnOrderingFeature",
  "columnVisibilityFeature",
  "columnSizingFeature",
  "columnPinningFeature",
];
const sorting = ["rowSortingFeature", "createSortedRowModel"];
const filters = [
  "columnFilteringFeature",
  "createFilteredRowModel",
  "columnFacetingFeature",
  "createFacetedRowModel",
  "createFacetedUniqueValues",
  "createFacetedMinMaxValues",
];
const groups = [
  "columnGroupingFeature",
  "createGroupedRowModel",
  "rowAggregationFeature",
  "rowExpandingFeature",
  "createExpandedRowModel",
];
const pages = ["rowPaginationFeature", "createPaginatedRowModel"];

/** Size budgets in kB, gzipped, of what a table loads of TanStack Table, by the features that it imports. */
const budgets: readonly (readonly [name: string, budget: number, features: readonly string[]])[] = [
  ["no features", 11, []],
  ["sorting", 13.5, sorting],
  ["all features of the table", 24, [...columns, ...sorting, ...filters, ...groups, ...pages]],
];

/**
 * Returns the sets of features over budget, and the modules that load TanStack Table themselves: an app loads only the
 * features that it imports, and none for server pages.
 */
export async function checkTanStackSizes(packageDir: string, tarballDir: string): Promise<string[]> {
  const problems = modulesWithTanStack(join(tarballDir, "dist/data-table")).map(
    (file) => `${file} imports TanStack Table, so every app loads it. Import its types only.`,
  );
  for (const [name, budget, features] of budgets) {
    const size = (await sizeOf(["useTable", ...features], packageDir)) / 1000;
    console.log(`  TanStack, ${name.padEnd(26)} ${size.toFixed(1).padStart(5)} kB of ${budget}`);
    if (size > budget) {
      problems.push(`TanStack Table with ${name} is ${size.toFixed(1)} kB, over its ${budget} kB.`);
    }
  }
  return problems;
}

function modulesWithTanStack(dir: string): string[] {
  const files = readdirSync(dir).filter((file) => file.endsWith(".js"));
  return files.filter((file) => /from\s*"@tanstack\//.test(readFileSync(join(dir, file), "utf8")));
}

async function sizeOf(names: readonly string[], packageDir: string): Promise<number> {
  const entry = join(packageDir, "features.js");
  const result = await build({
    root: packageDir,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "features",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `export { ${names.join(", ")} } from "@tanstack/react-table";` : undefined,
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["es"] },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) {
    throw new Error("TanStack Table could not be bundled, so its size is unknown.");
  }
  const code = output.output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
  return gzipSync(code, { level: 9 }).length;
}
