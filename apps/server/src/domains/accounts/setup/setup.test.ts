import { randomUUID } from "node:crypto";
import { and, count, desc, eq, inArray, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { signingIn } from "../../../../test/signing-in.ts";
import { audit, rateLimits, setupLinks, userRoles, users } from "../../../db/schema/index.ts";
import { createSetupLink, type SetupPurpose } from "./setup-link.ts";

const pass = "Blue-Harbor-Rain-7";

describe.each(databaseKinds)("a setup link on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  /** The domain of the accounts of one test. */
  let agency: string;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
  });
  // As in production before the setup: no security administrator can sign in.
  beforeEach(async () => {
    const { database } = api.services;
    agency = `${randomUUID()}.example`;
    await database.delete(setupLinks);
    await database.delete(rateLimits);
    const administrators = database
      .select({ id: userRoles.userId })
      .from(userRoles)
      .where(eq(userRoles.role, "securityadmin"));
    await asSystem(database).update(users).set({ enabled: false }).where(inArray(users.id, administrators));
  });
  afterAll(() => api.close());

  const link = (purpose: SetupPurpose) => createSetupLink(api.services.database, purpose, api.time.now);
  const codeOf = async (purpose: SetupPurpose) => {
    const made = await link(purpose);
    if (made.kind !== "made") throw new Error(`No link was created: ${made.kind}.`);
    return made.code;
  };
  const use = (code: string, user = `first@${agency}`, body: object = {}) =>
    at.post("/identity/setup", { user, pass, pass_confirm: pass, code, ...body });
  const administrators = async () => {
    const [found] = await api.services.database
      .select({ number: count() })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(eq(userRoles.role, "securityadmin"), eq(users.enabled, true)));
    return found?.number;
  };

  it("creates a security administrator who can sign in and create users", async () => {
    expect((await use(await codeOf("start"))).status).toBe(204);
    const { token = "" } = await at.responseOf(`first@${agency}`, pass);
    const response = await at.post(
      "/identity/register",
      { user: `next@${agency}`, email: `next@${agency}`, pass, pass_confirm: pass },
      { token },
    );
    expect(response.status).toBe(200);
    const [created] = await api.services.database
      .select()
      .from(users)
      .where(eq(users.email, `first@${agency}`));
    // My Account asks for it.
    expect((await api.send(`/api/Contacts/${created?.contactId}`, { token })).status).toBe(200);
  });

  it("works for one of twenty concurrent uses", async () => {
    const code = await codeOf("start");
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => use(code, `racer-${index}@${agency}`)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array.from({ length: 19 }, () => 422)]);
    expect(await administrators()).toBe(1);
  });

  it("works once, and for an hour", async () => {
    const code = await codeOf("start");
    expect((await use(code)).status).toBe(204);
    expect((await use(code, `second@${agency}`)).status).toBe(422);
    const recovery = await codeOf("recovery");
    at.wait(59);
    expect((await use(recovery, `third@${agency}`)).status).toBe(204);
    const late = await codeOf("recovery");
    at.wait(60);
    expect((await use(late, `fourth@${agency}`)).status).toBe(422);
    expect(await administrators()).toBe(2);
  });

  it("is created by one of many starting servers, and by none while it is valid", async () => {
    const kinds = (await Promise.all(Array.from({ length: 20 }, () => link("start")))).map(
      ({ kind }) => kind,
    );
    expect(kinds.sort()).toEqual(["made", ...Array.from({ length: 19 }, () => "open")]);
    at.wait(60);
    expect((await link("start")).kind).toBe("made");
  });

  it("replaces the previous one on request", async () => {
    const first = await codeOf("start");
    const second = await codeOf("request");
    expect((await use(first)).status).toBe(422);
    expect((await use(second)).status).toBe(204);
  });

  it("is not created if a security administrator has their own password, except for recovery", async () => {
    expect((await use(await codeOf("start"))).status).toBe(204);
    for (const purpose of ["start", "request"] as const) {
      expect(await link(purpose)).toEqual({ kind: "not-needed", administrators: [`first@${agency}`] });
    }
    expect((await use(await codeOf("recovery"), `rescue@${agency}`)).status).toBe(204);
  });

  it("is created if an administrator knows the only security administrator's password", async () => {
    const { userId } = await makeAccount(api.services.database, { roles: ["securityadmin"] });
    await asSystem(api.services.database)
      .update(users)
      .set({ passwordSetBy: "admin" })
      .where(eq(users.id, userId));
    expect((await link("start")).kind).toBe("made");
  });

  it("stops working once there is a security administrator", async () => {
    const code = await codeOf("start");
    await asSystem(api.services.database)
      .update(users)
      .set({ enabled: true })
      .where(like(users.email, "security@%"));
    expect((await use(code)).status).toBe(422);
    expect(await administrators()).toBe(1);
  });

  it("stays valid if the form has errors", async () => {
    const code = await codeOf("start");
    const attempts: [object, number, string][] = [
      [{ pass: "Portico-Demo-1", pass_confirm: "Portico-Demo-1" }, 422, "pass"],
      [{ pass: "Password123!", pass_confirm: "Password123!" }, 422, "pass"],
      [{ pass_confirm: "Another-Pass-9" }, 422, "pass_confirm"],
      [{ user: "no address" }, 422, "user"],
      [{ user: "ADMIN@portico.test" }, 409, "user"],
      [{ roles: ["administrator"] }, 422, "roles"],
    ];
    for (const [body, status, field] of attempts) {
      const response = await use(code, `first@${agency}`, body);
      expect(response.status, field).toBe(status);
      expect(await response.json()).toHaveProperty(["errors", field]);
    }
    expect((await use(code)).status).toBe(204);
  });

  it("rejects codes that were not issued", async () => {
    const code = await codeOf("start");
    const [stored] = await api.services.database.select().from(setupLinks);
    for (const guess of [
      "",
      "1",
      "%",
      code.slice(1),
      `${code}x`,
      code.toLowerCase(),
      stored?.codeHash ?? "",
    ]) {
      expect((await use(guess)).status, guess).toBe(422);
    }
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(await administrators()).toBe(0);
  });

  it("is rate limited", async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 101; guess += 1) statuses.push((await use(`guess-${guess}`)).status);
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([422]));
    expect(statuses.at(-1)).toBe(429);
  });

  it("is audited when created, refused, and used", async () => {
    const code = await codeOf("start");
    await use("wrong");
    await use(code);
    const found = await api.services.database
      .select({ result: audit.result })
      .from(audit)
      .where(eq(audit.category, "registration"))
      .orderBy(desc(audit.occurredAt))
      .limit(3);
    expect(found.map(({ result }) => result)).toEqual([
      "security administrator created by a setup link",
      "refused: no such setup link",
      "setup link made: start",
    ]);
  });
});
