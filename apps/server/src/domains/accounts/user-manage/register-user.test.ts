import { randomUUID } from "node:crypto";
import { userManageSchemas } from "@portico/contract/features/accounts/user-manage.schemas";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { type Instances, instanceKinds } from "../../../../test/instances.ts";
import { refusal } from "../../../../test/responses.ts";
import { contacts, rowHistory, users } from "../../../db/schema/index.ts";

const pass = "Blue-Harbor-Rain-7";
const made = z.object({ id: z.uuid() });
const visibilityOf = userManageSchemas["userManage.visibility"].response;

describe.each(instanceKinds)("a user who is registered with rights, on $name,", ({ open }) => {
  let instances: Instances;
  let token: string;
  let agentId: string;
  beforeAll(async () => {
    instances = await open();
    token = await instances.api.tokenOf("security@portico.test");
    agentId = await agentOf(database(), "manager@portico.test");
  });
  afterAll(() => instances.close());
  const database = () => instances.api.services.database;
  const makeContact = async () => {
    const id = randomUUID();
    await asSystem(database()).insert(contacts).values({ id, firstName: "Inés", lastName: "Vega" });
    return id;
  };
  const account = (user = `new-${randomUUID()}@portico.test`) => ({
    ...{ user, email: user, pass, pass_confirm: pass },
  });
  const send = (body: object) =>
    instances.api.send("/identity/register", { method: "POST", token, body: { ...account(), ...body } });
  const errorsOf = async (body: object) => {
    const response = await send(body);
    return [response.status, refusal.parse(await response.json()).errors];
  };
  const count = () => database().$count(users);
  const read = async (path: string) => instances.api.read(path, token);

  it("has roles, claims, contact, and visibility from one request, with history", async () => {
    const link = await makeContact();
    const response = await send({
      ...{ roles: "agent", claims: "view.Policy:true, region:North", link },
      visibility: [{ agentId, resourceId: "Policy" }],
    });
    const { id } = made.parse(await response.json());
    expect(await read(`/api/UserManage/${id}`)).toMatchObject({
      ...{ version: 1, name: "Inés Vega", contactId: link },
      ...{ roles: "agent", claims: "region:North, view.Policy:true" },
    });
    expect(visibilityOf.parse(await read(`/api/UserManage/visibility/${link}`)).entries).toEqual([
      { agentId, resourceId: "Policy" },
    ]);
    const [history] = await database().select().from(rowHistory).where(eq(rowHistory.entityId, id));
    expect(JSON.stringify(history?.changes)).toContain("view.Policy");
  });

  it("is refused whole under the rules of Edit User, Link and Visibility, and can be registered afterwards", async () => {
    const taken = await makeAccount(database(), {});
    const before = await count();
    const link = await makeContact();
    const refused: [object, number, string | undefined][] = [
      [{ roles: "agent,boss" }, 422, "roles"],
      [{ roles: ["agent"] }, 422, "roles"],
      [{ claims: "Administrator:true" }, 422, "claims"],
      [{ claims: "view.Policy" }, 422, "claims"],
      [{ claims: "a:\u200b" }, 422, "claims"],
      [{ link: "x" }, 422, "link"],
      [{ link: randomUUID() }, 404, undefined],
      [{ link: taken.contactId }, 409, undefined],
      [{ visibility: [] }, 422, "visibility"],
      [{ link, visibility: [{ agentId: randomUUID(), resourceId: "Policy" }] }, 422, "visibility.0.agentId"],
      [{ link, visibility: [{ agentId, resourceId: "Nothing" }] }, 422, "visibility.0.resourceId"],
    ];
    for (const [body, status, field] of refused) {
      const [found, errors] = await errorsOf(body);
      expect([body, found, Object.keys(errors ?? {})]).toEqual([body, status, field ? [field] : []]);
    }
    expect(await count()).toBe(before);
    expect((await send({ link, visibility: [{ agentId: null, resourceId: null }] })).status).toBe(200);
  });

  it("never replaces a visibility that its contact has", async () => {
    const link = await makeContact();
    await instances.api.send(`/api/UserManage/visibility/${link}`, {
      ...{ method: "PUT", token, headers: { "if-match": '"0"' }, body: [{ agentId, resourceId: "Lead" }] },
    });
    const [status] = await errorsOf({ link, visibility: [{ agentId, resourceId: "Policy" }] });
    expect(status).toBe(409);
    expect((await send({ link })).status).toBe(200);
    expect(visibilityOf.parse(await read(`/api/UserManage/visibility/${link}`)).entries).toEqual([
      { agentId, resourceId: "Lead" },
    ]);
  });

  it("is the only one with its contact, whatever arrives at once", async () => {
    const link = await makeContact();
    const body = () => ({ ...account(), link, visibility: [{ agentId, resourceId: "Policy" }] });
    const requests = Array.from({ length: 6 }, () => ({
      ...{ path: "/identity/register", method: "POST", token, body: body() },
    }));
    expect(await instances.sendAtOnce(requests)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await database().$count(users, and(eq(users.contactId, link)))).toBe(1);
  });

  it("can start with a template of the settings", async () => {
    const templates = z
      .array(z.object({ name: z.string(), roles: z.string(), claims: z.string() }))
      .parse(await read("/api/UserManage/Templates"));
    expect(templates.map(({ name }) => name)).toEqual([
      ...["Administrator", "Agent", "Manager", "Security administrator"],
    ]);
    for (const { roles, claims } of templates) expect((await send({ roles, claims })).status).toBe(200);
    await instances.configure({ "users.roleTemplates": [{ name: "Helper", roles: "", claims: "a:b" }] });
    expect(await read("/api/UserManage/Templates")).toEqual([{ name: "Helper", roles: "", claims: "a:b" }]);
  });
});
