import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Registry } from "./registry.ts";

const run = promisify(execFile);

const packages = ["@portico/ui", "react@19", "react-dom@19"];

/**
 * The package managers of hosts, each with what it needs to use a registry without TLS for one scope, and a release of
 * the same day.
 */
const managers = [
  { name: "npm", command: ["npm", "install", "--no-audit", "--no-fund", ...packages] },
  // A release is installed on the day it is published.
  {
    name: "pnpm",
    command: ["npx", "--yes", "pnpm@12", "add", "--config.minimum-release-age=0", ...packages],
  },
  {
    name: "yarn",
    command: ["npx", "--yes", "@yarnpkg/cli-dist@4.18.1", "add", ...packages],
    settings: ({ url }: Registry) =>
      [
        "nodeLinker: node-modules",
        "enableTelemetry: false",
        'npmPreapprovedPackages: ["@portico/*"]',
        "unsafeHttpWhitelist: [127.0.0.1]",
        `npmScopes: { portico: { npmRegistryServer: "${url}" } }`,
      ].join("\n"),
  },
] as const;

/** Uses the installed package: an entry without React, one with it, and a style sheet. */
const use = `
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Button } from "@portico/ui/button";
import { formatMoney } from "@portico/ui/format";
import.meta.resolve("@portico/ui/styles.css");
console.log(renderToString(createElement(Button, null, formatMoney(12))));
`;

/** Installs the published packages with each package manager. Returns what failed. */
export async function checkInstallers(registry: Registry, into: string): Promise<string[]> {
  const problems = managers.map(async (manager) => {
    const dir = join(into, `with-${manager.name}`);
    mkdirSync(dir);
    writeFileSync(join(dir, "package.json"), '{ "private": true, "type": "module" }\n');
    writeFileSync(join(dir, ".npmrc"), registry.npmrc);
    writeFileSync(join(dir, "use.js"), use);
    if ("settings" in manager) {
      writeFileSync(join(dir, ".yarnrc.yml"), manager.settings(registry));
      // Otherwise it looks for a project in the folders above.
      writeFileSync(join(dir, "yarn.lock"), "");
    }
    const [program, ...args] = manager.command;
    try {
      await run(program, args, { cwd: dir });
      const { stdout } = await run(process.execPath, ["use.js"], { cwd: dir });
      return stdout.includes("<button") ? [] : [`Installed with ${manager.name}, it renders: ${stdout}`];
    } catch (error) {
      const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
      return [`${manager.name} can't install it: ${message}\n${stdout}${stderr}`];
    }
  });
  return (await Promise.all(problems)).flat();
}
