import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

/** The server's entry point. */
export const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A server in its own process, started as in production. */
export interface ChildServer {
  readonly process: ChildProcess;
  /** Its output so far. */
  words(): string;
  /** Resolves with the first line that matches. Rejects if the process exits before. */
  says(pattern: RegExp): Promise<string>;
  /** Resolves with the exit code or signal. */
  readonly ended: Promise<number | string>;
}

/** The variables of every process that a test starts. */
export const childVariables: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? "",
  NODE_OPTIONS: `--import=${new URL("../../../scripts/fast-imports.mjs", import.meta.url)}`,
};

/** Starts a server with only these environment variables. */
export function startChild(variables: Readonly<Record<string, string>>): ChildServer {
  return watchChild(
    spawn(process.execPath, [main], {
      env: { ...childVariables, PORT: "0", ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}

/** Reads a process's output. */
export function watchChild(child: ChildProcessByStdio<null, Readable, Readable>): ChildServer {
  const lines: string[] = [];
  const waiting: { pattern: RegExp; found: (line: string) => void }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      for (const { pattern, found } of waiting) if (pattern.test(line)) found(line);
    });
  }
  // "close" is emitted after all output was read.
  const ended = once(child, "close").then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? "",
  );
  const words = () => lines.join("\n");
  const says = (pattern: RegExp) => {
    const found = lines.find((line) => pattern.test(line));
    if (found !== undefined) return Promise.resolve(found);
    return new Promise<string>((resolve, reject) => {
      waiting.push({ pattern, found: resolve });
      ended.then(
        (code) => reject(new Error(`The server exited (${code}) before it printed ${pattern}:\n${words()}`)),
        reject,
      );
    });
  };
  return { process: child, words, says, ended };
}
