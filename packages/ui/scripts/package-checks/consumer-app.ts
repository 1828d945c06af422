import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface ConsumerApp {
  /** Folder in `consumers/` to copy. */
  name: string;
  /** Commands to run after installation: programs in its node_modules, or node. */
  steps: readonly (readonly [program: string, ...args: string[]])[];
  /** The folder of its sources that gets the folder `sample`. */
  sampleIn: string;
  /** The build mode. React logs warnings only in "development". */
  mode: "production" | "development";
}

export interface Places {
  readonly packageDir: string;
  readonly tarball: string;
  /** The packed `@portico/format`, a dependency of `@portico/ui`. */
  readonly formatTarball: string;
  readonly into: string;
}

/** The environment of a consumer's programs: a server in UTC that sends nothing about itself. */
export function consumerEnv(mode: ConsumerApp["mode"]): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: mode,
    TZ: "UTC",
    NEXT_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
  };
}

/** Copies the app out of the workspace, installs the tarballs in it, and builds it. Returns its folder. */
export async function buildConsumer(
  { name, sampleIn, steps, mode }: ConsumerApp,
  { packageDir, tarball, formatTarball, into }: Places,
): Promise<string> {
  const dir = join(into, name);
  cpSync(join(packageDir, "consumers", name), dir, { recursive: true });
  cpSync(join(packageDir, "consumers/sample"), join(dir, sampleIn, "sample"), { recursive: true });
  cpSync(tarball, join(dir, "portico-ui.tgz"));
  cpSync(formatTarball, join(dir, "portico-format.tgz"));
  // The catalog, so that the app uses the same versions as the workspace.
  const workspace = readFileSync(join(packageDir, "../../pnpm-workspace.yaml"), "utf8");
  // The version of @portico/format that @portico/ui depends on is published together with it.
  const overrides = 'overrides:\n  "@portico/format": file:./portico-format.tgz\n';
  writeFileSync(join(dir, "pnpm-workspace.yaml"), `${workspace}\n${overrides}`);
  const step = async (program: string, args: readonly string[]) => {
    await run(program, args, { cwd: dir, env: consumerEnv(mode) }).catch(
      (error: { stdout?: string; stderr?: string }) => {
        throw new Error(
          `${[program, ...args].join(" ")} failed in the consumer ${name}, so the package cannot be used there.\n` +
            `${error.stdout ?? ""}${error.stderr ?? ""}`,
        );
      },
    );
  };
  await step("npx", ["--yes", "pnpm@12", "install", "--no-lockfile", "--prefer-offline", "--prod=false"]);
  for (const [program, ...args] of steps) {
    const isOwn = program !== "node";
    await step(isOwn ? join(dir, "node_modules/.bin", program) : process.execPath, args);
  }
  return dir;
}
