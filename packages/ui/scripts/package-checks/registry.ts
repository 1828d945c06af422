import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A package registry on this machine, for the scope `@portico` only. */
export interface Registry {
  /** Ends with a slash. */
  readonly url: string;
  /** The `.npmrc` by which npm and pnpm use it; packages of other scopes come from the configured registry. */
  readonly npmrc: string;
  close: () => Promise<void>;
}

/** A port that nothing uses. Verdaccio doesn't say which one it got. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return address && typeof address === "object" ? address.port : 0;
}

/** Installs and starts Verdaccio, empty, in a new folder `into/registry`. */
export async function startRegistry(packageDir: string, into: string): Promise<Registry> {
  const dir = join(into, "registry");
  cpSync(join(packageDir, "consumers/registry"), dir, { recursive: true });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: dir,
    stdio: "pipe",
  });
  const host = `127.0.0.1:${await freePort()}`;
  const server = spawn(
    process.execPath,
    ["node_modules/verdaccio/bin/verdaccio", "--config", "config.yaml", "--listen", host],
    { cwd: dir, stdio: ["ignore", "pipe", "pipe"] },
  );
  const exit = once(server, "exit");
  server.stderr.resume();
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes(`http://${host}`)) continue;
    server.stdout.resume();
    return {
      url: `http://${host}/`,
      // npm publishes only with a token; this registry takes any.
      npmrc: `@portico:registry=http://${host}/\n//${host}/:_authToken=any\n`,
      close: async () => {
        server.kill();
        await exit;
      },
    };
  }
  throw new Error("The registry ended before it was ready, so publishing can't be tried.");
}
