import { readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { noteEntities } from "@portico/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openApi } from "../test/api.ts";
import { asSystem } from "../test/as-system.ts";
import { bothDatabases, createPostgresDatabase, postgresUrl } from "../test/databases.ts";
import { killableServer, untilSomebodyWaitsForAudit } from "../test/killable-server.ts";
import { openPostgres } from "./db/postgres.ts";
import { audit, contactPhotos, contacts, notes, policies } from "./db/schema/index.ts";
import { createLog } from "./log.ts";
import { removeOrphanedFiles } from "./orphaned-files.ts";
import { type FileKind, newFileKey, openStorage } from "./storage/storage.ts";

const log = createLog("silent");

const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
const age = (folder: string, key: string) => utimes(join(folder, key), twoDaysAgo, twoDaysAgo);
const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe.each(bothDatabases)("orphaned files, on $name,", (kind) => {
  it("of notes and photos are deleted after a day, and no others", async () => {
    const api = await openApi(kind);
    onTestFinished(() => api.close());
    const { database, storage } = api.services;
    const put = async (of: FileKind) => {
      const key = newFileKey(of);
      await storage.put(key, Uint8Array.of(1), "text/plain");
      return key;
    };
    const [noted, left, young] = [await put("notes"), await put("notes"), await put("notes")];
    const [shown, replaced] = [await put("photos"), await put("photos")];
    for (const key of [noted, left, shown, replaced]) await age(api.files, key);
    const entityMetadataId = noteEntities.policy;
    await asSystem(database)
      .insert(notes)
      .values({ entityId: crypto.randomUUID(), entityMetadataId, noteBody: "Kept.", docKey: noted });
    const [contact] = await database.select({ id: contacts.id }).from(contacts).limit(1);
    await asSystem(database)
      .insert(contactPhotos)
      .values({ contactId: contact?.id ?? "", fileKey: shown });
    await removeOrphanedFiles(api.services, log);
    for (const key of [noted, young, shown]) expect(await storage.get(key)).toBeDefined();
    for (const key of [left, replaced]) expect(await storage.get(key)).toBeUndefined();
  });

  it("are not deleted if the folder belongs to another database, which is logged", async () => {
    const api = await openApi(kind);
    onTestFinished(() => api.close());
    await api.services.storage.claim("another");
    const key = newFileKey("notes");
    await api.services.storage.put(key, Uint8Array.of(1), "text/plain");
    await age(api.files, key);
    const error = vi.spyOn(log, "error");
    await removeOrphanedFiles(api.services, log);
    expect(await api.services.storage.get(key)).toBeDefined();
    expect(error).toHaveBeenCalledWith(expect.stringContaining("belong to another database"));
    // Nothing refers to the files, so they could belong to another database.
    await rm(join(api.files, "database-id"));
    await removeOrphanedFiles(api.services, log);
    expect(await api.services.storage.get(key)).toBeDefined();
    expect(error).toHaveBeenCalledTimes(2);
  });

  it("are claimed by one of many concurrent databases", async () => {
    const api = await openApi(kind);
    onTestFinished(() => api.close());
    const ids = Array.from({ length: 20 }, (_, index) => `database-${index}`);
    await Promise.all(ids.map((id) => openStorage(api.files).claim(id)));
    expect(ids).toContain(await api.services.storage.owner());
    expect((await readdir(api.files)).filter((name) => name.startsWith("database-id"))).toHaveLength(1);
  });

  it("are not deleted if the database fails", async () => {
    const api = await openApi(kind);
    onTestFinished(() => api.close());
    const key = newFileKey("notes");
    await api.services.storage.put(key, Uint8Array.of(1), "text/plain");
    await age(api.files, key);
    const away = new Proxy(api.services.database, {
      get: (whole, name) => {
        if (name === "select")
          throw Object.assign(new Error("The database connection was lost."), { code: "57P01" });
        return Reflect.get(whole, name);
      },
    });
    await expect(removeOrphanedFiles({ ...api.services, database: away }, log)).rejects.toThrow("was lost");
    expect(await api.services.storage.get(key)).toBeDefined();
  });
});

describe("a server killed after writing a note's file but not its row", () => {
  it("leaves a file, which the next start deletes once it is a day old", async () => {
    const url = postgresUrl(await createPostgresDatabase("portico"));
    const { database, close } = openPostgres(url, () => {});
    onTestFinished(close);
    const first = await killableServer(url);
    const authorization = await first.signIn("admin");
    const [policy] = await database.select({ id: policies.id }).from(policies).limit(1);
    const files = join(first.folder, "files");
    const form = new FormData();
    form.set("noteBody", "Never saved.");
    form.set("entityId", policy?.id ?? "");
    form.set("entityMetadataId", noteEntities.policy);
    form.set("doc", new File(["scan"], "scan.txt"));
    await database.transaction(async (transaction) => {
      await transaction.execute("lock table audit in exclusive mode");
      const lost = fetch(`${first.origin}/api/Notes`, { method: "POST", headers: authorization, body: form });
      const broken = expect(lost).rejects.toThrow();
      await untilSomebodyWaitsForAudit(database);
      first.child.process.kill("SIGKILL");
      await broken;
    });
    const [left = ""] = await filesIn(join(files, "notes"));
    expect(left).not.toBe("");
    expect(await database.$count(notes, eq(notes.noteBody, "Never saved."))).toBe(0);
    expect(await database.$count(audit, eq(audit.category, "note"))).toBe(0);

    const storage = openStorage(files);
    await removeOrphanedFiles({ database, storage }, log);
    expect(await filesIn(join(files, "notes"))).toEqual([left]);
    await age(files, `notes/${left.slice(0, 2)}/${left}`);
    await killableServer(url, first.folder);
    await expect.poll(() => filesIn(join(files, "notes")), { timeout: 20_000 }).toEqual([]);
  });
});
