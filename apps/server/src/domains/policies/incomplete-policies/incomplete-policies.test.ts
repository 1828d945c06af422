import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { policyUploads } from "../../../../test/policy-files.ts";
import {
  audit,
  incompletePolicies,
  jobs,
  policies,
  policyTerms,
  rowHistory,
  statusChanges,
} from "../../../db/schema/index.ts";
import { allJobHandlers } from "../../../handlers.ts";
import { runJob } from "../../../jobs/run-job.ts";
import { entryId } from "../../../reference/seed.ts";
import { waitForOtherUploads } from "../policy-loading/upload-lock.ts";

const [admin, agent] = ["admin@portico.test", "agent@portico.test"] as const;
const listed = z.object({
  data: z.array(
    z.object({ id: z.string(), version: z.number(), policyNumber: z.string(), missing: z.string() }),
  ),
});
const failed = z.object({ message: z.string() });

describe.each(bothDatabases)("incomplete policies on $name", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
  });
  afterAll(() => api.close());

  let serial = 0;
  const newNumber = () => `INC-${++serial}0`;
  const waiting = (number: string) =>
    api.services.database
      .select()
      .from(incompletePolicies)
      .where(eq(incompletePolicies.policyNumber, number))
      .orderBy(incompletePolicies.effectiveDate);
  const added = async (number: string) => {
    const [policy] = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.policyNumber, number));
    return policy;
  };
  const termsOf = (id = "") =>
    api.services.database
      .select({ from: policyTerms.fromDate, plan: policyTerms.planName })
      .from(policyTerms)
      .where(eq(policyTerms.policyId, id))
      .orderBy(policyTerms.fromDate);
  const listOf = async (user: string, query = "") =>
    listed.parse(await api.read(`/api/Policies/incomplete?pageSize=500${query}`, await api.tokenOf(user)))
      .data;
  const idOf = async (number: string) => (await waiting(number))[0]?.id ?? "";
  const complete = async (
    id: string,
    body: object,
    { as = admin, version }: { as?: string; version?: number } = {},
  ) =>
    api.send(`/api/Policies/incomplete/${id}/complete`, {
      method: "POST",
      token: await api.tokenOf(as),
      body,
      headers: version === undefined ? {} : { "if-match": `"${version}"` },
    });
  /** Runs the jobs that complete policies. */
  const runJobs = async () => {
    const queued = await api.services.database
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, "policies.complete"), eq(jobs.state, "queued")));
    const { database, log } = api.services;
    const handlers = allJobHandlers(api.services);
    for (const { id } of queued) await runJob({ database, log, handlers, isStopping: () => false }, id, {});
    return queued.length;
  };
  const whole = async () => ({
    firstName: "Ana",
    lastName: "Rivera",
    effectiveDate: "2026-01-01",
    state: "FL",
    agentId: await agentOf(api.services.database, agent),
  });

  it("wait with what is missing, and count nowhere", async () => {
    const [one, other, known] = [newNumber(), newNumber(), newNumber()];
    const job = await files.upload(
      [
        "Policy Number,First Name,Last Name,State,Effective Date,Broker Name,Premium",
        `${one},,,FL,1/1/2026,Alejandra Ríos,400`,
        `${other},Ana,Rivera,,,Nobody Known,`,
        `${known},Ana,Rivera,FL,1/1/2026,Alejandra Ríos,`,
      ].join("\n"),
    );
    expect(job).toMatchObject({
      state: "done",
      result: { newRows: 1, incompleteRows: 2, unchangedRows: 0, refusedRows: 0 },
    });
    expect(job.message).toContain("1 new, 0 changed, 0 unchanged, 2 incomplete");
    expect((await files.resultOf(job.id)).slice(1)).toEqual([
      "Incomplete. Missing: Name. It waits in Incomplete Policies.",
      expect.stringContaining(
        "Incomplete. Missing: Effective date, State, Agent. It waits in Incomplete Policies. Broker Name matches no agent",
      ),
      "New.",
    ]);
    expect(await waiting(one)).toMatchObject([{ version: 1, premium: "400.00", fileName: "book.csv" }]);
    expect(await added(one)).toBeUndefined();
    const again = await files.upload(
      `Policy Number,State,Effective Date,Broker Name\n${one},FL,1/1/2026,Alejandra Ríos\n`,
    );
    expect(again.result).toMatchObject({ incompleteRows: 1, newRows: 0 });
    expect(await waiting(one)).toMatchObject([{ version: 1, premium: "400.00" }]);
  });

  it("are listed by what is missing, to their agent, and those without an agent to administrators", async () => {
    const [own, nobodys] = [newNumber(), newNumber()];
    await files.upload(
      `Policy Number,State,Effective Date,Broker Name\n${own},FL,1/1/2026,Alejandra Ríos\n${nobodys},FL,1/1/2026,\n`,
    );
    const numbers = (rows: Awaited<ReturnType<typeof listOf>>) =>
      rows.map(({ policyNumber }) => policyNumber);
    const all = await listOf(admin);
    expect(all.find(({ policyNumber }) => policyNumber === nobodys)?.missing).toBe("Name, Agent");
    expect(numbers(await listOf(admin, "&missing=Agent"))).not.toContain(own);
    expect(numbers(await listOf(agent))).toContain(own);
    expect(numbers(await listOf(agent))).not.toContain(nobodys);
  });

  it("are completed by a later file of the carrier, which keeps what only the earlier one had", async () => {
    const number = newNumber();
    await files.upload(
      `Policy Number,State,Effective Date,Broker Name,Premium,Email\n${number},FL,1/1/2026,Alejandra Ríos,400,a@example.com\n`,
    );
    const job = await files.upload(
      `Policy Number,Member Name,Paid Through Date\n${number.toLowerCase().replace("-", "")},"Núñez, Ana",3/31/2026\n`,
    );
    expect(job.result).toMatchObject({ newRows: 1, incompleteRows: 0, warningRows: 1 });
    const [, result] = await files.resultOf(job.id);
    expect(result).toMatch(
      /^New\. Empty, and taken from another row of the policy, in this or an earlier file: /,
    );
    expect(result).toContain("State");
    const policy = await added(number);
    expect(policy).toMatchObject({
      ...{ firstName: "Ana", lastName: "Núñez", premium: "400.00", email: "a@example.com" },
      ...{ effectiveDate: "2026-01-01", paidThroughDate: "2026-03-31", version: 1 },
    });
    expect(await waiting(number)).toEqual([]);
    const { database } = api.services;
    const id = policy?.id ?? "";
    expect(await database.$count(rowHistory, eq(rowHistory.entityId, id))).toBe(1);
    expect(await database.$count(statusChanges, eq(statusChanges.entityId, id))).toBe(1);
  });

  it("keep all terms, and the values of each", async () => {
    const number = newNumber();
    const header = "Policy Number,State,Effective Date,Term Date,Broker Name,Plan Name";
    const job = await files.upload(
      `${header}\n${number},FL,1/1/2025,12/31/2025,Alejandra Ríos,Bronze\n${number},FL,1/1/2026,,Alejandra Ríos,Silver\n`,
    );
    expect((await files.resultOf(job.id)).slice(1)).toEqual([
      "Skipped. Line 3 has a newer term of this policy, which is incomplete. Both wait in Incomplete Policies.",
      "Incomplete. Missing: Name. It waits in Incomplete Policies.",
    ]);
    expect(await waiting(number)).toMatchObject([{ planName: "Bronze" }, { planName: "Silver" }]);
    const id = await idOf(number);
    expect((await complete(id, await whole())).status).toBe(422);
    expect((await complete(id, { ...(await whole()), effectiveDate: "2025-01-01" })).status).toBe(200);
    expect(await termsOf((await added(number))?.id)).toEqual([
      { from: "2025-01-01", plan: "Bronze" },
      { from: "2026-01-01", plan: "Silver" },
    ]);
    expect(await waiting(number)).toEqual([]);
  });

  it("are one policy if one file lacks the date and another has it", async () => {
    const number = newNumber();
    await files.upload(`Policy Number,State,Plan Name\n${number},FL,Gold\n`);
    await files.upload(`Policy Number,State,Effective Date\n${number},FL,1/1/2026\n`);
    expect(await waiting(number)).toMatchObject([{ effectiveDate: "2026-01-01", planName: "Gold" }]);
  });

  it("get the carrier's number if they had that of the exchange", async () => {
    const [number, exchangeId] = [newNumber(), `88${Date.now()}`];
    await files.upload(`Policy Number,Exchange ID,State\n${exchangeId},${exchangeId},FL\n`);
    await files.upload(`Policy Number,Exchange ID,Effective Date\n${number},${exchangeId},1/1/2026\n`);
    expect(await waiting(exchangeId)).toEqual([]);
    expect(await waiting(number)).toMatchObject([{ state: "FL", effectiveDate: "2026-01-01" }]);
  });

  describe("are completed by an agent whom they name", () => {
    const agentForm = (npn: string, name = newNumber()) => ({
      contact: { firstName: "Inés", lastName: name },
      loginEmail: `${randomUUID()}@example.com`,
      npn,
      locationId: entryId("location", "ORLANDO"),
      agentTypeId: entryId("agentType", "MANAGER"),
      statusId: entryId("agentStatus", "PENDING"),
    });
    const save = async (body: object) => {
      const response = await api.send("/api/Agent", {
        method: "PUT",
        token: await api.tokenOf(admin),
        body,
      });
      expect(response.status).toBe(200);
      return z.object({ id: z.string() }).parse(await response.json()).id;
    };
    const file = (number: string, npn: string, name = "Ana") =>
      `Policy Number,First Name,State,Effective Date,Broker NPN,Broker Name\n${number},${name},FL,1/1/2026,${npn},Nobody\n`;

    it("and who is added later", async () => {
      const [whole, nameless] = [newNumber(), newNumber()];
      await files.upload(file(whole, "0061000001"));
      await files.upload(file(nameless, "61000001", ""));
      await runJobs();
      expect(await waiting(whole)).toMatchObject([{ agentId: null }]);
      const agentId = await save(agentForm("61000001"));
      await runJobs();
      expect(await added(whole)).toMatchObject({ agentId, firstName: "Ana" });
      expect(await waiting(whole)).toEqual([]);
      expect(await waiting(nameless)).toMatchObject([{ agentId, version: 2 }]);
    });

    it("and who gets that NPN later", async () => {
      const number = newNumber();
      await files.upload(file(number, "61000002"));
      const body = agentForm("61000003");
      const id = await save(body);
      expect(await runJobs()).toBe(0);
      await save({ ...body, id, npn: "61000002" });
      await runJobs();
      expect(await added(number)).toMatchObject({ agentId: id });
    });
  });

  describe("are completed by a person", () => {
    it("once, however many do it at once", async () => {
      const number = newNumber();
      await files.upload(`Policy Number,State,Premium\n${number},FL,400\n`);
      const [id, body] = [await idOf(number), await whole()];
      const responses = await Promise.all([complete(id, body), complete(id, body)]);
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 404]);
      const policy = await added(number);
      expect(policy).toMatchObject({
        lastName: "Rivera",
        state: "FL",
        premium: "400.00",
        agentId: body.agentId,
      });
      expect(await runJobs()).toBeGreaterThan(0);
      expect(await api.services.database.$count(policies, eq(policies.policyNumber, number))).toBe(1);
    });

    it("unless it has changed since it was read", async () => {
      const number = newNumber();
      await files.upload(`Policy Number,State\n${number},FL\n`);
      const id = await idOf(number);
      await files.upload(`Policy Number,Plan Name\n${number},Gold\n`);
      expect((await complete(id, await whole(), { version: 1 })).status).toBe(412);
      expect((await complete(id, await whole(), { version: 2 })).status).toBe(200);
    });

    it("who sees it, and changes its agent only with admin.Policy", async () => {
      const [own, nobodys] = [newNumber(), newNumber()];
      await files.upload(
        `Policy Number,State,Effective Date,Broker Name\n${own},FL,1/1/2026,Alejandra Ríos\n${nobodys},FL,1/1/2026,\n`,
      );
      const body = await whole();
      expect((await complete(await idOf(nobodys), body, { as: agent })).status).toBe(404);
      const other = await agentOf(api.services.database, "manager@portico.test");
      const { agentId } = (await waiting(own))[0] ?? {};
      const reader = await makeAccount(api.services.database, { roles: ["agent"], claims: ["view.Policy"] });
      expect((await complete(await idOf(own), body, { as: reader.email })).status).toBe(404);
      expect((await complete(await idOf(own), { ...body, agentId: other }, { as: agent })).status).toBe(403);
      expect((await complete(await idOf(own), { ...body, agentId: randomUUID() })).status).toBe(422);
      expect((await complete(await idOf(own), { ...body, agentId }, { as: agent })).status).toBe(200);
    });

    it("who can remove it, too", async () => {
      const number = newNumber();
      await files.upload(`Policy Number,State\n${number},FL\n`);
      const path = `/api/Policies/incomplete/${await idOf(number)}`;
      const remove = async (user: string) =>
        (await api.send(path, { method: "DELETE", token: await api.tokenOf(user) })).status;
      expect(await remove(agent)).toBe(404);
      expect(await remove(admin)).toBe(204);
      expect(await waiting(number)).toEqual([]);
    });
  });

  it("can be removed together by who sees them all, each with an audit event", async () => {
    const [one, other, kept] = [newNumber(), newNumber(), newNumber()];
    await files.upload(
      `Policy Number,State,Broker Name\n${one},FL,Alejandra Ríos\n${other},FL,\n${kept},FL,Alejandra Ríos\n`,
    );
    const ids = [await idOf(one), await idOf(other)];
    const remove = async (user: string, body: object) =>
      api.send("/api/Policies/incomplete/remove", { method: "POST", token: await api.tokenOf(user), body });
    expect((await remove(agent, { listIds: ids })).status).toBe(404);
    expect(await waiting(one)).toHaveLength(1);
    expect(await (await remove(admin, { listIds: ids })).json()).toEqual({ removed: 2 });
    expect([await waiting(one), await waiting(other)]).toEqual([[], []]);
    const events = await api.services.database
      .select({ result: audit.result })
      .from(audit)
      .where(
        inArray(
          audit.data1,
          ids.map((id) => `incomplete_policies/${id}`),
        ),
      );
    expect(events.filter(({ result }) => result === "removed")).toHaveLength(2);
    expect(await waiting(kept)).toHaveLength(1);
  });

  it("wait once if two files have them at once", async () => {
    const number = newNumber();
    const file = `Policy Number,State\n${number},FL\n`;
    const ids = await Promise.all(
      [file, file].map(async (content) => files.jobOf(await files.send(content))),
    );
    await Promise.all(ids.map((id) => files.run(id)));
    expect(await waiting(number)).toMatchObject([{ version: 1 }]);
  });
});

describe.each(bothDatabases.filter(({ isOnDataDisk }) => !isOnDataDisk))(
  "incomplete policies on $name",
  (kind) => {
    it("are not completed by a person while a file is being loaded", async () => {
      const api = await openApi(kind);
      try {
        const files = policyUploads(api);
        await files.upload("Policy Number,State\nBUSY-1,FL\n");
        const { database } = api.services;
        const [{ id } = { id: "" }] = await database
          .select({ id: incompletePolicies.id })
          .from(incompletePolicies)
          .where(eq(incompletePolicies.policyNumber, "BUSY-1"));
        const body = {
          lastName: "Rivera",
          effectiveDate: "2026-01-01",
          state: "FL",
          agentId: await agentOf(database, agent),
        };
        await database.transaction(async (transaction) => {
          await waitForOtherUploads(transaction);
          const path = `/api/Policies/incomplete/${id}/complete`;
          const response = await api.send(path, { method: "POST", token: await api.tokenOf(admin), body });
          expect(response.status).toBe(409);
          expect(failed.parse(await response.json()).message).toMatch(/is being loaded/);
        });
      } finally {
        await api.close();
      }
    });
  },
);
