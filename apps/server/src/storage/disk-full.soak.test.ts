import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { noteEntities } from "@portico/contract";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { beginExport, originIn, signInAt } from "../../test/downloads.ts";
import { policyFile, policyRow } from "../../test/policy-files.ts";
import { type SmallDisk, smallDisk } from "../../test/small-disk.ts";
import { carrierId } from "../reference/seed.ts";

const fillChild = fileURLToPath(new URL("../../test/fill-child.ts", import.meta.url));
const counted = z.object({ count: z.number(), last: z.number() });
const policies = z.object({ data: z.array(z.object({ id: z.string() })), totalRecords: z.number() });

/** A user's actions on a server whose disk may be full. */
async function personAt(origin: string) {
  const headers = await signInAt(origin);
  const list = async (query = "pageSize=10") =>
    policies.parse(await (await fetch(`${origin}/api/Policies?${query}`, { headers })).json());
  const policyId = (await list()).data[0]?.id ?? "";
  const scan = new File([new Uint8Array(2_000_000).fill(37), "%PDF-1.7"], "scan.pdf");
  return {
    list,
    addNote: (noteBody: string, hasScan = true) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        noteBody,
        entityId: policyId,
        entityMetadataId: noteEntities.policy,
      })) {
        body.set(name, value);
      }
      if (hasScan) body.set("doc", scan);
      return fetch(`${origin}/api/Notes`, { method: "POST", headers, body });
    },
    notes: async () =>
      JSON.stringify(
        await (await fetch(`${origin}/api/Notes/${policyId}/${noteEntities.policy}`, { headers })).json(),
      ),
    upload: (rows: number, prefix: string) => {
      const lines = Array.from({ length: rows }, (_, row) => policyRow(`${prefix}-${row}`));
      const query = new URLSearchParams({ fileName: "book.csv", carrier: carrierId("AvMed") });
      return fetch(`${origin}/api/UploadPolicies/UploadPolicyCSV?${query}`, {
        method: "POST",
        headers: { ...headers, "content-type": "text/csv" },
        body: policyFile(lines),
      });
    },
    exportAll: async () => {
      const begun = await beginExport(origin, "csv", headers);
      return [(await begun.rest()).toString("utf8").trimEnd().split("\n").length, begun.rows + 1];
    },
    /** The final state of a job. */
    outcomeOf: async (jobId: string) => {
      for (;;) {
        const response = await fetch(`${origin}/api/Jobs/${jobId}`, { headers });
        const { state, message } = z
          .object({ state: z.string(), message: z.string().nullish() })
          .parse(await response.json());
        if (!["queued", "running"].includes(state)) return { state, message };
      }
    },
  };
}

const isFull = async (response: Response) => [response.status, /disk is full/.test(await response.text())];

/** The names of files for notes and uploads, complete or not. */
async function filesOn({ outside }: SmallDisk): Promise<string[]> {
  const entries = await readdir(join(outside, "files"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

describe("a full disk", () => {
  it.each([34, 40, 47, 50, 52, 56, 60])(
    "under an embedded database with %i MB left loses no committed data, and never hangs",
    async (left) => {
      const disk = await smallDisk(420);
      const made = disk.start({}, [fillChild, disk.folder, "make"]);
      expect(await made.ended).toBe(0);
      disk.fill(left);
      const filling = disk.start({}, [fillChild, disk.folder]);
      const code = await filling.ended;
      const committed = filling
        .words()
        .split("\n")
        .filter((line) => line === "committed").length;
      expect([0, 3]).toContain(code);
      expect(committed).toBeGreaterThan(0);
      await disk.makeRoom();
      const counting = disk.start({}, [fillChild, disk.folder, "count"]);
      expect(await counting.ended).toBe(0);
      const line = await counting.says(/^counted /);
      expect(counted.parse(JSON.parse(line.slice("counted ".length))).count).toBe(committed);
      console.log(
        `${left} MB left: ${committed} rows committed and not lost; ${code === 3 ? "stopped" : "continued"}.`,
      );
    },
  );

  it("causes clear errors from a server with the embedded database, which works again when there is space", async () => {
    const disk = await smallDisk(500);
    const variables = { DEMO_ROWS: "300" };
    const server = disk.start(variables);
    const origin = originIn(await server.says(/Portico is ready on/));
    const person = await personAt(origin);
    expect((await person.addNote("Before.")).status).toBe(200);
    const files = await filesOn(disk);
    disk.fill(40);
    for (const refused of [person.addNote("Lost."), person.upload(10, "LOST")]) {
      expect(await isFull(await refused)).toEqual([507, true]);
    }
    const [lines, expected] = await person.exportAll();
    expect(lines).toBe(expected);
    await signInAt(origin);
    expect(await filesOn(disk)).toEqual(files);
    await disk.makeRoom();
    expect((await person.addNote("After.")).status).toBe(200);
    expect(await person.notes()).toMatch(/After\..*Before\./);
    expect(await person.notes()).not.toContain("Lost.");
    console.log(
      "Embedded: note and upload returned 507 at 40 MB; export and sign-in worked; all worked after.",
    );
  });

  it("while the embedded database loads a file causes a clear error, and a restart loses nothing", async () => {
    const disk = await smallDisk(500);
    const server = disk.start({ DEMO_ROWS: "300" });
    const person = await personAt(originIn(await server.says(/Portico is ready on/)));
    expect((await person.addNote("Before.")).status).toBe(200);
    const { jobId } = z
      .object({ jobId: z.string() })
      .parse(await (await person.upload(40_000, "FULL")).json());
    disk.fill(0);
    const ended = await Promise.race([server.ended, person.outcomeOf(jobId).catch(() => server.ended)]);
    if (typeof ended === "object") {
      expect(ended).toMatchObject({ state: "failed", message: expect.stringContaining("disk is full") });
      server.process.kill("SIGKILL");
      await server.ended;
    } else {
      expect(ended).toBe(1);
      expect(server.words()).toMatch(/disk is full.*No saved data was lost/i);
    }
    const early = disk.start({ DEMO_ROWS: "300" });
    expect(await early.ended).toBe(1);
    expect(early.words()).toMatch(/The disk of .* is full: \d+ MB are free, but 32 MB are needed/);
    await disk.makeRoom();
    const again = disk.start({ DEMO_ROWS: "300" });
    const there = await personAt(originIn(await again.says(/Portico is ready on/)));
    const outcome = await there.outcomeOf(jobId);
    const { totalRecords } = await there.list("pageSize=10");
    expect([300, 40_300]).toContain(totalRecords);
    expect(totalRecords === 40_300).toBe(outcome.state === "done");
    expect(await there.notes()).toContain("Before.");
    console.log(
      `Embedded, full while a file was loaded: ${JSON.stringify(ended)}; after the restart: ${outcome.state}, ${totalRecords} policies.`,
    );
  });

  it("does not stop the database if only the files are on it", async () => {
    const disk = await smallDisk(120);
    const url = postgresUrl(await createPostgresDatabase("portico"));
    const server = disk.start({ DATABASE_URL: url, DEMO_ACCOUNTS: "1", DEMO_ROWS: "0" });
    const origin = originIn(await server.says(/Portico is ready on/));
    const person = await personAt(origin);
    const before = { files: await filesOn(disk), notes: await person.notes() };
    disk.fill(0);
    for (const refused of [person.addNote("Lost."), person.upload(20_000, "LOST")]) {
      expect(await isFull(await refused)).toEqual([507, true]);
    }
    expect({ files: await filesOn(disk), notes: await person.notes() }).toEqual(before);
    expect((await person.addNote("Without a file.", false)).status).toBe(200);
    const [lines, expected] = await person.exportAll();
    expect(lines).toBe(expected);
    await disk.makeRoom();
    expect((await person.addNote("After.")).status).toBe(200);
    const { jobId } = z.object({ jobId: z.string() }).parse(await (await person.upload(10, "AFTER")).json());
    expect(await person.outcomeOf(jobId)).toMatchObject({ state: "done" });
    console.log(
      "PostgreSQL, files full: note with a file and upload returned 507; the rest worked; all worked after.",
    );
  });
});
