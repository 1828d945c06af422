import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { isDiskFull } from "../db/database-errors.ts";
import { reservedBytes } from "./disk-space.ts";
import { newFileKey, openStorage } from "./storage.ts";

const photo = (...bytes: number[]) => Uint8Array.from(bytes);
const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe("file storage", () => {
  it("returns the stored bytes, and nothing after they are removed", async () => {
    const storage = openStorage(join(await temporaryFolder(), "files"));
    const key = newFileKey("photos");
    expect(await storage.get(key)).toBeUndefined();
    await storage.put(key, photo(1, 2, 3), "image/webp");
    expect(await storage.get(key)).toEqual(photo(1, 2, 3));
    await storage.remove(key);
    expect(await storage.get(key)).toBeUndefined();
    await storage.remove(key);
  });

  it.each([
    "../../etc/passwd",
    "photos/../../secret",
    "photos/ab/../../../etc/passwd00000000000000",
    "/etc/passwd",
    "photos/ab/ABCDEF0123456789ABCDEF0123456789",
    "photos/ab/holiday.jpg",
    "",
  ])("rejects keys that it did not create, such as %j", async (key) => {
    const folder = await temporaryFolder();
    const storage = openStorage(folder);
    expect(() => storage.put(key, photo(1), "image/webp")).toThrow(/newFileKey/);
    await expect(storage.get(key)).rejects.toThrow(/newFileKey/);
    expect(() => storage.remove(key)).toThrow(/newFileKey/);
    expect(await filesIn(folder)).toEqual([]);
  });

  it("never creates the same key twice, and includes nothing of the owner in it", () => {
    const keys = Array.from({ length: 200 }, () => newFileKey("photos"));
    expect(new Set(keys).size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^photos\/[0-9a-f]{2}\/[0-9a-f]{32}$/);
  });

  it("keeps the old file if a new one cannot be written", async () => {
    const folder = await temporaryFolder();
    const storage = openStorage(folder);
    const key = newFileKey("photos");
    await storage.put(key, photo(1, 2, 3), "image/webp");
    // A folder with the file's name makes the rename fail after all bytes were written.
    const other = newFileKey("photos");
    await mkdir(join(folder, other, "in the way"), { recursive: true });
    await expect(storage.put(other, photo(9), "image/webp")).rejects.toThrow();
    expect(await storage.get(other)).toBeUndefined();
    expect(await storage.get(key)).toEqual(photo(1, 2, 3));
    expect((await filesIn(folder)).filter((name) => name.endsWith(".making"))).toEqual([]);
  });

  it("stores a stream, and returns it as a stream", async () => {
    const folder = await temporaryFolder();
    const storage = openStorage(folder);
    const key = newFileKey("uploads");
    await storage.putStream(key, Readable.from([photo(1, 2), photo(3)]));
    expect(await storage.get(key)).toEqual(photo(1, 2, 3));
    expect(await buffer((await storage.getStream(key)) ?? Readable.from([]))).toEqual(Buffer.from([1, 2, 3]));
    expect(await storage.getStream(newFileKey("uploads"))).toBeUndefined();
  });

  it("stores nothing of an incomplete stream, and throws its error", async () => {
    const folder = await temporaryFolder();
    const lost = new Error("The connection was lost.");
    const broken = async function* () {
      yield photo(1);
      throw lost;
    };
    const key = newFileKey("uploads");
    await expect(openStorage(folder).putStream(key, broken())).rejects.toBe(lost);
    expect(await filesIn(folder)).toEqual([]);
  });

  it("reserves space for a database on the same disk, and stores nothing of a file that doesn't fit", async () => {
    const folder = await temporaryFolder();
    const disk = { free: reservedBytes };
    const storage = openStorage(folder, async () => disk.free);
    const key = newFileKey("notes");
    await expect(storage.put(key, photo(1), "image/webp")).rejects.toSatisfy(isDiskFull);
    const pieces = async function* () {
      yield photo(1);
    };
    await expect(storage.putStream(key, pieces())).rejects.toSatisfy(isDiskFull);
    expect(await filesIn(folder)).toEqual([]);
    disk.free = 2 * reservedBytes;
    await storage.put(key, photo(1), "image/webp");
    expect(await storage.get(key)).toEqual(photo(1));
  });

  it("aborts a stream that fills the disk, and stores nothing of it", async () => {
    const folder = await temporaryFolder();
    const megabyte = 1024 * 1024;
    const disk = { free: reservedBytes + 10 * megabyte };
    let sent = 0;
    const endless = async function* () {
      for (;;) {
        disk.free -= megabyte;
        sent++;
        yield new Uint8Array(megabyte);
      }
    };
    const storage = openStorage(folder, async () => disk.free);
    await expect(storage.putStream(newFileKey("uploads"), endless())).rejects.toSatisfy(isDiskFull);
    expect(sent).toBeLessThan(12);
    expect(await filesIn(folder)).toEqual([]);
  });

  it("does not serve incomplete files left by a crashed process", async () => {
    const folder = await temporaryFolder();
    const key = newFileKey("photos");
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(`${join(folder, key)}.0.making`, "half");
    expect(await openStorage(folder).get(key)).toBeUndefined();
  });

  it("returns a file completely or not at all while its writer is killed repeatedly", async () => {
    const folder = await temporaryFolder();
    const key = newFileKey("photos");
    const size = 4 * 1024 * 1024;
    const program = `
      import { openStorage } from ${JSON.stringify(new URL("storage.ts", import.meta.url).href)};
      const storage = openStorage(${JSON.stringify(folder)});
      console.log("begun");
      for (let fill = 1; ; fill = (fill % 250) + 1) {
        await storage.put(${JSON.stringify(key)}, new Uint8Array(${size}).fill(fill), "image/webp");
      }`;
    for (let round = 0; round < 3; round += 1) {
      const writer = spawn(process.execPath, ["--input-type=module", "--eval", program], {
        stdio: ["ignore", "pipe", "ignore"],
      });
      const ended = once(writer, "exit");
      await once(writer.stdout, "data");
      await untilThere(join(folder, key));
      writer.kill("SIGKILL");
      await ended;
      const bytes = await openStorage(folder).get(key);
      expect(bytes?.length).toBe(size);
      expect(new Set(bytes).size).toBe(1);
    }
  });

  it("prevents other users of the machine from reading files", async () => {
    const folder = await temporaryFolder();
    const key = newFileKey("photos");
    await openStorage(folder).put(key, photo(1), "image/webp");
    expect((await stat(join(folder, key))).mode & 0o077).toBe(0);
  });
});

async function untilThere(path: string): Promise<void> {
  for (;;) {
    const found = await stat(path).catch(() => undefined);
    if (found) return;
    await new Promise(setImmediate);
  }
}
