/**
 * `pnpm promises <folder>` writes what the product promises into files: the API as an OpenAPI document, the screen
 * language as JSON Schema, the calls, requirements and problems of every screen, the messages about bad screens, and
 * the generated code, formatted. Run it before and after a change of structure: `diff -r` finds no difference.
 */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { build } from "./build.mjs";
import { generate } from "./generate.mjs";
import { generatedFiles } from "./generated/generated-files.mjs";
import { requireInstallation, root } from "./workspace.mjs";

requireInstallation();
// The contract imports the build of @portico/format.
await build(["format"]);
await generate();

const language = "../packages/portal-config/src";
const [name] = process.argv.slice(2);
if (!name) throw new Error("Name the folder to write to: pnpm promises <folder>");
/** The folder is relative to where pnpm was called; pnpm runs scripts in the project's folder. */
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), name);

await write("openapi.json", json(await openApi()));
await write("list-screen.schema.json", json(await schema()));
await write("screens.json", json(await screens()));
await write("bad-screens.json", json(await badScreenMessages()));
for (const { output } of generatedFiles.filter(({ output }) => output.endsWith(".ts"))) {
  for (const path of globSync(output, { cwd: root })) {
    await write(join("generated", path), readFileSync(join(root, path), "utf8"));
  }
}
format(join(folder, "generated"));

async function openApi() {
  const { endpoints } = await import("../packages/contract/src/index.ts");
  const { schemasOf } = await import("../packages/contract/src/index.schemas.ts");
  const { openApiDocument } = await import("../apps/server/src/openapi/document.ts");
  return openApiDocument(
    Object.entries(endpoints).map(([id, endpoint]) => ({ id, endpoint, schemas: schemasOf(id) })),
  );
}

async function schema() {
  const { listScreenJsonSchema } = await import(`${language}/json-schema.ts`);
  return listScreenJsonSchema();
}

async function screens() {
  const { portalScreens } = await import("../apps/portal/portal-screens.ts");
  const { callsOf, checkScreen, requirementsOf } = await import(`${language}/check-screen.ts`);
  return (await portalScreens()).map((screen) => ({
    id: screen.id,
    calls: callsOf(screen),
    requirements: requirementsOf(screen),
    problems: checkScreen(screen),
  }));
}

async function badScreenMessages() {
  const { badScreens } = await import(`${language}/bad-screens/bad-screens.fixtures.ts`);
  const { checkScreen } = await import(`${language}/check-screen.ts`);
  return badScreens.map(({ what, screen }) => ({ what, problems: checkScreen(screen) }));
}

async function write(path, text) {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** As sources are, which makes differences readable. Git does not ignore these copies. */
function format(path) {
  const args = [
    "check",
    "--write",
    "--linter-enabled=false",
    "--vcs-enabled=false",
    `--config-path=${root}`,
    path,
  ];
  execFileSync(join(root, "node_modules/.bin/biome"), args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
