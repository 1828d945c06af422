import { cp } from "node:fs/promises";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import * as z from "zod";
import { type ChildServer, startChild } from "../../../../test/child-server.ts";
import { createPostgresDatabase, postgresUrl } from "../../../../test/databases.ts";
import { runCommand } from "../../../../test/run-command.ts";
import { temporaryFolder } from "../../../../test/temporary-folder.ts";

const pass = "Blue-Harbor-Rain-7";
function start(variables: Record<string, string>): ChildServer {
  const child = startChild(variables);
  onTestFinished(async () => {
    child.process.kill("SIGKILL");
    await child.ended;
  });
  return child;
}

function codeIn(text: string): string {
  return /\/login\/setup\/([\w-]{22})/.exec(text)?.[1] ?? "none";
}

/** The status of creating a security administrator with a link's code. */
async function use(child: ChildServer, code: string, user: string): Promise<number> {
  const origin = z.url().parse((await child.says(/Portico is ready on/)).split(" ").at(-1));
  const response = await fetch(`${origin}/identity/setup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ user, pass, pass_confirm: pass, code }),
  });
  return response.status;
}

describe("commands that run beside a server", () => {
  it("create a new link with or without a running server on the embedded database", async () => {
    const variables = { DATA_DIR: await temporaryFolder(), DEMO_ACCOUNTS: "0" };
    const server = start(variables);
    const first = codeIn(await server.says(/\/login\/setup\//));
    const whileRunning = codeIn(await runCommand("setup-link", variables));
    expect(await use(server, first, "first@agency.example")).toBe(422);
    server.process.kill("SIGTERM");
    await server.ended;

    const whileStopped = codeIn(await runCommand("setup-link", variables));
    const next = start(variables);
    expect(await use(next, whileRunning, "first@agency.example")).toBe(422);
    expect(await use(next, whileStopped, "first@agency.example")).toBe(204);

    const refused = await runCommand("setup-link", variables);
    expect(refused).toMatch(/No link was created[\s\S]*first@agency\.example[\s\S]*--recover/);
    const recovery = codeIn(await runCommand("setup-link", variables, "--recover"));
    expect(await use(next, recovery, "rescue@agency.example")).toBe(204);
  });

  it("create a new link for a running server with PostgreSQL", async () => {
    const variables = {
      DATABASE_URL: postgresUrl(await createPostgresDatabase()),
      DATA_DIR: await temporaryFolder(),
      NODE_ENV: "production",
      PUBLIC_URL: "https://portal.example",
    };
    const server = start(variables);
    const first = codeIn(await server.says(/https:\/\/portal\.example\/login\/setup\//));
    const output = await runCommand("setup-link", variables);
    expect(output).toContain("https://portal.example/login/setup/");
    expect(await use(server, first, "first@agency.example")).toBe(422);
    expect(await use(server, codeIn(output), "first@agency.example")).toBe(204);
  });

  it("disable the accounts that prevent a server from starting", async () => {
    const DATA_DIR = await temporaryFolder();
    await cp(inject("pgliteFolder"), DATA_DIR, { recursive: true });
    const variables = { DATA_DIR, NODE_ENV: "production" };
    const refused = start(variables);
    expect(await refused.ended).toBe(1);
    expect(refused.words()).toMatch(/can't start[\s\S]*agent@portico\.test[\s\S]*disable-demo-accounts/);
    expect(refused.words()).not.toContain("    at ");
    expect(await runCommand("disable-demo-accounts", variables)).toContain("agent@portico.test");
    expect(codeIn(await start(variables).says(/\/login\/setup\//))).not.toBe("none");
  });

  it("print instructions if the database is unavailable", async () => {
    const output = await runCommand("setup-link", { DATABASE_URL: "postgres://127.0.0.1:1/nothing" });
    expect(output).toMatch(/^1: .*Can't connect to the database in DATABASE_URL\./s);
  });
});
