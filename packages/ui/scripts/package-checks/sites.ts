import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { preview } from "vite";
import { consumerEnv } from "./consumer-app.ts";

/** A served consumer app. */
export interface Site {
  readonly name: string;
  readonly url: string;
  close: () => Promise<void>;
}

/** A policy that allows style sheets of the site only, no `<style>` elements. */
const strictStyles = "style-src 'self'";

/** Serves the files of an app that Vite built. */
export async function servePreview(dir: string, { hasStrictStyles = false } = {}): Promise<Site> {
  const headers = hasStrictStyles ? { "Content-Security-Policy": strictStyles } : {};
  const server = await preview({
    root: dir,
    logLevel: "silent",
    preview: { host: "127.0.0.1", port: 0, headers },
  });
  return {
    name: basename(dir),
    url: server.resolvedUrls?.local[0] ?? "",
    close: () => server.close(),
  };
}

/** Runs `next start`, which serves a built app, or `next dev`, which builds pages when they are opened. */
export async function serveNext(dir: string, command: "start" | "dev"): Promise<Site> {
  const mode = command === "dev" ? "development" : "production";
  const server = spawn(
    process.execPath,
    [join(dir, "node_modules/next/dist/bin/next"), command, "--port", "0", "--hostname", "127.0.0.1"],
    { cwd: dir, env: consumerEnv(mode), stdio: ["ignore", "pipe", "inherit"] },
  );
  const exit = once(server, "exit");
  for await (const line of createInterface(server.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (!url) continue;
    server.stdout.resume();
    return {
      name: `next ${command}`,
      url,
      close: async () => {
        server.kill();
        await exit;
      },
    };
  }
  throw new Error(`next ${command} ended without an address, so its pages cannot be checked.`);
}
