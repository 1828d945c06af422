import { randomUUID } from "node:crypto";
import { type EndpointId, endpoints, pathFromOrigin } from "@portico/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { databaseKinds } from "../../test/databases.ts";
import { refusal } from "../../test/responses.ts";
import { screenCalls, screenDocument } from "../../test/screen-calls.ts";
import { resetCodeIn, signingIn } from "../../test/signing-in.ts";
import { contacts, users } from "../db/schema/index.ts";

const chosenByAdmin = "Blue-Harbor-Rain-7";
const ownChoice = "Quiet-Lantern-Fog-3";
/** A user who is administrator and security administrator, and can see what screens show. */
const both = { roles: ["administrator", "securityadmin", "agent"], claims: ["admin.Policy"] } as const;

/** Calls that approve or change a screen, or change users' rights. */
const guarded = (Object.keys(endpoints) as EndpointId[]).filter((id) => {
  const { method, access } = endpoints[id];
  const isScreenStep = id.startsWith("screens.") && id !== "screens.impact";
  return method !== "GET" && (isScreenStep || access === "securityadmin");
});

describe.each(databaseKinds)("an account whose owner has not chosen the password, on $name", (kind) => {
  let api: TestApi;
  let at: ReturnType<typeof signingIn>;
  let attacker: Awaited<ReturnType<typeof makeAccount>>;
  beforeAll(async () => {
    api = await openApi(kind);
    at = signingIn(api);
    attacker = await makeAccount(api.services.database, both);
  });
  afterAll(() => api.close());

  const victim = () => makeAccount(api.services.database, both);
  const asAttacker = async (path: string, body: object) =>
    at.post(path, body, { token: await api.tokenOf(attacker.email) });
  const reset = async (user: string, more: object = { ChangePassNextLogin: false }) => {
    const response = await asAttacker("/identity/resetByAdmin", { user, pass: chosenByAdmin, ...more });
    expect(response.status).toBe(204);
  };
  const signIn = async (user: string, pass = chosenByAdmin) => (await at.responseOf(user, pass)).token;
  const choosePassword = (user: string, code: string | undefined, pass = ownChoice) =>
    at.post("/identity/reset", { user, pass, pass_confirm: pass, code });
  const register = (token: string | undefined, user = `new-${randomUUID()}@portico.test`) =>
    at.post(
      "/identity/register",
      { user, email: user, pass: chosenByAdmin, pass_confirm: chosenByAdmin },
      { token },
    );
  /** Signs in with the temporary password and sets the required new one. */
  const completeForcedChange = async (user: string) => {
    const { code } = await at.responseOf(user, chosenByAdmin);
    expect((await choosePassword(user, code)).status).toBe(204);
    return signIn(user, ownChoice);
  };
  const chooseByMail = async (user: string, pass = ownChoice) => {
    await at.post(`/identity/forgot/${user}`, undefined);
    const mail = (await at.sentTo(user)).findLast(({ body }) => body.includes("/login/reset/"));
    expect((await choosePassword(user, resetCodeIn(mail), pass)).status).toBe(204);
    return signIn(user, pass);
  };
  const setting = { group: "portal", key: "publicUrl", type: "url", value: "https://evil.example/" };

  it("gets 403 for each guarded call, with the reason and the fix", async () => {
    const { email } = await victim();
    await reset(email);
    const token = await signIn(email);
    for (const id of guarded) {
      const endpoint = endpoints[id];
      const path = pathFromOrigin(endpoint, () => randomUUID());
      const response = await api.send(path, { method: endpoint.method, token, body: {} });
      expect([id, response.status]).toEqual([id, 403]);
      const { message } = refusal.parse(await response.json());
      expect(message).toContain("an administrator chose your password");
      expect(message).toContain("Send Reset Email");
    }
    expect((await api.send("/api/GeneralConfig", { token })).status).toBe(200);
    expect((await api.send("/api/States", { token })).status).toBe(200);
  });

  it("cannot approve, publish or roll back the screen of the administrator who reset its password", async () => {
    const author = screenCalls(api, attacker.email);
    const { email } = await victim();
    const screen = await author.step(await author.create(), "submit");
    await reset(email);
    const stepsAs = (token: string | undefined) => (name: string, body?: object) =>
      api.send(`/api/GeneralConfig/screens/${screen.id}/${name}`, {
        method: "POST",
        token,
        body,
        headers: { "if-match": `"${screen.version}"` },
      });
    const step = stepsAs(await signIn(email));
    expect((await step("approve", {})).status).toBe(403);
    expect((await step("publish")).status).toBe(403);
    expect((await step("rollback", { number: 1 })).status).toBe(403);
    expect((await author.get(screen)).versions).toMatchObject([{ state: "submitted", decidedBy: null }]);
    // The owner can, after choosing a password through the link in the email.
    expect((await stepsAs(await chooseByMail(email))("approve", {})).status).toBe(200);
  });

  it("cannot write or submit a screen for approval by the administrator who reset its password", async () => {
    const { email } = await victim();
    const owner = screenCalls(api, email);
    const draft = await owner.create();
    await reset(email);
    const token = await signIn(email);
    const send = (method: string, path: string, body: unknown) =>
      api.send(`/api/GeneralConfig/screens${path}`, {
        method,
        token,
        body,
        headers: { "if-match": `"${draft.version}"` },
      });
    const document = JSON.stringify(screenDocument());
    expect(
      (await api.send("/api/GeneralConfig/screens", { method: "POST", token, body: { document } })).status,
    ).toBe(403);
    expect((await send("PUT", `/${draft.id}`, { document })).status).toBe(403);
    expect((await send("POST", `/${draft.id}/submit`, {})).status).toBe(403);
  });

  it("cannot register users, reset passwords or change guarded settings", async () => {
    const { email } = await victim();
    const other = await victim();
    await reset(email);
    const token = await signIn(email);
    expect((await register(token)).status).toBe(403);
    const resetAnother = { user: other.email, pass: chosenByAdmin };
    expect((await at.post("/identity/resetByAdmin", resetAnother, { token })).status).toBe(403);
    expect(
      (await at.post("/identity/resetByAdmin", { user: email, pass: ownChoice }, { token })).status,
    ).toBe(403);
    const response = await at.post("/api/GeneralConfig", setting, { token });
    expect(response.status).toBe(403);
    expect(refusal.parse(await response.json()).message).toContain("an administrator chose your password");
  });

  it("cannot change or delete a guarded setting, or turn another entry into one", async () => {
    const token = await api.tokenOf(attacker.email);
    const response = await at.post("/api/GeneralConfig", setting, { token });
    const { id } = (await response.json()) as { id: string };
    const free = (await (
      await at.post("/api/GeneralConfig", { ...setting, group: "own" }, { token })
    ).json()) as { id: string };
    const { email } = await victim();
    await reset(email);
    const theirs = await signIn(email);
    const send = (method: string, entry: string, body?: object) =>
      api.send(`/api/GeneralConfig/${entry}`, { method, token: theirs, body });
    expect((await send("PUT", id, { ...setting, value: "https://other.example/" })).status).toBe(403);
    expect((await send("PUT", id, { ...setting, group: "own2" })).status).toBe(403);
    expect((await send("PUT", free.id, setting)).status).toBe(403);
    expect((await send("DELETE", id)).status).toBe(403);
    expect(
      (await send("PUT", free.id, { ...setting, group: "own", value: "https://own.example/" })).status,
    ).toBe(200);
    for (const entry of [id, free.id])
      await api.send(`/api/GeneralConfig/${entry}`, { method: "DELETE", token });
  });

  it("remains restricted after a forced password change, which whoever knew the temporary password could make", async () => {
    const { email } = await victim();
    await reset(email, {});
    const token = await completeForcedChange(email);
    expect(await at.states(token)).toBe(200);
    expect((await register(token)).status).toBe(403);
    // Again, through the link that My Account sends.
    expect((await register(await chooseByMail(email, "Third-Lantern-Fog-5"))).status).toBe(200);
  });

  it("remains restricted for a sign-in code, even after a link was requested", async () => {
    const { email } = await victim();
    await reset(email, {});
    const { code } = await at.responseOf(email, chosenByAdmin);
    await at.post(`/identity/forgot/${email}`, undefined);
    expect((await choosePassword(email, code)).status).toBe(204);
    expect((await register(await signIn(email, ownChoice))).status).toBe(403);
  });

  it("remains restricted if its password is reset by itself, by another administrator, or again", async () => {
    const { email } = await victim();
    await chooseByMail(email);
    expect((await register(await signIn(email, ownChoice))).status).toBe(200);
    const self = { user: email, pass: chosenByAdmin, ChangePassNextLogin: false };
    const token = await signIn(email, ownChoice);
    // Another session was open, so its first use closes that one.
    expect((await at.post("/identity/resetByAdmin", self, { token })).status).toBe(204);
    expect((await register(await signIn(email))).status).toBe(403);
    await reset(email);
    expect((await register(await signIn(email))).status).toBe(403);
  });

  it("includes every account that an administrator registered", async () => {
    const user = `new-${randomUUID()}@portico.test`;
    expect((await register(await api.tokenOf(attacker.email), user)).status).toBe(200);
    const [row] = await api.services.database.select().from(users).where(eq(users.email, user));
    await api.services.database.execute(
      `insert into user_roles (user_id, role) values ('${row?.id}', 'securityadmin')`,
    );
    expect((await register(await signIn(user))).status).toBe(403);
    expect((await register(await chooseByMail(user))).status).toBe(200);
  });

  it("excludes accounts whose owner must change a password that they chose", async () => {
    const { email, userId } = await victim();
    await asSystem(api.services.database)
      .update(users)
      .set({ mustChangePassword: true })
      .where(eq(users.id, userId));
    const { code } = await at.responseOf(email);
    expect((await choosePassword(email, code)).status).toBe(204);
    expect((await register(await signIn(email, ownChoice))).status).toBe(200);
  });

  it("includes rows that don't record who chose the password", async () => {
    const { email } = await victim();
    const [model] = await api.services.database.select().from(users).where(eq(users.email, email));
    const id = randomUUID();
    await asSystem(api.services.database)
      .insert(users)
      .values({ id, email: `${id}@portico.test`, passwordHash: model?.passwordHash ?? "" });
    await api.services.database.execute(
      `insert into user_roles (user_id, role) values ('${id}', 'securityadmin')`,
    );
    expect((await register(await api.tokenOf(`${id}@portico.test`))).status).toBe(403);
  });

  it("has its sessions ended by the reset", async () => {
    const { email } = await victim();
    const before = (await at.responseOf(email)).token;
    await reset(email);
    expect((await register(before)).status).toBe(401);
  });

  describe("approving a screen", () => {
    const submitted = async () => {
      const author = screenCalls(api, attacker.email);
      return author.step(await author.create(), "submit");
    };
    const approvalBy = async (email: string) =>
      (await screenCalls(api, email).sendStep(await submitted(), "approve")).status;

    it("requires another person than the author, not another account of the same person", async () => {
      const { database } = api.services;
      const sameContact = await victim();
      await asSystem(database)
        .update(users)
        .set({ contactId: attacker.contactId })
        .where(eq(users.id, sameContact.userId));
      expect(await approvalBy(sameContact.email)).toBe(403);
      for (const otherEmail of [
        attacker.email,
        attacker.email.toUpperCase(),
        attacker.email.replace("@", "+2@"),
      ]) {
        const sameMailbox = await victim();
        await asSystem(database).update(users).set({ otherEmail }).where(eq(users.id, sameMailbox.userId));
        expect([otherEmail, await approvalBy(sameMailbox.email)]).toEqual([otherEmail, 403]);
      }
      expect(await approvalBy((await victim()).email)).toBe(200);
    });

    it("is possible between accounts without a contact", async () => {
      const other = await victim();
      const { database } = api.services;
      await asSystem(database).update(users).set({ contactId: null }).where(eq(users.id, other.userId));
      await asSystem(database).update(users).set({ contactId: null }).where(eq(users.id, attacker.userId));
      expect(await approvalBy(other.email)).toBe(200);
      await asSystem(database)
        .update(users)
        .set({ contactId: attacker.contactId })
        .where(eq(users.id, attacker.userId));
      expect(await database.$count(contacts, eq(contacts.id, attacker.contactId))).toBe(1);
    });
  });
});
