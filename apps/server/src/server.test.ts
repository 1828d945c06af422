import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { asSystem } from "../test/as-system.ts";
import { createPostgresDatabase, postgresUrl } from "../test/databases.ts";
import { makeCluster } from "../test/postgres-cluster.ts";
import { readConfig } from "./config.ts";
import { rowsOf } from "./db/database.ts";
import { openPostgres } from "./db/postgres.ts";
import { users } from "./db/schema/index.ts";
import { demoPassword } from "./demo/accounts.ts";
import { PublishedSecretError } from "./demo/published-secrets.ts";
import { totalUsers } from "./demo/seed-users.ts";
import { hashPassword } from "./identity/passwords.ts";
import { startServer } from "./server.ts";

async function start(databaseUrl: string, demoRows = "0") {
  const config = readConfig({
    PORT: "0",
    DATABASE_URL: databaseUrl,
    DEMO_ACCOUNTS: "1",
    DEMO_ROWS: demoRows,
    LOG_LEVEL: "silent",
    PORTAL_DIR: "/nowhere",
  });
  const server = await startServer(config);
  onTestFinished(() => server.stop());
  return server;
}

describe("a server with PostgreSQL", () => {
  it("migrates and seeds once if several instances start simultaneously", async () => {
    const url = postgresUrl(await createPostgresDatabase());
    const servers = await Promise.all([1, 2, 3, 4].map(() => start(url, "200")));
    for (const server of servers) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const { database, close } = openPostgres(url, () => {});
    onTestFinished(close);
    const [counted] = await rowsOf(
      database,
      sql`select (select count(*)::int from policies) as policies, (select count(*)::int from users) as users,
        (select count(distinct hash) = count(*) from drizzle.__drizzle_migrations) as once`,
    );
    expect(counted).toEqual({ policies: 200, users: totalUsers, once: true });
  });

  it.each([{}, { NODE_ENV: "production" }, { PUBLIC_URL: "https://portal.example" }, { HOST: "0.0.0.0" }])(
    "has no accounts and no demo data with %j",
    async (variables) => {
      const url = postgresUrl(await createPostgresDatabase());
      const config = readConfig({
        PORT: "0",
        DATABASE_URL: url,
        LOG_LEVEL: "silent",
        PORTAL_DIR: "/nowhere",
        ...variables,
      });
      const server = await startServer(config);
      onTestFinished(() => server.stop());
      expect(server.demoAccounts.size).toBe(0);
      const [counted] = await rowsOf(
        server.services.database,
        sql`select (select count(*)::int from users) as users, (select count(*)::int from contacts) as contacts,
        (select count(*)::int from agents) as agents, (select count(*)::int from policies) as policies`,
      );
      expect(counted).toEqual({ users: 0, contacts: 0, agents: 0, policies: 0 });
      const origin = variables.PUBLIC_URL ?? server.url;
      expect(server.setupText).toMatch(/\/login\/setup\/[\w-]{22}$/m);
      expect(server.setupText).toContain(`  ${origin}/login/setup/`);
    },
  );

  it("prints one link to create a security administrator if several instances start simultaneously", async () => {
    const DATABASE_URL = postgresUrl(await createPostgresDatabase());
    const config = readConfig({ PORT: "0", DATABASE_URL, LOG_LEVEL: "silent", PORTAL_DIR: "/nowhere" });
    const servers = await Promise.all([1, 2, 3, 4].map(() => startServer(config)));
    for (const server of servers) onTestFinished(() => server.stop());
    const texts = servers.map(({ setupText = "" }) => setupText);
    expect(texts.filter((text) => text.includes("/login/setup/"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("printed earlier"))).toHaveLength(3);
  });

  it("does not start if others can reach it and the demo password works", async () => {
    const DATABASE_URL = postgresUrl(await createPostgresDatabase("portico"));
    for (const variables of [{}, { NODE_ENV: "production" }, { PUBLIC_URL: "https://portal.example" }]) {
      const config = readConfig({ PORT: "0", DATABASE_URL, LOG_LEVEL: "silent", ...variables });
      await expect(startServer(config)).rejects.toThrow(PublishedSecretError);
    }
  });

  it("rejects the demo password, even for an account that was added after the start", async () => {
    const DATABASE_URL = postgresUrl(await createPostgresDatabase());
    const server = await startServer(readConfig({ PORT: "0", DATABASE_URL, LOG_LEVEL: "silent" }));
    onTestFinished(() => server.stop());
    const passwordHash = await hashPassword(demoPassword);
    await asSystem(server.services.database)
      .insert(users)
      .values({ email: "late@agency.example", passwordHash });
    const login = await fetch(`${server.url}/identity/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ user: "late@agency.example", pass: demoPassword }),
    });
    expect(login.status).toBe(401);
  });

  it("shares sessions between instances, because they share the key", async () => {
    const url = postgresUrl(await createPostgresDatabase("portico"));
    const [one, other] = [await start(url), await start(url)];
    const login = await fetch(`${one.url}/identity/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ user: "agent@portico.test", pass: demoPassword }),
    });
    const { token } = z.object({ token: z.string() }).parse(await login.json());
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${other.url}/api/States`, { headers })).status).toBe(200);
    await fetch(`${other.url}/identity/logout`, { method: "POST", headers });
    expect((await fetch(`${one.url}/api/States`, { headers })).status).toBe(401);
  });

  it("returns 503 while the database is unavailable, and recovers within five seconds", async () => {
    const cluster = await makeCluster();
    onTestFinished(() => cluster.remove());
    const server = await start(cluster.url("postgres"));
    await cluster.stop();
    for (const path of ["/healthz", "/api/Configuration"]) {
      const response = await fetch(`${server.url}${path}`, { headers: { authorization: "Bearer x.y.z" } });
      expect([path, response.status]).toEqual([path, path === "/healthz" ? 503 : 200]);
    }
    const away = await fetch(`${server.url}/identity/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ user: "agent@portico.test", pass: demoPassword }),
    });
    expect(away.status).toBe(503);
    expect(away.headers.get("retry-after")).toBe("5");
    await cluster.start();
    const back = Date.now();
    while ((await fetch(`${server.url}/healthz`)).status !== 200) await wait(50);
    expect(Date.now() - back).toBeLessThan(5_000);
  });
});

describe("requests that Node cannot parse", () => {
  it("return 413 as JSON for a filter of a megabyte", async () => {
    const server = await start(postgresUrl(await createPostgresDatabase("portico")));
    const response = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const sent = request(
        `${server.url}/api/Policies?policyNumber=${"9".repeat(1024 * 1024)}`,
        (incoming) => {
          let body = "";
          incoming.on("data", (part) => {
            body += part;
          });
          incoming.on("end", () => resolve({ status: incoming.statusCode, body }));
        },
      );
      sent.on("error", reject);
      sent.end();
    });
    expect(response.status).toBe(413);
    expect(JSON.parse(response.body)).toEqual({ message: expect.stringContaining("too long") });
  });

  it("return 400 as JSON for an invalid request", async () => {
    const server = await start(postgresUrl(await createPostgresDatabase("portico")));
    const socket = connect(Number(new URL(server.url).port), "localhost");
    socket.end("NONSENSE\r\n\r\n");
    let response = "";
    for await (const part of socket) response += part;
    expect(response).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"message":"The request is malformed/);
  });
});
