import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { requireInstallation, root, runPnpm } from "./workspace.mjs";

/**
 * The build steps in order, with their inputs. A step is skipped if its inputs have not changed. Steps with the same
 * stage run at the same time. Generating comes after the first stage: it reads the contract, which reads the build of
 * @portico/format. Steps on request run only by name.
 */
const builds = [
  {
    name: "format",
    stage: 1,
    package: "@portico/format",
    inputs: ["packages/format/{package.json,tsconfig*.json,tsup.config.ts,src/**}", "tsconfig.base.json"],
    output: "packages/format/dist",
  },
  {
    name: "ui",
    stage: 2,
    package: "@portico/ui",
    inputs: [
      "packages/ui/{package.json,tsconfig*.json,tsup.config.ts}",
      "packages/ui/{src,scripts}/**",
      "packages/format/dist/**",
      "tailwind.config.ts",
      "tsconfig.base.json",
    ],
    output: "packages/ui/dist",
  },
  ...["endpoints", "screens", "renderer"].map((name) => ({
    name,
    stage: 3,
    package: `@portico/${name}`,
    inputs: [
      `packages/${name}/{package.json,tsconfig*.json}`,
      "packages/{endpoints,screens,renderer}/src/**",
      "packages/{format,ui}/dist/**",
      "tailwind.config.ts",
      "tsconfig.{base,package}.json",
    ],
    output: `packages/${name}/dist`,
    isOnRequest: true,
  })),
  {
    name: "create-app",
    stage: 3,
    package: "@portico/create-app",
    inputs: [
      "packages/create-app/{package.json,tsconfig*.json,src/**,scripts/**}",
      "examples/agency/**",
      "pnpm-workspace.yaml",
      "tsconfig.{base,package}.json",
    ],
    output: "packages/create-app/dist",
    isOnRequest: true,
  },
  {
    name: "portal",
    stage: 3,
    package: "@portico/portal",
    inputs: [
      "apps/portal/{index.html,package.json,*.ts}",
      "apps/portal/{src,public}/**",
      "packages/{endpoints,screens,contract,portal-config,renderer}/src/**",
      "packages/{format,ui}/dist/**",
      "tailwind.config.ts",
    ],
    output: "apps/portal/dist",
    after: compress,
  },
  {
    name: "public",
    stage: 3,
    package: "@portico/public",
    inputs: [
      "apps/public/{package.json,*.ts}",
      "apps/public/src/self-enroll/**",
      "packages/{endpoints,contract}/src/**",
      "packages/{format,ui}/dist/**",
      "tailwind.config.ts",
    ],
    output: "apps/public/dist",
    after: compress,
  },
  {
    name: "design",
    stage: 3,
    package: "@portico/design",
    inputs: [
      "apps/design/{package.json,src/**,scripts/**,public/**}",
      "packages/ui/{src,docs,scripts}/**",
      "packages/{format,ui}/dist/**",
      "tailwind.config.ts",
    ],
    output: "apps/design/dist",
    after: compress,
    isOnRequest: true,
  },
];

/**
 * Builds what has changed since it was built last, and generates what the second and later stages read.
 * @param names the steps. @default all that the server needs
 */
export async function build(names = builds.filter((one) => !one.isOnRequest).map(({ name }) => name)) {
  const wanted = builds.filter(({ name }) => names.includes(name));
  const [first, later] = [wanted.filter(({ stage }) => stage === 1), wanted.filter(({ stage }) => stage > 1)];
  await Promise.all(first.map(buildOne));
  if (later.length === 0) return;
  if (!writeGenerated()) throw new Error("Files could not be generated. See the error above.");
  for (const stage of new Set(later.map((one) => one.stage))) {
    await Promise.all(later.filter((one) => one.stage === stage).map(buildOne));
  }
}

/**
 * Writes generated files that are not committed. A process of its own loads the sources as they are now, and its
 * memory ends with it.
 * @returns whether it succeeded; what it prints is on stderr
 */
export function writeGenerated() {
  const script = join(root, "scripts/generate.mjs");
  const args = ["--disable-warning=ExperimentalWarning", script, "uncommitted"];
  return spawnSync(process.execPath, args, { stdio: ["ignore", 2, 2] }).status === 0;
}

async function buildOne(one) {
  const stamp = join(root, ".cache/build", one.name);
  const fingerprint = fingerprintOf(one.inputs);
  if (readIfExists(stamp) === fingerprint && exists(join(root, one.output))) return;
  console.log(`Building ${one.name} …`);
  fs.rmSync(stamp, { force: true });
  // Without files of sources that are gone.
  fs.rmSync(join(root, one.output), { recursive: true, force: true });
  const { isPassed } = await runPnpm(["--filter", one.package, "run", "build"], {
    linesOfEnd: 0,
    isShown: true,
  });
  if (!isPassed) throw new Error(`${one.name} failed to build. See the error above.`);
  await one.after?.(join(root, one.output));
  fs.mkdirSync(join(root, ".cache/build"), { recursive: true });
  fs.writeFileSync(stamp, fingerprint);
}

function fingerprintOf(patterns) {
  const hash = createHash("sha256").update(fs.readFileSync(join(root, "pnpm-lock.yaml")));
  const files = patterns
    .flatMap((pattern) => fs.globSync(pattern, { cwd: root, withFileTypes: false }))
    .sort();
  for (const file of new Set(files)) {
    const path = join(root, file);
    if (fs.statSync(path).isFile()) hash.update(file).update("\0").update(fs.readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/** Writes .br and .gz files next to compressible ones, so that the server does not compress at run time. */
async function compress(folder) {
  const files = fs.globSync("**/*.{html,js,css,svg,json}", { cwd: folder }).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const content = fs.readFileSync(file);
      fs.writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      fs.writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

function readIfExists(file) {
  return exists(file) ? fs.readFileSync(file, "utf8") : undefined;
}

function exists(path) {
  return fs.statSync(path, { throwIfNoEntry: false }) !== undefined;
}

if (import.meta.main) {
  requireInstallation();
  await build(process.argv.length > 2 ? process.argv.slice(2) : undefined);
}
