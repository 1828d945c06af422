import { setTimeout as wait } from "node:timers/promises";
import { noteEntities } from "@portico/contract";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { startChild } from "../test/child-server.ts";
import { originIn, signInAt } from "../test/downloads.ts";
import { fakeTime } from "../test/fake-time.ts";
import { lastingDatabases } from "../test/lasting-databases.ts";
import { workKinds } from "../test/policy-calls.ts";
import { policyFile, policyRow } from "../test/policy-files.ts";
import { carrierId } from "./reference/seed.ts";

const anHour = 60 * 60 * 1000;
const entry = z.object({ statusId: z.string(), createdDate: z.string(), endDate: z.string().nullable() });

it.each(["embedded", "server"] as const)(
  "a running process whose clock is set back by an hour continues to work, on the %s database",
  async (kind) => {
    const clock = await fakeTime();
    const lasting = await lastingDatabases[kind]();
    const start = async () => {
      const child = startChild({
        ...lasting.variables,
        ...clock.variables,
        DEMO_ROWS: "0",
        DEMO_ACCOUNTS: "1",
      });
      onTestFinished(async () => {
        child.process.kill("SIGKILL");
        await child.ended;
      });
      return { child, origin: originIn(await child.says(/Portico is ready on/)) };
    };
    const { child, origin } = await start();
    let at = origin;
    let headers = await signInAt(at);
    const read = async (path: string): Promise<unknown> => {
      const response = await fetch(`${at}${path}`, { headers });
      expect([path, response.status]).toEqual([path, 200]);
      return response.json();
    };
    const post = async (path: string, body: object) => {
      const response = await fetch(`${at}${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect([path, response.status]).toEqual([path, 200]);
    };
    const clockOf = async () => {
      const response = await fetch(`${at}/healthz`);
      return Date.parse(response.headers.get("date") ?? "") - Date.now();
    };
    const [row] = z
      .object({ data: z.array(z.object({ id: z.string() })) })
      .parse(await read("/api/Policies?pageSize=1")).data;
    const statuses = [workKinds[0].next, workKinds[0].first];
    const setStatus = (step: number) =>
      post(`/api/Policies/${row?.id}/status`, { statusId: statuses[step % 2], comment: `Step ${step}` });
    const addNote = async (noteBody: string) => {
      const body = new FormData();
      const fields = { noteBody, entityId: row?.id ?? "", entityMetadataId: noteEntities.policy };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      expect((await fetch(`${at}/api/Notes`, { method: "POST", headers, body })).status).toBe(200);
    };
    const upload = async (number: string) => {
      const query = new URLSearchParams({ fileName: "book.csv", carrier: carrierId("AvMed") });
      const response = await fetch(`${at}/api/UploadPolicies/UploadPolicyCSV?${query}`, {
        method: "POST",
        headers: { ...headers, "content-type": "text/csv" },
        body: policyFile([policyRow(number)]),
      });
      const { jobId } = z.object({ jobId: z.string() }).parse(await response.json());
      const began = performance.now();
      const state = async () => z.object({ state: z.string() }).parse(await read(`/api/Jobs/${jobId}`)).state;
      while (["queued", "running"].includes(await state())) await wait(50);
      expect(await state()).toBe("done");
      return Math.round(performance.now() - began);
    };

    await setStatus(0);
    await addNote("Before.");
    const durationBefore = await upload("CLOCK-1");
    await clock.set("-1h");
    while ((await clockOf()) > -anHour / 2) await wait(100);
    expect((await read("/api/States")) !== undefined).toBe(true);
    await setStatus(1);
    await setStatus(2);
    await addNote("After.");
    const late = await upload("CLOCK-2");
    headers = await signInAt(at);
    child.process.kill("SIGKILL");
    await child.ended;

    at = (await start()).origin;
    expect(await clockOf()).toBeLessThan(-anHour / 2);
    headers = await signInAt(at);
    await upload("CLOCK-3");
    await clock.set("+0");
    while ((await clockOf()) < -anHour / 2) await wait(100);
    headers = await signInAt(at);
    await setStatus(3);
    const history = z.array(entry).parse(await read(`/api/Policies/${row?.id}/status`));
    expect(history.slice(-4).map(({ statusId }) => statusId)).toEqual(
      [0, 1, 2, 3].map((step) => statuses[step % 2]),
    );
    const dates = history.map(({ createdDate }) => createdDate);
    expect(dates).toEqual(dates.toSorted());
    expect(history.at(-1)?.endDate).toBeNull();
    const notes = JSON.stringify(await read(`/api/Notes/${row?.id}/${noteEntities.policy}`));
    expect([notes.includes("Before."), notes.includes("After.")]).toEqual([true, true]);
    console.log(
      `${kind}: clock set back by an hour; session, sign-in, notes and statuses worked; a job took ${durationBefore} ms before and ${late} ms after; all data survived a kill and restart in the right order.`,
    );
  },
);
