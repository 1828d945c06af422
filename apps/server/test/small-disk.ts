import { spawn } from "node:child_process";
import { statfsSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { isDiskFull } from "../src/db/database-errors.ts";
import { type ChildServer, main, watchChild } from "./child-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const megabyte = 1024 * 1024;

/** A disk of its own that a test can fill. */
export interface SmallDisk {
  /** Where the processes that are started on it find it. */
  readonly folder: string;
  /** Where the test itself finds it. */
  readonly outside: string;
  /** Runs a script with Node on this disk; the server where none is named. */
  start(variables: Readonly<Record<string, string>>, script?: readonly string[]): ChildServer;
  /** Fills the disk until so many megabytes are left. */
  fill(left: number): void;
  /** Gives back what `fill` took. */
  makeRoom(): Promise<void>;
  /** How many megabytes are left. */
  free(): number;
}

/** Makes a disk in memory, in a namespace of its own, so that no test needs to be root. It ends with the test. */
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
        // A process on the disk has written meanwhile: it is as full as it was to be.
        if (!isDiskFull(error)) throw error;
      }
    },
    makeRoom: async () => {
      for (const file of ballast.splice(0)) await rm(file, { force: true });
    },
    free: () => Math.floor(freeBytes() / megabyte),
  };
}
