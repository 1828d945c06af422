import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { type ChildServer, watchChild } from "./child-server.ts";

const script = fileURLToPath(new URL("job-child.ts", import.meta.url));

/** A process that works off the queues over a folder or a PostgreSQL address; killed when the test is over. */
export function startJobProcess(...task: readonly string[]): ChildServer {
  const { PATH = "" } = process.env;
  const child = watchChild(
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...task], {
      env: { PATH },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  return child;
}
