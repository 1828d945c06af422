#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";

/** What npm allows as the name of a package. */
const namePattern = /^[a-z0-9][a-z0-9._-]{0,99}$/;

/**
 * Copies the template into a new folder.
 * @returns an error message if it can't. Nothing is written then
 */
function createApp(folder: string): string | undefined {
  const target = resolve(folder);
  const name = basename(target);
  if (!namePattern.test(name))
    return `"${name}" can't be the name of an app. Use lowercase letters, digits, ".", "_" and "-".`;
  if (existsSync(target) && readdirSync(target).length > 0)
    return `The folder ${target} isn't empty, so nothing was written.`;
  cpSync(join(import.meta.dirname, "template"), target, { recursive: true });
  // npm leaves files with this name out of packages.
  renameSync(join(target, "gitignore"), join(target, ".gitignore"));
  const manifest = join(target, "package.json");
  const content = JSON.parse(readFileSync(manifest, "utf8"));
  writeFileSync(manifest, `${JSON.stringify({ ...content, name }, null, 2)}\n`);
  console.log(`Created ${name}. Next:\n\n  cd ${folder}\n  npm install\n  npm run build\n  npm start\n`);
}

async function askName(): Promise<string> {
  const question = createInterface({ input: stdin, output: stdout });
  try {
    return (await question.question("Name of the app: ")).trim();
  } finally {
    question.close();
  }
}

const error = createApp(process.argv[2] ?? (await askName()));
if (error !== undefined) {
  console.error(error);
  process.exitCode = 1;
}
