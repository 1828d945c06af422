import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** Size budget of each entry in kB, gzipped, with all imports except peer dependencies. */
const budgets: Record<string, number> = {
  ".": 120.9,
  "./app-shell": 8.8,
  "./avatar": 0.85,
  "./button": 5.45,
  // Most of it is the fields, above all the calendar; an app bundles those that it imports.
  "./cell-editing": 22.3,
  // All charts together; an app bundles those that it imports.
  "./charts": 33.8,
  "./code": 8.7,
  "./combobox": 13,
  "./command-palette": 23.3,
  "./data-table": 36.9,
  "./date-fields": 17.1,
  // Most of it is the sheet of narrow screens.
  "./detail-panel": 22.6,
  "./dialog": 20.6,
  // Alert, Card, CopyButton and others together; an app bundles those that it imports.
  "./display": 9.8,
  "./empty-state": 6.5,
  // Most of it, the sheet of narrow screens, the searched selects, numbers and the calendar, loads when it is first needed.
  "./filters": 52.4,
  // Half of it parses what users type.
  "./format": 5.6,
  "./form-kit": 42.3,
  "./format-provider": 2.05,
  // All fields together; an app bundles those that it imports.
  "./forms": 30.1,
  "./icons": 4.75,
  "./keyboard": 0.4,
  // Page, Stack, Inline, Grid, Section, and Split together; an app bundles those that it imports.
  "./layout": 1.5,
  "./menu": 5.4,
  "./messages": 8.1,
  "./month-view": 14.4,
  "./name-value-table": 0.7,
  "./notification": 10.5,
  "./ordered-list": 8.1,
  "./ordered-table": 9.3,
  // Most of it, the crop dialog, loads with the first chosen photo.
  "./photo-field": 40.3,
  "./popover": 3.25,
  "./progress": 1,
  "./repeatable-entries": 23.1,
  "./rich-tooltip": 3.2,
  "./skeleton": 0.5,
  "./status-badge": 1.6,
  "./steps": 2,
  "./tabs": 1.6,
  "./timeline": 2.25,
  "./toolbar": 11.2,
  "./tooltip": 2.95,
  "./tree-rows": 7.5,
  // The statuses are chips or a select, so both are in it.
  "./work-dialogs": 39.9,
  "./styles.css": 15.1,
};

/** Components that are also measured alone, to check that an entry's other components are left out. */
const alone: Record<string, { entry: string; budget: number }> = {
  PieChart: { entry: "./charts", budget: 15.2 },
  Sparkline: { entry: "./charts", budget: 26.4 },
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
