import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../test/accounts.ts";
import { openApi, type TestApi, testOrigin } from "../../../test/api.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { refusal } from "../../../test/responses.ts";
import { audit, outbox, rowHistory, timeOffRequests, userClaims, visibility } from "../../db/schema/index.ts";
import { demoPassword } from "../../demo/accounts.ts";
import { sendDigests } from "../../outbox/digests.ts";
import { entryId } from "../../reference/seed.ts";
import { waitingRequests } from "./messages.ts";

const saved = z.looseObject({ id: z.uuid(), version: z.number() });
const signIn = z.object({ token: z.string() });
type Account = Awaited<ReturnType<typeof makeAccount>>;

describe.each(bothDatabases)("time off requests, on $name", (kind) => {
  let api: TestApi;
  let agent: Account;
  let approver: Account;
  let other: Account;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  beforeEach(async () => {
    const { database } = api.services;
    at("2026-03-16T15:00:00Z");
    agent = await makeAccount(database, { roles: ["agent"], claims: ["view.PTO"], isAgent: true });
    approver = await makeAccount(database, { roles: ["agent"], claims: ["admin.PTO"], isAgent: true });
    other = await makeAccount(database, { roles: ["agent"], claims: ["admin.PTO"], isAgent: true });
  });
  afterAll(() => api.close());

  /** Sets the clock. Sessions end then, so every request signs in again. */
  const at = (instant: string) => {
    api.time.now = new Date(instant);
  };
  const tokenOf = async ({ email }: Account) => {
    const body = { user: email, pass: demoPassword };
    const response = await api.send("/identity/login", { method: "POST", body });
    return signIn.parse(await response.json()).token;
  };
  const post = async (body: object, as = agent) =>
    api.send("/api/PTO", { method: "POST", token: await tokenOf(as), body });
  const made = async (body: object, as = agent) => {
    const response = await post(body, as);
    expect(response.status, await response.clone().text()).toBe(200);
    return saved.parse(await response.json());
  };
  const setStatus = async (id: string, status: Status, as: Account, headers = {}) => {
    const body = { id, statusId: entryId("ptoStatus", status), comment: `To ${status}` };
    return api.send(`/api/PTO/${id}`, { method: "PATCH", token: await tokenOf(as), body, headers });
  };
  const reason = async (response: Response) => {
    expect(response.status, await response.clone().text()).toBe(409);
    return refusal.parse(await response.json()).message;
  };
  const read = async (path: string, as = agent) => api.read(`/api/PTO${path}`, await tokenOf(as));
  const mails = (to: Account) =>
    api.services.database
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, to.email))
      .orderBy(outbox.createdAt);

  it("exist in the demo data in all statuses, without overlaps", async () => {
    const rows = await api.services.database.select().from(timeOffRequests);
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map(({ statusId }) => statusId)).size).toBe(5);
    const overlaps = rows.filter((one) =>
      rows.some(
        (other) =>
          other.id < one.id &&
          other.agentId === one.agentId &&
          other.startDate < one.endDate &&
          other.endDate > one.startDate,
      ),
    );
    expect(overlaps).toEqual([]);
    expect(rows.filter(({ hours }) => hours === 0)).toEqual([]);
  });

  it("are made by agents for themselves, with hours, history, an audit event, and email to approvers", async () => {
    const request = await made({ startDate: "2026-03-19", endDate: "2026-03-20", comment: "Trip" });
    expect(request).toMatchObject({
      name: "Test Account",
      agent: "Test Account",
      agentId: agent.agentId,
      startDate: "2026-03-19T13:00:00.000Z",
      endDate: "2026-03-20T21:00:00.000Z",
      hours: 14,
      statusName: "Requested",
      comment: "Trip",
      createdDate: "2026-03-16T15:00:00.000Z",
    });
    expect(await read(`/${request.id}`)).toMatchObject({
      hours: 14,
      status: [{ name: "Requested", createdBy: "Test Account", comment: "Trip" }],
    });
    const { database } = api.services;
    const ofRequest = and(eq(rowHistory.entity, "time_off_requests"), eq(rowHistory.entityId, request.id));
    expect(await database.$count(rowHistory, ofRequest)).toBe(1);
    const events = await database
      .select()
      .from(audit)
      .where(eq(audit.data1, `time_off_requests/${request.id}`));
    expect(events).toMatchObject([{ category: "time-off", result: "created" }]);
    expect(await mails(approver)).toMatchObject([
      {
        subject: "Portico: time off requested",
        body: expect.stringContaining(
          "Test Account requested time off from 03/19/2026 09:00 to 03/20/2026 17:00 (14 hours)",
        ),
      },
    ]);
    const [mail] = await mails(approver);
    expect(mail?.body).toContain(`${testOrigin}/portal/pto/${request.id}\n`);
    expect(await mails(agent)).toEqual([]);
  });

  it("without a comment have a neutral history entry", async () => {
    const { id } = await made({ startDate: "2026-03-19", endDate: "2026-03-19" });
    expect(await read(`/${id}/status`)).toMatchObject([{ status: "Requested", comment: "Created" }]);
  });

  it.each([
    ["that start before today", { startDate: "2026-03-15", endDate: "2026-03-20" }, "startDate"],
    ["that end before they start", { startDate: "2026-03-20", endDate: "2026-03-19" }, "endDate"],
    ["of a day that ends when it starts", { startHour: 12, endHour: 12 }, "endHour"],
    ["before hour 0", { startHour: -1 }, "startHour"],
    ["of more than 366 days", { endDate: "2027-04-01" }, "endDate"],
    ["on a weekend", { startDate: "2026-03-21", endDate: "2026-03-22" }, "startDate"],
    ["on a holiday", { startDate: "2026-05-25", endDate: "2026-05-25" }, "startDate"],
    ["of the unpaid hour", { startHour: 12, endHour: 13 }, "startHour"],
    ["after work", { startHour: 17, endHour: 20 }, "startHour"],
    ["on a day that does not exist", { endDate: "2026-04-31" }, "endDate"],
    ["for another agent", { agentId: "00000000-0000-4000-8000-000000000000" }, "agentId"],
  ])("%s are rejected", async (_what, changes, field) => {
    const response = await post({ startDate: "2026-03-19", endDate: "2026-03-19", ...changes });
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toEqual([field]);
  });

  it.each([
    [{ endHour: 13 }, 3],
    [{ startHour: 13 }, 4],
    [{}, 7],
    [{ startHour: 13, endDate: "2026-03-20", endHour: 12 }, 7],
  ])("lose the unpaid hour only where they cover it: %j has %i hours", async (period, hours) => {
    expect(await made({ startDate: "2026-03-19", endDate: "2026-03-19", ...period })).toMatchObject({
      hours,
    });
  });

  it("can start today, until midnight in the business time zone", async () => {
    at("2026-03-17T03:59:00Z");
    await made({ startDate: "2026-03-16", endDate: "2026-03-16" });
    at("2026-03-17T04:00:00Z");
    expect((await post({ startDate: "2026-03-16", endDate: "2026-03-18" })).status).toBe(422);
  });

  it("require an agent", async () => {
    const staff = await makeAccount(api.services.database, { roles: ["agent"], claims: ["view.PTO"] });
    expect((await post({ startDate: "2026-03-19", endDate: "2026-03-19" }, staff)).status).toBe(403);
  });

  it("never overlap an open one of the same agent, and the error names it", async () => {
    const { id } = await made({ startDate: "2026-03-19", endDate: "2026-03-20", endHour: 13 });
    const overlapping = { startDate: "2026-03-20", endDate: "2026-03-23" };
    expect(await reason(await post(overlapping))).toBe(
      "Overlaps your request from 03/19/2026 09:00 to 03/20/2026 13:00 (Requested). Change the dates, or cancel that request.",
    );
    await made(overlapping, other);
    await made({ startDate: "2026-03-20", startHour: 13, endDate: "2026-03-20" });
    expect((await setStatus(id, "CANCELLED", agent)).status).toBe(200);
    await made({ startDate: "2026-03-19", endDate: "2026-03-19" });
  });

  it("don't overlap if five requests create them at once", async () => {
    const token = await tokenOf(agent);
    const body = { startDate: "2026-03-19", endDate: "2026-03-20" };
    const all = Array.from({ length: 5 }, () => api.send("/api/PTO", { method: "POST", token, body }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it("are decided by another approver, who emails the requester", async () => {
    const { id } = await made({ startDate: "2026-03-19", endDate: "2026-03-20" }, approver);
    expect(await reason(await setStatus(id, "APPROVED", approver))).toContain("Nobody can approve");
    const decided = await setStatus(id, "APPROVED", other);
    expect(await decided.json()).toMatchObject({
      id,
      version: 2,
      statusId: entryId("ptoStatus", "APPROVED"),
    });
    expect(await read(`/${id}`, approver)).toMatchObject({
      statusName: "Approved",
      status: [{ name: "Requested" }, { name: "Approved", comment: "To APPROVED" }],
    });
    expect(await mails(approver)).toMatchObject([
      {
        subject: "Portico: your time off was approved",
        body: expect.stringContaining(`${testOrigin}/portal/pto/${id}\n`),
      },
    ]);
  });

  it("are emailed to approvers in a digest, without those that were withdrawn or decided meanwhile", async () => {
    const { database } = api.services;
    const sendDue = () => sendDigests({ ...api.services, needed: { "time-off-request": waitingRequests } });
    const [token, approving] = [await tokenOf(agent), await tokenOf(other)];
    const decide = async (id: string, status: Status, as: string) => {
      const body = { id, statusId: entryId("ptoStatus", status), comment: "x" };
      expect((await api.send(`/api/PTO/${id}`, { method: "PATCH", token: as, body })).status).toBe(200);
    };
    const ids = [];
    for (const day of ["2026-03-19", "2026-03-20", "2026-03-23", "2026-03-24", "2026-03-25"]) {
      const body = { startDate: day, endDate: day };
      ids.push(saved.parse(await (await api.send("/api/PTO", { method: "POST", token, body })).json()).id);
    }
    const [first, second, third, fourth, fifth] = ids;
    expect(await mails(approver)).toMatchObject([
      { subject: "Portico: time off requested", body: expect.stringContaining(String(first)) },
      ...Array.from({ length: 4 }, () => ({ state: "collected" })),
    ]);
    await decide(String(third), "CANCELLED", token);
    await decide(String(fourth), "APPROVED", approving);
    await sendDue();
    expect((await mails(approver)).filter(({ state }) => state === "queued")).toHaveLength(1);
    at("2026-03-16T16:00:00Z");
    await database.delete(userClaims).where(eq(userClaims.userId, other.userId));
    await sendDue();
    await sendDue();
    const [, digest, ...more] = (await mails(approver)).filter(({ state }) => state === "queued");
    expect(more).toEqual([]);
    expect(digest?.subject).toBe("Portico: 2 time off requests");
    expect(digest?.body).toMatch(
      /^These time off requests are waiting for your decision:\n\nTest Account, from 03\/2[05]\/2026 09:00 to 03\/2[05]\/2026 17:00 \(7 hours\):\nhttp:/,
    );
    for (const id of [second, fifth]) expect(digest?.body).toContain(`${testOrigin}/portal/pto/${id}\n`);
    for (const id of [first, third, fourth]) expect(digest?.body).not.toContain(String(id));
    expect((await mails(other)).filter(({ state }) => state === "queued")).toHaveLength(1);
  });

  it("that are decided together are emailed to their requester once", async () => {
    const ids = [];
    for (const day of ["2026-03-19", "2026-03-20", "2026-03-23"])
      ids.push((await made({ startDate: day, endDate: day })).id);
    const body = { listIds: ids, statusId: entryId("ptoStatus", "REJECTED"), comment: "No" };
    const token = await tokenOf(approver);
    expect((await api.send("/api/PTO/status", { method: "POST", token, body })).status).toBe(200);
    const [mail, ...more] = await mails(agent);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Portico: 3 decisions on your time off");
    expect(mail?.body).toContain("(7 hours) was rejected:\nhttp");
  });

  it("are decided once if two approvers decide at the same time", async () => {
    const { id } = await made({ startDate: "2026-03-19", endDate: "2026-03-20" });
    const version = { "if-match": '"1"' };
    const [approve, reject] = await Promise.all([
      setStatus(id, "APPROVED", approver, version),
      setStatus(id, "REJECTED", other, version),
    ]);
    expect([approve.status, reject.status].sort()).toEqual([200, 412]);
    const final = approve.status === 200 ? "Approved" : "Rejected";
    expect(await reason(await setStatus(id, "REJECTED", other))).toContain(
      approve.status === 200 ? `is ${final}. It can only become Cancelled or Taken.` : `already ${final}`,
    );
    expect(await mails(agent)).toHaveLength(1);
  });

  it("can't be decided by agents who only see them", async () => {
    const viewer = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.PTO"],
      isAgent: true,
    });
    const { id } = await made({ startDate: "2026-03-19", endDate: "2026-03-20" });
    expect((await setStatus(id, "APPROVED", viewer)).status).toBe(404);
    const grant = { contactId: viewer.contactId, agentId: agent.agentId ?? "", resourceId: "PTO" };
    await api.services.database.insert(visibility).values(grant);
    expect((await setStatus(id, "APPROVED", viewer)).status).toBe(403);
    expect(await reason(await setStatus(id, "CANCELLED", viewer))).toContain("Only the person who requested");
    expect(await reason(await setStatus(id, "APPROVED", agent))).toContain("Nobody can approve");
  });

  it.each([
    ["on a usual day", "2026-03-16T15:00:00Z", "2026-03-19", "2026-03-19T12:59:59Z"],
    ["on the day after the clocks go forward", "2026-03-06T15:00:00Z", "2026-03-09", "2026-03-09T12:59:59Z"],
    ["on the day after the clocks go back", "2026-10-30T15:00:00Z", "2026-11-02", "2026-11-02T13:59:59Z"],
    ["after New Year", "2026-12-31T15:00:00Z", "2027-01-04", "2027-01-04T13:59:59Z"],
  ])("can be canceled until they begin %s", async (_when, today, startDate, lastSecond) => {
    at(today);
    const [late, early] = [
      await made({ startDate, endDate: startDate }),
      await made({ startDate, endDate: startDate }, other),
    ];
    at(lastSecond);
    expect((await setStatus(early.id, "CANCELLED", other)).status).toBe(200);
    api.time.now = new Date(api.time.now.getTime() + 1000);
    const [month, day, year] = [startDate.slice(5, 7), startDate.slice(8), startDate.slice(0, 4)];
    expect(await reason(await setStatus(late.id, "CANCELLED", agent))).toBe(
      `This time off began at ${month}/${day}/${year} 09:00, so it can no longer be canceled.`,
    );
  });

  it.each([
    ["over the start of daylight saving time", "2026-03-06", "2026-03-08", "2026-03-09T04:00:00Z"],
    ["over the end of daylight saving time", "2026-10-30", "2026-11-01", "2026-11-02T05:00:00Z"],
    ["over New Year", "2026-12-30", "2026-12-31", "2027-01-01T05:00:00Z"],
  ])("become Taken only after the last day off, %s", async (_what, startDate, endDate, midnight) => {
    at(`${startDate}T12:00:00Z`);
    const { id } = await made({ startDate, endDate });
    expect(await reason(await setStatus(id, "TAKEN", approver))).toContain(
      "is Requested. It can only become",
    );
    await setStatus(id, "APPROVED", approver);
    api.time.now = new Date(Date.parse(midnight) - 1000);
    expect(await reason(await setStatus(id, "TAKEN", agent))).toBe(
      `The last day off is ${endDate.replaceAll("-", "/")}. Set Taken after that day.`,
    );
    at(midnight);
    expect((await setStatus(id, "TAKEN", agent)).status).toBe(200);
    expect(await reason(await setStatus(id, "CANCELLED", agent))).toContain("is Taken, which is final");
  });

  it("require a status and a comment", async () => {
    const { id } = await made({ startDate: "2026-03-19", endDate: "2026-03-20" });
    const token = await tokenOf(approver);
    const response = await api.send(`/api/PTO/${id}`, { method: "PATCH", token, body: { id } });
    expect(response.status).toBe(422);
    expect(Object.keys(refusal.parse(await response.json()).errors ?? {})).toEqual(["statusId", "comment"]);
  });

  it("are estimated with the configured holidays", async () => {
    const period = "/estimate?startDate=2026-12-24&endDate=2026-12-28&startHour=13";
    expect(await read(period)).toEqual({
      hours: 11,
      problem: null,
      holidays: [{ date: "2026-12-25", name: "Christmas Day" }],
    });
    const value = JSON.stringify([{ date: "2026-12-24", name: "Christmas Eve" }]);
    const entry = { group: "business", key: "holidays", type: "json", value };
    const token = await api.tokenOf("admin@portico.test");
    const response = await api.send("/api/GeneralConfig", { method: "POST", token, body: entry });
    expect(response.status, await response.clone().text()).toBe(200);
    expect(await read(period)).toEqual({
      hours: 14,
      problem: null,
      holidays: [{ date: "2026-12-24", name: "Christmas Eve" }],
    });
    expect((await post({ startDate: "2026-12-24", endDate: "2026-12-24" })).status).toBe(422);
    await made({ startDate: "2026-12-25", endDate: "2026-12-25" });
    const { id } = saved.parse(await response.json());
    await api.send(`/api/GeneralConfig/${id}`, { method: "DELETE", token });
  });
});

type Status = "REQUESTED" | "APPROVED" | "REJECTED" | "CANCELLED" | "TAKEN";
