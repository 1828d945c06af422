/**
 * The browser for tests. On Linux x64 it is the Chromium in `@sparticuz/chromium`, unpacked once to .cache/, so that
 * screenshots are the same on every machine and nothing is downloaded. `CHROMIUM_PATH` selects another browser; on
 * other systems, Playwright's own or an installed Chrome is used.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { type Browser, chromium } from "playwright";

export interface ChromiumLaunchOptions {
  executablePath?: string;
  /** An installed browser, if there is no other. */
  channel?: "chrome";
  args: string[];
  env?: Record<string, string>;
}

const cacheDir = join(dirname(fileURLToPath(import.meta.url)), "../.cache");

/** No network access beyond the machine: no updates, reports or name resolution. */
const args = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--no-pings",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/** Launch options for Playwright's chromium. The first call unpacks the browser. */
export async function chromiumLaunchOptions(): Promise<ChromiumLaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args };
  if (process.platform === "linux" && process.arch === "x64") return packagedChromium();
  return existsSync(chromium.executablePath()) ? { args } : { channel: "chrome", args };
}

/**
 * Launches the browser, for scripts that control it themselves.
 * @param added arguments of Chromium. @default none
 */
export async function launchBrowser(added: readonly string[] = []): Promise<Browser> {
  const options = await chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...options.args, ...added] });
}

async function packagedChromium(): Promise<ChromiumLaunchOptions> {
  const packageDir = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..");
  const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")) as {
    version: string;
  };
  const home = join(cacheDir, `chromium-${version}`);
  if (!existsSync(home)) await unpack(join(packageDir, "bin"), home);
  return {
    executablePath: join(home, "chromium"),
    // Renders on the CPU: emulating a graphics card takes twice as long.
    args: [...args, "--disable-gpu"],
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: join(home, "al2023/lib"),
      FONTCONFIG_FILE: join(home, "fonts.conf"),
    },
  };
}

/** Unpacks to a temporary folder and renames it, so that two processes can run at the same time. */
async function unpack(bin: string, home: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const staging = await mkdtemp(join(cacheDir, "chromium-unpacking-"));
  try {
    const parts = await Promise.allSettled([
      unbrotli(join(bin, "chromium.br"), join(staging, "chromium")),
      untar(join(bin, "al2023.tar.br"), join(staging, "al2023")),
      untar(join(bin, "fonts.tar.br"), join(staging, "fonts")),
      writeFile(join(staging, "fonts.conf"), fontsConf(home)),
    ]);
    for (const part of parts) if (part.status === "rejected") throw part.reason;
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    const wasFasterElsewhere = existsSync(join(home, "chromium"));
    if (!wasFasterElsewhere) throw error;
  }
}

function unbrotli(archive: string, file: string): Promise<void> {
  return pipeline(
    createReadStream(archive),
    createBrotliDecompress(),
    createWriteStream(file, { mode: 0o755 }),
  );
}

/** Through a file, because `tar` closes a pipe at the archive's end while data is still being written. */
async function untar(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unpacked = `${folder}-${basename(archive, ".br")}`;
  await unbrotli(archive, unpacked);
  const [code] = await once(spawn("tar", ["-xf", unpacked, "-C", folder], { stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error(`tar can't unpack ${archive} (code ${code}), so no browser is available.`);
  await rm(unpacked);
}

function fontsConf(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
