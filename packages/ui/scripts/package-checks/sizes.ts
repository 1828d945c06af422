import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** Size budget of each entry in kB, gzipped, with all imports except peer dependencies. */
const budgets: Record<string, number> = {
  ".": 114.3,
  "./app-shell": 8.85,
  "./avatar": 1.5,
  "./button": 5.45,
  // Most of it is the fields, above all the calendar; an app bundles those that it imports.
  "./cell-editing": 23,
  // All charts together; an app bundles those that it imports.
  "./charts": 35,
  "./code": 8.8,
  "./combobox": 13.5,
  "./command-palette": 24,
  "./data-table": 33.4,
  "./date-fields": 17.7,
  // Most of it is the sheet of narrow screens.
  "./detail-panel": 23.3,
  "./dialog": 21.4,
  // Alert, Card, CopyButton and others together; an app bundles those that it imports.
  "./display": 9.65,
  "./empty-state": 8,
  // Most of it, the sheet of narrow screens, the searched selects, numbers and the calendar, loads when it is first needed.
  "./filters": 50.7,
  // Half of it parses what users type.
  "./format": 5.6,
  "./form-kit": 42.8,
  "./format-provider": 3,
  // All fields together; an app bundles those that it imports.
  "./forms": 31.5,
  "./icons": 5,
  "./keyboard": 0.6,
  // Page, Stack, Inline, Grid, Section, and Split together; an app bundles those that it imports.
  "./layout": 2,
  "./menu": 6,
  "./messages": 8.1,
  "./month-view": 15,
  "./name-value-table": 1.5,
  "./notification": 11.1,
  "./ordered-list": 9,
  "./ordered-table": 9.5,
  // Most of it, the crop dialog, loads with the first chosen photo.
  "./photo-field": 41.2,
  "./popover": 3.45,
  "./progress": 1.5,
  "./repeatable-entries": 23.9,
  "./rich-tooltip": 3.6,
  "./skeleton": 1,
  "./status-badge": 3.5,
  "./steps": 3,
  "./tabs": 3.5,
  "./timeline": 2.5,
  "./toolbar": 10.8,
  "./tooltip": 3.3,
  "./tree-rows": 7.7,
  // The statuses are chips or a select, so both are in it.
  "./work-dialogs": 39.4,
  "./styles.css": 14.3,
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
    console.log(`  ${name.padEnd(22)} ${(bytes / 1000).toFixed(1).padStart(5)} kB of ${budget ?? "?"}`);
    if (budget === undefined) problems.push(`${name} has no size budget.`);
    else if (bytes > budget * 1000)
      problems.push(`${name} is ${(bytes / 1000).toFixed(1)} kB, over its ${budget} kB.`);
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
