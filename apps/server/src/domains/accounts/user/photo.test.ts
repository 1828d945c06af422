import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { and, asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { noBrowser } from "../../../../test/no-browser.ts";
import { plainPicture } from "../../../../test/pictures.ts";
import { audit, contactPhotos, contacts, users } from "../../../db/schema/index.ts";
import { photoHandlers } from "./photo.ts";

const path = "/api/user/photo";

function form(bytes: Uint8Array, type = "image/png", name = "me.png"): FormData {
  const data = new FormData();
  data.append("file", new File([Buffer.from(bytes)], name, { type }));
  return data;
}

describe.each(databaseKinds)("the user's photo on $name", (kind) => {
  let api: TestApi;
  let picture: Buffer;
  beforeAll(async () => {
    api = await openApi(kind);
    picture = await plainPicture("#ff0000").png().toBuffer();
  });
  afterAll(() => api.close());

  const make = async () => {
    const account = await makeAccount(api.services.database, {});
    return { ...account, token: await api.tokenOf(account.email) };
  };
  const set = (token: string, body = form(picture)) => api.send(path, { method: "POST", token, body });
  const remove = (token: string) => api.send(path, { method: "DELETE", token });
  const filesThere = async () => {
    if (!existsSync(api.files)) return [];
    const entries = await readdir(api.files, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const keyOf = async (contactId: string) => {
    const [row] = await api.services.database
      .select()
      .from(contactPhotos)
      .where(eq(contactPhotos.contactId, contactId));
    return row?.fileKey;
  };

  it("is returned to its owner only, until it is removed", async () => {
    const [own, other] = [await make(), await make()];
    expect((await api.send(path, own)).status).toBe(204);
    expect((await set(own.token)).status).toBe(204);
    const shown = await api.send(path, own);
    expect(shown.status).toBe(200);
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 256 });
    expect((await api.send(path, other)).status).toBe(204);
    expect((await remove(other.token)).status).toBe(204);
    expect((await api.send(path, own)).status).toBe(200);
    expect((await remove(own.token)).status).toBe(204);
    expect((await api.send(path, own)).status).toBe(204);
  });

  it("is sent with headers that prevent execution, caching and content sniffing", async () => {
    const own = await make();
    await set(own.token);
    const { headers } = await api.send(path, own);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("content-disposition")).toBe('attachment; filename="photo.webp"');
  });

  it.each(["GET", "POST", "DELETE"])("requires a session to %s", async (method) => {
    const body = method === "POST" ? form(picture) : undefined;
    expect((await api.send(path, { method, body })).status).toBe(401);
  });

  it("ignores the declared type of a file", async () => {
    const own = await make();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await set(own.token, form(svg))).status).toBe(415);
    expect((await set(own.token, form(svg, "image/jpeg", "me.jpg"))).status).toBe(415);
    expect((await set(own.token, form(picture, "image/svg+xml", "me.svg"))).status).toBe(204);
    expect((await api.send(path, own)).headers.get("content-type")).toBe("image/webp");
  });

  it("rejects more bytes than the documented limit, and keeps the previous photo", async () => {
    const own = await make();
    await set(own.token);
    const key = await keyOf(own.contactId);
    expect((await set(own.token, form(Buffer.alloc(5 * 1024 * 1024 + 1)))).status).toBe(413);
    expect((await set(own.token, new FormData())).status).toBe(422);
    expect(await keyOf(own.contactId)).toBe(key);
    expect((await api.send(path, own)).status).toBe(200);
  });

  it("gives each file a random name, and removes the old file when a new one is saved", async () => {
    const own = await make();
    await set(own.token, form(picture, "image/png", "../../lucia-marquez.png"));
    const before = await keyOf(own.contactId);
    await set(own.token);
    const after = await keyOf(own.contactId);
    expect(after).not.toBe(before);
    const there = await filesThere();
    expect(there).toContain(after?.split("/").at(-1));
    expect(there).not.toContain(before?.split("/").at(-1));
    expect(there.join()).not.toMatch(/lucia|making/);
    expect(there.join()).not.toContain(own.contactId);
  });

  it("leaves one photo and one file after simultaneous uploads", async () => {
    const own = await make();
    const count = (await filesThere()).length;
    const responses = await Promise.all(Array.from({ length: 5 }, () => set(own.token)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(204));
    expect((await filesThere()).length).toBe(count + 1);
    expect((await api.send(path, own)).status).toBe(200);
  });

  it("leaves no file if the row can't be written", async () => {
    const count = (await filesThere()).length;
    const caller = { contactId: randomUUID(), userId: randomUUID(), sessionId: "", agentId: null };
    const setting = photoHandlers(api.services)["user.setPhoto"]({
      params: {},
      query: {},
      body: undefined,
      stream: undefined,
      file: { bytes: picture, mediaType: "image/png", name: "me.png" },
      expectedVersion: undefined,
      // The caller's contact was deleted.
      caller: { ...caller, roles: [], claims: [], grants: [], hasOwnPassword: true },
      bearer: undefined,
      accept: undefined,
      address: "nowhere",
      browser: noBrowser,
      abortResponse: () => false,
      read: async () => new Response(),
      once: (database, work) => database.transaction(work),
    });
    await expect(setting).rejects.toThrow();
    expect((await filesThere()).length).toBe(count);
  });

  it("requires a contact; the error says how to get one", async () => {
    const own = await make();
    const count = (await filesThere()).length;
    const { database } = api.services;
    await asSystem(database).update(users).set({ contactId: null }).where(eq(users.id, own.userId));
    expect((await set(own.token)).status).toBe(409);
    expect((await set(own.token, form(Buffer.from("no picture")))).status).toBe(409);
    expect((await api.send(path, own)).status).toBe(204);
    expect((await filesThere()).length).toBe(count);
  });

  it("doesn't change the contact's version, so that a profile being edited can still be saved", async () => {
    const own = await make();
    await set(own.token);
    const [contact] = await api.services.database
      .select()
      .from(contacts)
      .where(eq(contacts.id, own.contactId));
    expect(contact?.version).toBe(1);
  });

  it("is audited when set and removed, but not if there was nothing to remove", async () => {
    const own = await make();
    await remove(own.token);
    await set(own.token);
    await set(own.token);
    await remove(own.token);
    const records = await api.services.database
      .select({ result: audit.result })
      .from(audit)
      .where(and(eq(audit.createdBy, own.userId), eq(audit.category, "contact")))
      .orderBy(asc(audit.occurredAt));
    expect(records.map(({ result }) => result)).toEqual(["photo set", "photo set", "photo removed"]);
  });
});
