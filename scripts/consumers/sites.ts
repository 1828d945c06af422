import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { preview } from "vite";
import { type ConsumerApp, consumerEnv } from "./consumer-app.ts";

/** A served consumer app. */
export interface Site {
  readonly name: string;
  readonly url: string;
  /** What its policy lets through because its framework needs it, as `checkPolicy` names it. @default nothing */
  readonly needs?: readonly string[];
  close: () => Promise<void>;
}

/** Serves the files of an app that Vite or Astro built. The policy is for those whose pages have none. */
export async function servePreview(dir: string, policy?: string): Promise<Site> {
  const headers = policy === undefined ? {} : { "Content-Security-Policy": policy };
  const server = await preview({
    root: dir,
    configFile: false,
    logLevel: "silent",
    preview: { host: "127.0.0.1", port: 0, headers },
  });
  return {
    name: basename(dir),
    url: server.resolvedUrls?.local[0] ?? "",
    close: () => server.close(),
  };
}

/** Runs an app's own server, a script that prints its address. */
export async function serveProgram(
  dir: string,
  name: string,
  mode: ConsumerApp["mode"],
  [script, ...args]: readonly [script: string, ...args: string[]],
): Promise<Site> {
  const server = spawn(process.execPath, [join(dir, script), ...args], {
    cwd: dir,
    env: { ...consumerEnv(mode), HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(server, "exit");
  for await (const line of createInterface(server.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (!url) continue;
    server.stdout.resume();
    return {
      name,
      url,
      close: async () => {
        server.kill();
        await exit;
      },
    };
  }
  throw new Error(`${name} ended without an address, so its pages cannot be checked.`);
}

/** Runs `next start`, which serves a built app, or `next dev`, which builds pages when they are opened. */
export async function serveNext(dir: string, command: "start" | "dev"): Promise<Site> {
  const args = [command, "--port", "0", "--hostname", "127.0.0.1"];
  const isDevelopment = command === "dev";
  const site = await serveProgram(dir, `next ${command}`, isDevelopment ? "development" : "production", [
    "node_modules/next/dist/bin/next",
    ...args,
  ]);
  return isDevelopment ? { ...site, needs: ["text as code", "style elements"] } : site;
}
