import { existsSync, watch } from "node:fs";
import { chmod, cp, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import * as z from "zod";
import { type ChildServer, startChild } from "../test/child-server.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { demoPassword } from "./demo/accounts.ts";
import { listen } from "./http/listener.ts";

function start(variables: Record<string, string>): ChildServer {
  const child = startChild(variables);
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  return child;
}

/** The URL of a server once it is ready. */
async function readyUrl(child: ChildServer): Promise<string> {
  const line = await child.says(/Portico is ready on/);
  return z.url().parse(line.split(" ").at(-1));
}

/** The number of policies that the administrator sees. */
async function policiesOn(url: string): Promise<number> {
  const login = await fetch(`${url}/identity/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user: "admin@portico.test", pass: demoPassword }),
  });
  expect(login.status, await login.clone().text()).toBe(200);
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const list = await fetch(`${url}/api/Policies?pageSize=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return z.object({ totalRecords: z.number() }).parse(await list.json()).totalRecords;
}

/** Waits until the folder contains a file with this name. */
async function appears(folder: string, name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(join(folder, name))) return;
      watcher.close();
      resolve();
    });
  });
}

/** All files in a folder, and the folder itself, that users other than the owner can access. */
async function openToOthers(folder: string): Promise<string[]> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await lstat(path)).mode })));
  expect(modes.length).toBeGreaterThan(900);
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path);
}

describe("a server in its own process", () => {
  it("starts after earlier starts were killed while creating the folder and while seeding", async () => {
    const DATA_DIR = await temporaryFolder();
    const making = appears(DATA_DIR, "pglite.making");
    const creating = start({ DATA_DIR, DEMO_ROWS: "0" });
    await making;
    creating.process.kill("SIGKILL");
    expect(await creating.ended).toBe("SIGKILL");

    const seeding = start({ DATA_DIR, DEMO_ROWS: "100000" });
    await seeding.says(/"policies":5000/);
    seeding.process.kill("SIGKILL");
    await seeding.ended;
    expect(await readdir(DATA_DIR)).toContainEqual(expect.stringMatching(/^pglite\.half-made-\d+$/));

    const next = start({ DATA_DIR, DEMO_ROWS: "300" });
    expect(await policiesOn(await readyUrl(next))).toBe(300);
    expect(await openToOthers(DATA_DIR)).toEqual([]);
    next.process.kill("SIGTERM");
    await next.ended;
    expect(await openToOthers(DATA_DIR)).toEqual([]);
  });

  it("refuses a data folder in use by another process, and unlocks its own when stopped", async () => {
    const DATA_DIR = await temporaryFolder();
    await cp(inject("pgliteFolder"), DATA_DIR, { recursive: true });
    const first = start({ DATA_DIR, DEMO_ROWS: "0" });
    await readyUrl(first);
    await first.says(/FOR TRIALS ONLY/);
    await first.says(/agent@portico\.test/);

    const second = start({ DATA_DIR, DEMO_ROWS: "0" });
    expect(await second.ended).toBe(1);
    expect(second.words()).toContain(`Another process uses the data folder ${DATA_DIR}`);
    expect(second.words()).not.toContain("    at ");

    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    await readyUrl(start({ DATA_DIR, DEMO_ROWS: "0" }));
  });

  it("restricts its data to the owner, even if other users of the machine could access it before", async () => {
    const DATA_DIR = await temporaryFolder();
    await cp(inject("pgliteFolder"), DATA_DIR, { recursive: true });
    // As left by earlier versions.
    for (const name of await readdir(DATA_DIR, { recursive: true })) await chmod(join(DATA_DIR, name), 0o777);
    await chmod(DATA_DIR, 0o755);
    await readyUrl(start({ DATA_DIR, DEMO_ROWS: "0" }));
    expect(await openToOthers(DATA_DIR)).toEqual([]);
  });

  it("reports immediately if its port is in use", async () => {
    const other = await listen(0);
    onTestFinished(() => other.stop());
    const child = start({ DATA_DIR: await temporaryFolder(), PORT: String(other.port) });
    expect(await child.ended).toBe(1);
    expect(child.words()).toContain("another process uses this port");
  });

  it("names an invalid variable", async () => {
    const child = start({ PORT: "many" });
    expect(await child.ended).toBe(1);
    expect(child.words()).toContain("PORT must be a whole number");
  });
});
