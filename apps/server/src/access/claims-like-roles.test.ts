import { isReservedKey, previewHeader, roles } from "@portico/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../test/accounts.ts";
import { addedScreen } from "../../test/added-screens.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { refusal } from "../../test/responses.ts";
import { userClaims, users } from "../db/schema/index.ts";
import { createSetupLink } from "../domains/accounts/setup/setup-link.ts";

const likeRoles = [...roles, ...roles.map((role) => role.toUpperCase()), "anyone", "session"];
const page = z.object({ totalRecords: z.number() });
const settingsPage = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

describe.each(databaseKinds)("a claim named like a role, on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const make = async (options: Parameters<typeof makeAccount>[1]) => {
    const made = await makeAccount(api.services.database, options);
    return { ...made, token: await api.tokenOf(made.email) };
  };
  const statusOf = async (path: string, options: Parameters<TestApi["send"]>[1]) =>
    (await api.send(path, options)).status;

  it("is refused when a user is edited, which changes nothing", async () => {
    const token = await api.tokenOf("security@portico.test");
    const { userId } = await make({ roles: ["agent"], claims: ["view.Lead"] });
    const path = `/api/UserManage/${userId}`;
    for (const key of likeRoles)
      for (const claims of [`${key}:true`, ` ${key} : x`, `${key}:false`, `view.Lead:true,${key}:a:b`]) {
        const body = { enable: true, roles: "agent", claims };
        const response = await api.send(path, { method: "PUT", token, body });
        expect(response.status, claims).toBe(422);
        expect(refusal.parse(await response.json()).errors?.claims?.[0]).toContain(
          "A claim can't be named like a role",
        );
      }
    expect(await api.read(path, token)).toMatchObject({ claims: "view.Lead:true" });
  });

  it("is refused in a preview, in any case", async () => {
    const token = await api.tokenOf("admin@portico.test");
    const preview = (claims: readonly string[]) => ({
      [previewHeader]: encodeURIComponent(JSON.stringify({ roles: ["agent"], claims })),
    });
    expect(await statusOf("/api/States", { token, headers: preview(["view.Policy", "team.agent"]) })).toBe(
      200,
    );
    for (const key of [...likeRoles, ...likeRoles.map((name) => `${name}:true`)])
      expect(await statusOf("/api/States", { token, headers: preview(["view.Policy", key]) }), key).toBe(400);
  });

  it("is refused by the database, whoever writes it", async () => {
    const { database } = api.services;
    const { userId } = await make({ roles: ["agent"] });
    const variants = (key: string) => [key, ` ${key}\t`, `${key}:true`, `${key}s`, `team.${key}`];
    for (const key of likeRoles.flatMap(variants)) {
      const isStored = await database
        .transaction((transaction) => transaction.insert(userClaims).values({ userId, key, value: "true" }))
        .then(() => true)
        .catch(() => false);
      expect(isStored, key).toBe(!isReservedKey(key));
    }
  });

  describe("that was stored before it was refused", () => {
    beforeAll(async () => {
      await api.services.database.execute(sql`alter table user_claims drop constraint user_claims_key`);
    });

    it("shows nobody in the list of a role's users", async () => {
      const { email } = await make({ roles: ["agent"], claims: likeRoles });
      const token = await api.tokenOf("security@portico.test");
      const query = (role: string) => `/api/UserManage?roles=${role}&userName=${encodeURIComponent(email)}`;
      for (const role of roles) {
        const found = page.parse(await api.read(query(role), token));
        expect(found.totalRecords, role).toBe(role === "agent" ? 1 : 0);
      }
    });

    it("can't be turned into the role by its owner", async () => {
      const { userId, token } = await make({ roles: ["securityadmin"], claims: ["administrator", "agent"] });
      const body = { enable: true, roles: "securityadmin,administrator", claims: "" };
      const response = await api.send(`/api/UserManage/${userId}`, { method: "PUT", token, body });
      expect(response.status).toBe(409);
      expect(refusal.parse(await response.json()).message).toContain("more permissions: administrator.");
    });

    it("makes nobody a security administrator, for the last of them and for the setup link", async () => {
      const { database } = api.services;
      await make({ roles: ["administrator"], claims: ["securityadmin"] });
      const { userId, token } = await make({ roles: ["securityadmin"] });
      await asSystem(database)
        .update(users)
        .set({ enabled: false })
        .where(sql`${users.id} <> ${userId}
        and ${users.id} in (select user_id from user_roles where role = 'securityadmin')`);
      const body = { enable: true, roles: "administrator", claims: "securityadministrator:true" };
      expect(await statusOf(`/api/UserManage/${userId}`, { method: "PUT", token, body })).toBe(409);
      await asSystem(database).update(users).set({ enabled: false }).where(sql`${users.id} = ${userId}`);
      expect((await createSetupLink(database, "start", api.time.now)).kind).toBe("made");
      await asSystem(database).update(users).set({ enabled: true });
    });

    it("opens no guarded setting, no preview, and no shared view", async () => {
      const administrator = await make({ roles: ["administrator"], claims: ["securityadmin"] });
      const path = "/api/GeneralConfig/settings";
      const { data } = settingsPage.parse(await api.read(`${path}?name=marketing.url`, administrator.token));
      const body = { value: "https://evil.example/" };
      const change = { method: "PUT", token: administrator.token, body };
      expect(await statusOf(`${path}/${data[0]?.id}`, change)).toBe(403);
      const { token } = await make({ roles: ["agent"], claims: ["administrator", "securityadmin"] });
      const headers = {
        [previewHeader]: encodeURIComponent(JSON.stringify({ roles: ["agent"], claims: [] })),
      };
      expect(await statusOf("/api/States", { token, headers })).toBe(403);
      const view = {
        screenId: "manage-policies",
        name: "All",
        role: "agent",
        filters: {},
        sort: "",
        layout: { screenVersion: "a1b2c3", order: [], hidden: [], widths: {} },
      };
      expect(await statusOf("/api/user/views", { method: "POST", token, body: view })).toBe(403);
      expect(
        await statusOf("/api/user/views", { method: "POST", token, body: { ...view, role: null } }),
      ).toBe(200);
    });

    it("lets nobody propose a screen whose rows need the role", async () => {
      const { token } = await make({ roles: ["administrator"], claims: ["securityadmin"] });
      const document = addedScreen("accounts", {
        access: "securityadmin",
        endpoints: { list: "userManage.list" },
        filters: ["userName"],
        columns: ["userName"],
      });
      const made = await api.send("/api/GeneralConfig/screens", {
        method: "POST",
        token,
        body: { document: JSON.stringify(document) },
      });
      const { id } = z.object({ id: z.string() }).parse(await made.json());
      const submitted = await api.send(`/api/GeneralConfig/screens/${id}/submit`, {
        method: "POST",
        token,
        body: {},
        headers: { "if-match": '"1"' },
      });
      expect(submitted.status).toBe(403);
      expect(refusal.parse(await submitted.json()).message).toContain('requires "securityadmin"');
    });
  });
});
