import { spawn } from "node:child_process";
import { statfsSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { isDiskFull } from "../src/db/database-errors.ts";
import { type ChildServer, main, watchChild } from "./child-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const megabyte = 1024 * 1024;

/** A disk that a test can fill. */
export interface SmallDisk {
  /** Its path for processes that are started on it. */
  readonly folder: string;
  /** Its path for the test. */
  readonly outside: string;
  /** Runs a script with Node on this disk, by default the server. */
  start(variables: Readonly<Record<string, string>>, script?: readonly string[]): ChildServer;
  /** Fills the disk until this many megabytes are free. */
  fill(left: number): void;
  /** Frees the space that `fill` used. */
  makeRoom(): Promise<void>;
  /** The number of free megabytes. */
  free(): number;
}

/** Creates a disk in memory in its own mount namespace, so that tests don't need root. Removed after the test. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await temporaryFolder();
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 none "$0" && echo mounted && exec sleep infinity`;
  const holder = watchChild(
    spawn("unshare", ["-Urm", "sh", "-c", mount, folder], { stdio: ["ignore", "pipe", "pipe"] }),
  );
  onTestFinished(async () => {
    holder.process.kill("SIGKILL");
    await holder.ended;
  });
  await holder.says(/^mounted$/);
  const pid = String(holder.process.pid);
  const outside = join(`/proc/${pid}/root`, folder);
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(outside);
    return bavail * bsize;
  };
  const ballast: string[] = [];
  return {
    folder,
    outside,
    start: (variables, script = [main]) => {
      const enter = ["-t", pid, "-U", "-m", "--preserve-credentials", process.execPath];
      const { PATH = "" } = process.env;
      const child = watchChild(
        spawn("nsenter", [...enter, "--disable-warning=ExperimentalWarning", ...script], {
          env: { PATH, PORT: "0", DATA_DIR: folder, ...variables },
          stdio: ["ignore", "pipe", "pipe"],
        }),
      );
      onTestFinished(async () => {
        child.process.kill("SIGKILL");
        await child.ended;
      });
      return child;
    },
    fill: (left) => {
      const bytes = Math.max(0, freeBytes() - left * megabyte);
      const file = join(outside, `ballast-${ballast.length}`);
      ballast.push(file);
      try {
        writeFileSync(file, Buffer.alloc(bytes));
      } catch (error) {
        // A process wrote to the disk in the meantime, so it is already full.
        if (!isDiskFull(error)) throw error;
      }
    },
    makeRoom: async () => {
      for (const file of ballast.splice(0)) await rm(file, { force: true });
    },
    free: () => Math.floor(freeBytes() / megabyte),
  };
}
