import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { type ChildServer, childVariables, watchChild } from "./child-server.ts";

/** Starts a process that runs jobs on a data folder or PostgreSQL URL. Killed after the test. */
export function startJobProcess(...task: readonly string[]): ChildServer {
  return startProcess("job-child.ts", task);
}

/** Starts a process that makes a bulk change. Killed after the test. */
export function startBulkProcess(...task: readonly string[]): ChildServer {
  return startProcess("bulk-child.ts", task);
}

/** Starts a process that emails what is due. Killed after the test. */
export function startMailProcess(...task: readonly string[]): ChildServer {
  return startProcess("mail-child.ts", task);
}

/** Starts a process that publishes a screen. Killed after the test. */
export function startScreenProcess(...task: readonly string[]): ChildServer {
  return startProcess("screen-child.ts", task);
}

function startProcess(name: string, task: readonly string[]): ChildServer {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = watchChild(
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...task], {
      env: childVariables,
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  return child;
}
