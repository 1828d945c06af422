import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

/** The program that people start. */
export const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A server in a process of its own, as people start it. */
export interface ChildServer {
  readonly process: ChildProcess;
  /** Everything it has said so far. */
  words(): string;
  /** Comes true with the first line that matches; fails where the process ends before. */
  says(pattern: RegExp): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts a server with these variables and no others of ours. */
export function startChild(variables: Readonly<Record<string, string>>): ChildServer {
  const { PATH = "" } = process.env;
  return watchChild(
    spawn(process.execPath, [main], {
      env: { PATH, PORT: "0", ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
}

/** Listens to what a process says. */
export function watchChild(child: ChildProcessByStdio<null, Readable, Readable>): ChildServer {
  const lines: string[] = [];
  const waiting: { pattern: RegExp; found: (line: string) => void }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      for (const { pattern, found } of waiting) if (pattern.test(line)) found(line);
    });
  }
  // "close" comes when everything it said has been read.
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
        (code) => reject(new Error(`The server ended (${code}) before it said ${pattern}:\n${words()}`)),
        reject,
      );
    });
  };
  return { process: child, words, says, ended };
}
