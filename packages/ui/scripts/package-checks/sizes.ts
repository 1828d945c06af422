import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/**
 * Size budget of each entry in kB, gzipped, with all imports except peer dependencies: its size when it was last set and
 * about 3 %, so that a library that comes in fails the check and a few characters don't.
 */
const budgets: Record<string, number> = {
  ".": 124.5,
  "./app-shell": 9.1,
  "./avatar": 0.85,
  "./button": 5.6,
  // Most of it is the fields, above all the calendar; an app bundles those that it imports.
  "./cell-editing": 23,
  // All charts together; an app bundles those that it imports.
  "./charts": 35,
  "./code": 9,
  "./combobox": 13.5,
  "./command-palette": 24.5,
  "./data-table": 38,
  "./date-fields": 18,
  // Most of it is the sheet of narrow screens.
  "./detail-panel": 23.5,
  "./dialog": 21.5,
  // Alert, Card, CopyButton and others together; an app bundles those that it imports.
  "./display": 10.5,
  "./empty-state": 6.7,
  // Most of it, the sheet of narrow screens, the searched selects, numbers and the calendar, loads when it is first needed.
  "./filters": 54,
  // Half of it parses what users type.
  "./format": 5.8,
  "./form-kit": 44,
  "./format-provider": 2.1,
  // All fields together; an app bundles those that it imports.
  "./forms": 31,
  "./icons": 4.9,
  "./keyboard": 0.45,
  // Page, Stack, Inline, Grid, Section, and Split together; an app bundles those that it imports.
  "./layout": 1.55,
  "./menu": 5.5,
  "./messages": 8.3,
  "./month-view": 15,
  "./name-value-table": 0.7,
  "./notification": 11,
  "./ordered-list": 8.3,
  "./ordered-table": 9.6,
  // Most of it, the crop dialog, loads with the first chosen photo.
  "./photo-field": 41.5,
  "./popover": 3.4,
  "./progress": 1,
  "./repeatable-entries": 24,
  "./rich-tooltip": 3.3,
  "./skeleton": 0.5,
  "./status-badge": 1.65,
  "./steps": 2.05,
  "./tabs": 1.65,
  "./timeline": 2.3,
  "./toolbar": 11.5,
  "./tooltip": 3.1,
  "./tree-rows": 7.8,
  // The statuses are chips or a select, so both are in it.
  "./work-dialogs": 41.5,
  "./styles.css": 15.5,
};

/** Components that are also measured alone, to check that an entry's other components are left out. */
const alone: Record<string, { entry: string; budget: number }> = {
  PieChart: { entry: "./charts", budget: 15.5 },
  Sparkline: { entry: "./charts", budget: 27.5 },
};

/** Returns the entries over budget or without one. Prints every size. */
export async function checkSizes(
  dir: string,
  entries: readonly (readonly [string, string])[],
): Promise<string[]> {
  const problems: string[] = [];
  const report = (name: string, bytes: number, budget = budgets[name]) => {
    console.log(`  ${name.padEnd(22)} ${(bytes / 1000).toFixed(2).padStart(6)} kB of ${budget ?? "?"}`);
    if (budget === undefined) problems.push(`${name} has no size budget.`);
    else if (bytes > budget * 1000)
      problems.push(`${name} is ${(bytes / 1000).toFixed(2)} kB, over its ${budget} kB.`);
  };
  for (const [name, file] of entries)
    report(name, gzipSync(await bundled(join(dir, file)), { level: 9 }).length);
  const files = Object.fromEntries(entries);
  for (const [name, { entry, budget }] of Object.entries(alone)) {
    const module = join(dir, "dist", `only-${name}.js`);
    writeFileSync(module, `export { ${name} } from ${JSON.stringify(join(dir, files[entry] ?? ""))};`);
    report(`${name} of ${entry}`, gzipSync(await bundled(module), { level: 9 }).length, budget);
    rmSync(module);
  }
  report("./styles.css", gzipSync(readFileSync(join(dir, "dist/styles.css")), { level: 9 }).length);
  return problems;
}

const peerDependencies = [/^react($|\/)/, /^react-dom($|\/)/, /^react-hook-form$/, /^@tanstack\//];

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["es"] },
      rolldownOptions: { external: peerDependencies },
    },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output))
    throw new Error(`${entry} could not be bundled, so its size is unknown.`);
  return output.output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
}
