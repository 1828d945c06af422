import { randomUUID } from "node:crypto";
import { userManageSchemas } from "@portico/contract/features/accounts/user-manage.schemas";
import { configurationSchemas } from "@portico/contract/features/settings/configuration.schemas";
import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/responses.ts";
import { signingIn } from "../../../../test/signing-in.ts";
import { agents, audit, contacts, rowHistory, userRoles, users } from "../../../db/schema/index.ts";

const detail = userManageSchemas["userManage.detail"].response;
const configuration = configurationSchemas["configuration.get"].response;
const page = z.object({ data: z.array(z.looseObject({ id: z.string() })), totalRecords: z.number() });

describe.each(databaseKinds)("users, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  let security: string;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
    security = await api.tokenOf("security@portico.test");
  });
  afterAll(() => api.close());

  const pathOf = (id: string, more = "") => `/api/UserManage/${id}${more}`;
  const read = async (id: string) => detail.parse(await api.read(pathOf(id), security));
  const body = (more: object = {}) => ({ enable: true, roles: "agent", claims: "", ...more });
  const put = (id: string, sent: unknown, { token = security, headers = {} } = {}) =>
    api.send(pathOf(id), { method: "PUT", token, body: sent, headers });
  const account = async (options: Parameters<typeof makeAccount>[1] = { roles: ["agent"] }) => {
    const made = await makeAccount(api.services.database, options);
    return { ...made, token: await api.tokenOf(made.email) };
  };
  const find = async (query: string) => page.parse(await api.read(`/api/UserManage?${query}`, security));
  const messageOf = async (response: Response) => refusal.parse(await response.json()).message;
  const lastEventOf = async (id: string) => {
    const [event] = await api.services.database
      .select()
      .from(audit)
      .where(and(eq(audit.category, "user"), eq(audit.data1, `users/${id}`)))
      .orderBy(desc(audit.sequenceNumber))
      .limit(1);
    return event;
  };
  const lastChangeOf = async (id: string) => {
    const [change] = await api.services.database
      .select({ changes: rowHistory.changes })
      .from(rowHistory)
      .where(eq(rowHistory.entityId, id))
      .orderBy(desc(rowHistory.version))
      .limit(1);
    return change?.changes;
  };

  describe("in the list", () => {
    it("have their name, login, type, roles and claims, and no secrets", async () => {
      const { data } = await find("userName=agent%40portico.test");
      expect(data).toMatchObject([
        { name: "Alejandra Ríos", email: "agent@portico.test", type: "Agent", enable: true, roles: "agent" },
      ]);
      expect(data[0]?.agentId).toBe(await agentOf(api.services.database, "agent@portico.test"));
      expect(data[0]?.claims).toContain("view.Policy:true");
      expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|totpSecret/);
      expect((await find("userName=customer%40portico.test")).data).toMatchObject([{ type: "Customer" }]);
      expect((await find("userName=norole%40portico.test")).data).toMatchObject([
        { type: "Staff", roles: null, claims: null },
      ]);
    });

    it("have the phone number of their agent in the demo data", async () => {
      const people = await api.services.database
        .select({ phone: users.phone, agentPhone: agents.phone })
        .from(users)
        .innerJoin(agents, eq(agents.contactId, users.contactId))
        .where(isNotNull(users.phone));
      expect(people.length).toBeGreaterThan(2);
      for (const { phone, agentPhone } of people) {
        expect(phone).toMatch(/^\d{3}55501\d{2}$/);
        expect(phone).toBe(agentPhone);
      }
    });

    it("can be filtered by each filter", async () => {
      const { userId, email } = await account({ roles: ["securityadmin"] });
      await put(userId, body({ roles: "customer", enable: false, org: "North-7" }));
      for (const query of [
        "roles=customer",
        "enable=false",
        "org=north-7",
        "type=Customer",
        "name=test%20acc",
      ]) {
        const { data } = await find(`${query}&userName=${encodeURIComponent(email)}`);
        expect(data.map(({ id }) => id)).toEqual([userId]);
      }
      expect((await find(`roles=agent&userName=${encodeURIComponent(email)}`)).totalRecords).toBe(0);
      await put(userId, body({ roles: "customer,securityadmin" }));
      for (const role of ["customer", "securityadmin"]) {
        expect((await find(`roles=${role}&userName=${encodeURIComponent(email)}`)).totalRecords).toBe(1);
      }
      for (const role of ["administrator", "agent"]) {
        expect((await find(`roles=${role}&userName=${encodeURIComponent(email)}`)).totalRecords).toBe(0);
      }
    });

    it("can be sorted by each sortable field", async () => {
      for (const field of ["name", "userName", "type", "email", "enable", "createdDate", "org"])
        expect((await find(`sort=-${field}`)).totalRecords).toBeGreaterThan(0);
    });
  });

  it("have lookups of roles and preset claims", async () => {
    expect(await api.read("/api/UserManage/Roles", security)).toEqual(
      ["customer", "agent", "administrator", "securityadmin"].map((name) => ({ name })),
    );
    expect(await api.read("/api/UserManage/Claims", security)).toContainEqual({ name: "view.Policy" });
  });

  describe("are updated", () => {
    it("with roles, claims, organization and state, with history and audit", async () => {
      const { userId } = await account();
      const claims = "view.Lead:true, region:North, region:South";
      const response = await put(
        userId,
        body({ roles: "agent,customer", claims, org: "North", enable: false }),
      );
      expect(response.headers.get("etag")).toBe('"2"');
      expect(detail.parse(await response.json())).toMatchObject({
        version: 2,
        enable: false,
        org: "North",
        roles: "agent, customer",
        claims: "region:North, region:South, view.Lead:true",
      });
      expect(await lastEventOf(userId)).toMatchObject({
        result: "changed",
        data2: expect.stringMatching(/roles/),
      });
      expect(await lastChangeOf(userId)).toMatchObject({
        enabled: { from: true, to: false },
        roles: { from: [{ role: "agent" }], to: [{ role: "customer" }, { role: "agent" }] },
        claims: { from: [] },
      });
    });

    it("and signed out when they lose a right, but not otherwise", async () => {
      const { userId, token } = await account();
      expect((await put(userId, body({ org: "South" }))).status).toBe(200);
      expect(await at.states(token)).toBe(200);
      expect((await put(userId, body({ claims: "view.Lead:true, view.Policy:true" }))).status).toBe(200);
      expect(await at.states(token)).toBe(200);
      const { session } = configuration.parse(await api.read("/api/Configuration", token));
      expect(session?.rights.claims).toEqual(["view.Lead", "view.Policy"]);
      expect((await put(userId, body({ claims: "view.Lead:true, view.Policy:false" }))).status).toBe(200);
      expect(await at.states(token)).toBe(401);
      expect(await lastChangeOf(userId)).not.toHaveProperty("roles");
    });

    it("and can't sign in while they are disabled", async () => {
      const { userId, token, email } = await account();
      expect((await put(userId, body({ enable: false }))).status).toBe(200);
      expect(await at.states(token)).toBe(401);
      expect((await at.login(email)).status).toBe(401);
    });

    it("once by two administrators at the same time: the second gets both versions", async () => {
      const { userId } = await account();
      const headers = { "if-match": '"1"' };
      const sent = [body({ org: "One" }), body({ org: "Two" })];
      const responses = await Promise.all(sent.map((each) => put(userId, each, { headers })));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
      const [winner, loser] = responses[0]?.status === 200 ? responses : responses.toReversed();
      const saved = z.object({ org: z.string() }).parse(await winner?.json());
      expect(await loser?.json()).toMatchObject({
        stale: { sentVersion: 1, currentVersion: 2, current: { org: saved.org } },
      });
    });

    it.each([
      ["nothing", null, ""],
      ["a list", [], ""],
      ["no state", body({ enable: undefined }), "enable"],
      ["a state as text", body({ enable: "true" }), "enable"],
      ["no roles", body({ roles: undefined }), "roles"],
      ["roles as a list", body({ roles: ["agent"] }), "roles"],
      ["an unknown role", body({ roles: "agent,root" }), "roles"],
      ["no claims", body({ claims: undefined }), "claims"],
      ["a claim without a value", body({ claims: "region" }), "claims"],
      ["a claim with an empty value", body({ claims: "region:" }), "claims"],
      ["a claim without a key", body({ claims: ":North" }), "claims"],
      ["markup as a key", body({ claims: "<b>:x" }), "claims"],
      ["a control character in a value", body({ claims: "region:a\u0000b" }), "claims"],
      ["a direction mark in a value", body({ claims: "region:a\u202eb" }), "claims"],
      ["a long value", body({ claims: `region:${"x".repeat(101)}` }), "claims"],
      [
        "101 claims",
        body({ claims: Array.from({ length: 101 }, (_, index) => `k${index}:x`).join() }),
        "claims",
      ],
      ["a long organization", body({ org: "x".repeat(51) }), "org"],
      ["an organization with a line break", body({ org: "a\nb" }), "org"],
      ["a number as organization", body({ org: 7 }), "org"],
      ["a password", body({ passwordHash: "x" }), "passwordHash"],
      ["another contact", body({ contactId: randomUUID() }), "contactId"],
    ])("but not with %s, which changes nothing", async (_what, sent, field) => {
      const { userId } = await account();
      const response = await put(userId, sent);
      expect(response.status).toBe(422);
      expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toContain(field);
      expect(await read(userId)).toMatchObject({ version: 1, roles: "agent", claims: null });
    });

    it("only if they exist", async () => {
      expect((await put(randomUUID(), body())).status).toBe(404);
      expect((await put("me", body())).status).toBe(422);
      expect((await api.send(pathOf(randomUUID()), { token: security })).status).toBe(404);
    });
  });

  describe("who are security administrators", () => {
    it("can't raise their own permissions or disable themselves, but can give up rights", async () => {
      const { userId, token } = await account({ roles: ["securityadmin"], claims: ["view.Lead"] });
      const own = (more: object) =>
        put(userId, body({ roles: "securityadmin", claims: "view.Lead:true", ...more }), { token });
      for (const more of [
        { roles: "securityadmin,administrator" },
        { claims: "view.Lead:true,hasFullAgentAccess:true" },
      ]) {
        const response = await own(more);
        expect(response.status).toBe(409);
        expect(await messageOf(response)).toContain("You can't give yourself more permissions");
      }
      const disabling = await own({ enable: false });
      expect(disabling.status).toBe(409);
      expect(await messageOf(disabling)).toContain("You can't disable your own account");
      expect((await own({ claims: "" })).status).toBe(200);
      expect(await at.states(token)).toBe(401);
      expect(await read(userId)).toMatchObject({ roles: "securityadmin", claims: null });
    });

    it("can't turn on a claim that an administrator turned off", async () => {
      const { userId, email } = await account({ roles: ["securityadmin"] });
      const claims = (value: string) => body({ roles: "securityadmin", claims: `view.Lead:${value}` });
      expect((await put(userId, claims("false"))).status).toBe(200);
      const { token } = await at.responseOf(email);
      expect((await put(userId, claims("true"), { token })).status).toBe(409);
    });

    it("can't all be disabled or demoted, even if two change each other at once", async () => {
      const { database } = api.services;
      const [first, second] = [
        await account({ roles: ["securityadmin"] }),
        await account({ roles: ["securityadmin"] }),
      ];
      const enabledAdministrators = async () => {
        const found = await database
          .select({ id: users.id })
          .from(users)
          .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "securityadmin")))
          .where(eq(users.enabled, true));
        return found.map(({ id }) => id);
      };
      const others = (await enabledAdministrators()).filter(
        (id) => id !== first.userId && id !== second.userId,
      );
      const setOthers = (enabled: boolean) =>
        asSystem(database).update(users).set({ enabled }).where(inArray(users.id, others));
      await setOthers(false);
      try {
        const responses = await Promise.all([
          put(first.userId, body({ roles: "securityadmin", enable: false }), { token: second.token }),
          put(second.userId, body({ roles: "agent" }), { token: first.token }),
        ]);
        const [winner, loser] = responses.map(({ status }) => status).sort();
        expect(winner).toBe(200);
        // The one who loses may already be signed out.
        expect([401, 409]).toContain(loser);
        const [last] = await enabledAdministrators();
        expect(await enabledAdministrators()).toHaveLength(1);
        const { token } = last === first.userId ? first : second;
        const leaving = await put(last ?? "", body({ roles: "" }), { token });
        expect(leaving.status).toBe(409);
        expect(await messageOf(leaving)).toContain("This is the last enabled security administrator.");
        expect(await at.states(token)).toBe(200);
      } finally {
        await setOthers(true);
      }
    });
  });

  describe("are linked to a contact", () => {
    const link = (id: string, contactId: string, { token = security, headers = {} } = {}) =>
      api.send(pathOf(id, `/link/${contactId}`), { method: "POST", token, headers });
    const contactWithoutUser = async () => {
      const [contact] = await asSystem(api.services.database)
        .insert(contacts)
        .values({ firstName: "Free", lastName: "Contact" })
        .returning({ id: contacts.id });
      return contact?.id ?? "";
    };

    it("which decides their name and rows, and signs them out", async () => {
      const { userId, token } = await account();
      const contactId = await contactWithoutUser();
      const response = await link(userId, contactId);
      expect(detail.parse(await response.json())).toMatchObject({
        name: "Free Contact",
        contactId,
        version: 2,
      });
      expect(await at.states(token)).toBe(401);
      expect(await lastEventOf(userId)).toMatchObject({ result: "linked to a contact" });
      expect(await lastChangeOf(userId)).toMatchObject({ contactId: { to: contactId } });
    });

    it("that no other user has", async () => {
      const [one, other] = [await account(), await account()];
      const response = await link(one.userId, other.contactId);
      expect(response.status).toBe(409);
      expect(await messageOf(response)).toContain(`This contact is linked to ${other.email}.`);
      const contactId = await contactWithoutUser();
      const responses = await Promise.all([link(one.userId, contactId), link(other.userId, contactId)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it("but not by themselves, to an unknown contact, or with an older version", async () => {
      const own = await account({ roles: ["securityadmin"] });
      const contactId = await contactWithoutUser();
      expect((await link(own.userId, contactId, { token: own.token })).status).toBe(409);
      expect((await link(own.userId, randomUUID())).status).toBe(404);
      expect((await link(randomUUID(), contactId)).status).toBe(404);
      expect((await link(own.userId, "me")).status).toBe(422);
      expect((await link(own.userId, contactId, { headers: { "if-match": '"7"' } })).status).toBe(412);
      expect(await read(own.userId)).toMatchObject({ version: 1, contactId: own.contactId });
    });
  });

  describe("have their sign-ins", () => {
    const remove = (id: string, what: string, token = security) =>
      api.send(pathOf(id, `/${what}`), { method: "DELETE", token });

    it("counted: the last one, and the failures after it", async () => {
      const { email, userId } = await makeAccount(api.services.database, { roles: ["agent"] });
      expect(await read(userId)).toMatchObject({ lastSignIn: null, failedSignIns: 0, sessions: 0 });
      await at.login(email, "Wrong-Password-1");
      await at.login(email);
      await at.login(email, "Wrong-Password-2");
      const { lastSignIn, lastFailedSignIn, failedSignIns } = await read(userId);
      expect(failedSignIns).toBe(1);
      expect(String(lastFailedSignIn) > String(lastSignIn)).toBe(true);
    });

    it("ended everywhere", async () => {
      const { userId, token } = await account();
      expect((await remove(userId, "sessions")).status).toBe(204);
      expect(await at.states(token)).toBe(401);
      expect(await lastEventOf(userId)).toMatchObject({ result: "sessions ended" });
      expect((await remove(randomUUID(), "sessions")).status).toBe(404);
    });

    it("freed of lost second factors, and are notified", async () => {
      const { userId, email } = await at.accountWith({ hasTotp: true, emailFactor: true });
      expect(await read(userId)).toMatchObject({ secondFactors: "Authenticator app, Email" });
      expect((await at.responseOf(email)).twoFactorRequired).toBe(true);
      const response = await remove(userId, "two-factor");
      expect(await response.json()).toMatchObject({ secondFactors: null, version: 3 });
      expect(await at.responseOf(email)).toHaveProperty("token");
      const subjects = (await at.sentTo(email)).map(({ body: text }) => text);
      expect(subjects).toEqual([
        expect.stringContaining("The authenticator app was turned off"),
        expect.stringContaining("Codes by email were turned off"),
      ]);
      expect(await lastEventOf(userId)).toMatchObject({ result: "second factors removed" });
      expect(JSON.stringify(await lastChangeOf(userId))).not.toContain("v1");
      expect((await remove(userId, "two-factor")).status).toBe(409);
    });

    it("protected by their own second factor: administrators can't remove it from their own account", async () => {
      const { userId, token } = await account({ roles: ["securityadmin"] });
      await asSystem(api.services.database)
        .update(users)
        .set({ emailFactor: true })
        .where(eq(users.id, userId));
      const response = await remove(userId, "two-factor", token);
      expect(response.status).toBe(409);
      expect(await messageOf(response)).toContain("My Account");
    });
  });
});
