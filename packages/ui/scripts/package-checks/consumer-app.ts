import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface ConsumerApp {
  /** Folder of `consumers/` that it is made from. */
  name: string;
  /** What is run in it once it is installed: programs of its own node_modules, and node. */
  steps: readonly (readonly [program: string, ...args: string[]])[];
  /** What its build is for; React speaks of its misgivings only under "development". */
  mode: "production" | "development";
}

interface Places {
  readonly packageDir: string;
  readonly tarball: string;
  /** The packed `@portico/format`, which `@portico/ui` depends on. */
  readonly formatTarball: string;
  readonly into: string;
}

/** Copies the app out of the workspace, installs the tarballs in it, and builds it. Returns its folder. */
export async function buildConsumer(
  { name, steps, mode }: ConsumerApp,
  { packageDir, tarball, formatTarball, into }: Places,
): Promise<string> {
  const dir = join(into, name);
  cpSync(join(packageDir, "consumers", name), dir, { recursive: true });
  cpSync(tarball, join(dir, "portico-ui.tgz"));
  cpSync(formatTarball, join(dir, "portico-format.tgz"));
  // The catalog, so that both have the versions that the workspace has.
  const workspace = readFileSync(join(packageDir, "../../pnpm-workspace.yaml"), "utf8");
  // The version that @portico/ui depends on is published with it.
  const overrides = 'overrides:\n  "@portico/format": file:./portico-format.tgz\n';
  writeFileSync(join(dir, "pnpm-workspace.yaml"), `${workspace}\n${overrides}`);
  const step = async (program: string, args: readonly string[]) => {
    const env = { ...process.env, NODE_ENV: mode };
    await run(program, args, { cwd: dir, env }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(
        `${[program, ...args].join(" ")} failed in the consumer ${name}, so the package cannot be used there.\n` +
          `${error.stdout ?? ""}${error.stderr ?? ""}`,
      );
    });
  };
  await step("npx", ["--yes", "pnpm@12", "install", "--no-lockfile", "--prefer-offline", "--prod=false"]);
  for (const [program, ...args] of steps) {
    const isOwn = program !== "node";
    await step(isOwn ? join(dir, "node_modules/.bin", program) : process.execPath, args);
  }
  return dir;
}
