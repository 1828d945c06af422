import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const checkEvery = 500;
const farthest = 8;

/**
 * Stops this process like SIGTERM does when its npx is gone. npx does not forward signals, and an orphaned server
 * would keep its port and data folder.
 */
export function stopWithLauncher() {
  const launcher = findLauncher();
  if (launcher === undefined) return;
  const watch = setInterval(() => {
    if (isAlive(launcher)) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, checkEvery);
  watch.unref();
}

function findLauncher() {
  let pid = process.ppid;
  for (let step = 0; step < farthest && pid > 1; step += 1) {
    const { parent, command } = describe(pid);
    if (/\b(npm exec|npx)\b/.test(command)) return pid;
    pid = parent;
  }
  return undefined;
}

function describe(pid) {
  try {
    if (existsSync("/proc/self/stat")) {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      return { parent, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") };
    }
    const line = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const [parent = "0", ...command] = line.split(/\s+/);
    return { parent: Number(parent), command: command.join(" ") };
  } catch {
    return { parent: 0, command: "" };
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
