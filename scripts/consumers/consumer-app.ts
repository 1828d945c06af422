import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface ConsumerApp {
  /** The name of its folder. */
  name: string;
  /** Commands to run after installation: programs in its node_modules, or node. */
  steps: readonly (readonly [program: string, ...args: string[]])[];
  /** The build mode. React logs warnings only in "development". */
  mode: "production" | "development";
}

export interface Places {
  /** The folder of the workspace with the app's own. */
  readonly from: string;
  /** Folders to copy into the app as well, by path in it. @default none */
  readonly added?: Readonly<Record<string, string>>;
  /** The packed packages of the workspace, by name. */
  readonly tarballs: Readonly<Record<string, string>>;
  readonly into: string;
}

const root = join(import.meta.dirname, "../..");

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
  { name, steps, mode }: ConsumerApp,
  { from, added = {}, tarballs, into }: Places,
): Promise<string> {
  const dir = join(into, name);
  const isSource = (path: string) => !/\/(?:node_modules|dist)$/.test(path);
  cpSync(join(from, name), dir, { recursive: true, filter: isSource });
  for (const [path, folder] of Object.entries(added)) cpSync(folder, join(dir, path), { recursive: true });
  // The catalog, so that the app uses the same versions as the workspace.
  const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  // The versions that the app and the packages depend on are published together.
  const overrides = Object.entries(tarballs).map(([packed, file]) => `  "${packed}": file:${file}\n`);
  writeFileSync(join(dir, "pnpm-workspace.yaml"), `${workspace}\noverrides:\n${overrides.join("")}`);
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
