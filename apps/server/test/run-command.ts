import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { childVariables } from "./child-server.ts";

/** Runs one of the server's commands in its own process. Returns its exit code and output: `0: …`. */
export async function runCommand(
  name: string,
  variables: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<string> {
  const command = fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [command, ...words], {
    env: { ...childVariables, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(String(part)));
  const [code]: number[] = await once(child, "close");
  return `${code}: ${output.join("")}`;
}
