import { randomUUID } from "node:crypto";
import { applicationSchemas } from "@portico/contract/features/marketplace/application.schemas";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { configure } from "../../../../test/configuration.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import {
  agents,
  marketplaceApplications as applications,
  consentRequests,
  identitySteps,
  offlineApplications,
  outbox,
  policies,
  users,
} from "../../../db/schema/index.ts";
import { allJobHandlers } from "../../../handlers.ts";
import { runJob } from "../../../jobs/run-job.ts";
import { entryId } from "../../../reference/seed.ts";

const [agent, manager, admin, customer] = ["agent", "manager", "admin", "customer"].map(
  (name) => `${name}@portico.test`,
) as [string, string, string, string];
/** In open enrollment for 2027. */
const november = new Date("2026-11-20T15:00:00Z");
const started = z.object({ jobId: z.uuid() });
const failed = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

describe.each(bothDatabases)("marketplace applications on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
    api.time.now = november;
  });
  afterAll(() => api.close());

  const send = async (
    path: string,
    { as = admin, method = "GET", body }: { as?: string; method?: string; body?: unknown } = {},
  ) => api.send(`/api/application${path}`, { method, token: await api.tokenOf(as), body });
  const detailOf = async (id: string, as = admin) =>
    applicationSchemas["application.detail"].response.parse(await (await send(`/${id}`, { as })).json());
  const upload = async (text: string, overwrite = false, as = admin) => {
    const body = new FormData();
    body.append("file", new Blob([text]), "ids.csv");
    body.append("overwrite", String(overwrite));
    return send("/UploadCSV", { method: "POST", body, as });
  };
  const run = (id: string, input: unknown) => {
    const { database, log } = api.services;
    const handlers = allJobHandlers(api.services);
    return runJob({ database, log, handlers, isStopping: () => false }, id, input);
  };
  const load = async (text: string, overwrite = false) => {
    const { jobId } = started.parse(await (await upload(text, overwrite)).json());
    await run(jobId, { bytes: 1 });
    const path = `/UploadCSV/${jobId}`;
    return applicationSchemas["application.uploadOutcomes"].response.parse(await (await send(path)).json());
  };
  /** The ID of a new application, fetched from the Marketplace. */
  let next = 5_000_000_011;
  const newApplication = async (state = "FL") => {
    next += 10;
    await load(`FFMApplicationID,State\n${next},${state}\n`);
    return detailOf(String(next));
  };
  const search = async (id: string, body: object = {}) =>
    applicationSchemas["application.plans"].response.parse(
      await (await send(`/${id}/plans/search`, { method: "POST", body })).json(),
    );
  /** A submission of all applicants who can enroll, in one group. */
  const enrollmentFor = async (id: string) => {
    const { raw } = await detailOf(id);
    const applicants = raw.object.insuranceApplication.applicants.filter(
      ({ eligibilityInitial }) => eligibilityInitial?.indicator,
    );
    const { plans } = await search(id, {
      applicants: applicants.map(({ id: one }) => one),
      metalLevels: ["Silver"],
    });
    const cents = applicants.reduce(
      (sum, one) => sum + Math.round((one.eligibility.aptc?.amount ?? 0) * 100),
      0,
    );
    return {
      enrollment_groups: [
        {
          applicants: applicants.map(({ id: one }) => one),
          plan: { id: plans[0]?.id },
          aptc_selected: cents / 100,
        },
      ],
      attestations: ["files_tax_return", "files_jointly", "is_not_dependent", "claims_exemptions"],
    };
  };
  const submit = (id: string, body: unknown) => send(`/${id}/submit`, { method: "POST", body });

  it("are loaded from a file, with an outcome for each row", async () => {
    const known = await newApplication();
    const file = `\uFEFF FFMApplicationID , State,Other\n5100000011,FL,x\n5100000011,FL,x\nabc,FL,x\n5100000021,Atlantis,x\n5100000031,Florida,x\n5100000000,FL,x\n${known.id},FL,x\n`;
    const { state, counts, rows } = await load(file);
    expect(state).toBe("done");
    expect(counts).toMatchObject({ added: 2, duplicate: 1, invalid: 2, notFound: 1, exists: 1, updated: 0 });
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, "added"],
      [3, "duplicate"],
      [4, "invalid"],
      [5, "invalid"],
      [6, "added"],
      [7, "notFound"],
      [8, "exists"],
    ]);
    expect((await load(file, true)).counts).toMatchObject({ updated: 3, added: 0 });
  });

  it("are not loaded from a file with an error if a setting says so", async () => {
    await configure(api.services, { "applicationUploads.refuseFile": true });
    const { state, counts, rows } = await load("FFMApplicationID,State\n5100000041,FL\nabc,FL\n");
    await configure(api.services, { "applicationUploads.refuseFile": false });
    expect([state, counts]).toEqual(["failed", expect.objectContaining({ added: 0, invalid: 1 })]);
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([[3, "invalid"]]);
  });

  it.each([
    ["", 422],
    ["State\nFL\n", 422],
    ["FFMApplicationID,State\n", 422],
  ])("are not loaded from the file %j", async (text, status) => {
    expect((await upload(text)).status).toBe(status);
  });

  it("are seen by their agents, managers, and their customer", async () => {
    const id = "4101223001";
    expect(await detailOf(id, customer)).toMatchObject({ id, hasCustomerAccount: true });
    const list = z.object({ data: z.array(z.object({ id: z.string() })), totalRecords: z.number() });
    const all = list.parse(await (await send("?pageSize=500", { as: manager })).json());
    const own = list.parse(await (await send("?pageSize=500", { as: agent })).json());
    expect(own.totalRecords).toBeGreaterThan(0);
    expect(own.totalRecords).toBeLessThan(all.totalRecords);
    expect((await send("", { as: customer })).status).toBe(403);
    const other = all.data.find((row) => row.id !== id)?.id;
    const calls: [string, string, object?][] = [
      ["GET", `/${other}`],
      ["GET", `/${other}/update`],
      ["GET", `/redirect?appId=${other}`],
      ["POST", `/${other}/plans/search`, {}],
      ["POST", `/${other}/plans/99001FL0050001`, {}],
      ["POST", `/${other}/submit`, await enrollmentFor(String(other))],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await send(path, { as: customer, method, body })).status]).toEqual([path, 404]);
    }
    expect((await send(`/${id}/customer`, { as: customer })).status).toBe(403);
  });

  it("are listed with their data, unless other columns are requested", async () => {
    const list = z.object({ data: z.array(z.record(z.string(), z.unknown())) });
    for (const as of [agent, manager, admin]) {
      const { data } = list.parse(await (await send("?pageSize=2&sort=exchangeAssignedId", { as })).json());
      expect(data.length).toBeGreaterThan(0);
      for (const { id, rawJSON } of data) {
        const { raw } = await detailOf(z.string().parse(id), as);
        expect(JSON.parse(z.string().parse(rawJSON))).toEqual(raw);
      }
    }
    const { data } = list.parse(await (await send("?pageSize=1&columns=planName")).json());
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(["id", "planName", "version"]);
    const asked = list.parse(await (await send("?pageSize=1&columns=rawJSON")).json());
    expect(asked.data[0]).toMatchObject({ rawJSON: expect.stringContaining("insuranceApplication") });
  });

  it("are exported, without their data", async () => {
    const headers = { accept: "text/csv" };
    const response = await api.send("/api/application", { token: await api.tokenOf(admin), headers });
    expect(response.headers.get("content-disposition")).toContain("marketplace-applications-2026-11-20.csv");
    const file = await response.text();
    expect(file).toContain("4101223001");
    expect(file).not.toContain("insuranceApplication");
  });

  it("are fetched again, and say what changed", async () => {
    const { id } = await newApplication();
    const change = { change: "income", income: "31000", id };
    const form = new URLSearchParams(change);
    const control = (headers: Record<string, string> = {}) =>
      api.app.request("/sandbox/marketplace/control", {
        method: "POST",
        body: form.toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      });
    expect((await control({ origin: "https://evil.example" })).status).toBe(403);
    expect((await control()).status).toBe(200);
    const response = applicationSchemas["application.update"].response.parse(
      await (await send(`/${id}/update`)).json(),
    );
    expect(response.changes).toContainEqual(
      expect.objectContaining({ label: "Income a year", after: "$ 31,000.00" }),
    );
    const again = applicationSchemas["application.update"].response.parse(
      await (await send(`/${id}/update`)).json(),
    );
    expect(again.changes).toEqual([]);
  });

  it("that match filters are fetched again in a job", async () => {
    const { id, raw } = await newApplication();
    const body = { customerName: `${raw.userFirstName} ${raw.userLastName}` };
    const response: unknown = await (await send("/update", { method: "POST", body })).json();
    expect(response).toEqual({ jobId: expect.any(String) });
    const { jobId } = started.parse(response);
    await run(jobId, { ids: [id] });
    const job = await api.read(`/api/Jobs/${jobId}`, await api.tokenOf(admin));
    expect(job).toMatchObject({ state: "done" });
    expect((await detailOf(id)).version).toBeGreaterThan(1);
    expect((await send("/update", { method: "POST", body: { customerName: "nobody at all" } })).status).toBe(
      422,
    );
  });

  it("have plans at the applicants' prices", async () => {
    const { id, raw } = await newApplication();
    const page = await search(id);
    expect(page.plans).toHaveLength(10);
    expect(page.year).toBe(2027);
    expect(page.effectiveDate).toBe("2027-01-01");
    for (const plan of page.plans) {
      expect(Math.round((plan.premium + plan.credit) * 100)).toBe(Math.round(plan.fullPremium * 100));
    }
    const full = await search(id, { withoutCredit: true });
    expect(full.plans.every(({ premium, fullPremium }) => premium === fullPremium)).toBe(true);
    const [first] = raw.object.insuranceApplication.applicants;
    const alone = await search(id, { applicants: [first?.id], sort: "deductible", page: 1 });
    expect(alone.plans.length).toBeGreaterThan(0);
    expect(
      (await send(`/${id}/plans/search`, { method: "POST", body: { applicants: ["A99"] } })).status,
    ).toBe(422);
    const { plans: withNetworks } = await search(id, { types: ["PPO", "POS"] });
    for (const plan of [page.plans[0], withNetworks[0]]) {
      const details = await (await send(`/${id}/plans/${plan?.id}`, { method: "POST", body: {} })).json();
      expect(applicationSchemas["application.plan"].response.parse(details)).toMatchObject({
        premium: plan?.premium,
        deductible: plan?.deductible,
        outOfPocketMax: plan?.outOfPocketMax,
      });
    }
    expect((await send(`/${id}/plans/99001TX0050001`, { method: "POST", body: {} })).status).toBe(404);
  });

  it("are enrolled once, however often they are submitted", async () => {
    const { id } = await newApplication();
    const body = await enrollmentFor(id);
    const responses = await Promise.all([submit(id, body), submit(id, body)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const result = applicationSchemas["application.submit"].response.parse(
      await (await submit(id, body)).json(),
    );
    expect(result.policies).toHaveLength(1);
    const [enrolled] = result.policies;
    const rows = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.exchangeId, enrolled?.exchangeId ?? ""));
    expect(rows).toMatchObject([{ effectiveDate: "2027-01-01", policyNumber: enrolled?.exchangeId }]);
    const { raw, enrollmentDate } = await detailOf(id);
    expect(enrollmentDate).toBe("2026-11-20");
    expect(raw.object.policies).toMatchObject([{ status: "Pending" }]);
    const list = await api.read(
      `/api/Policies?policyNumber=${enrolled?.exchangeId}`,
      await api.tokenOf(admin),
    );
    expect(list).toMatchObject({ data: [{ status: "Pending", carrier: enrolled?.issuer }] });
    const other = structuredClone(body);
    for (const group of other.enrollment_groups) group.aptc_selected = 0;
    expect((await submit(id, other)).status).toBe(409);
  });

  it("say who is enrolled, and enroll the others, or again once a policy has ended", async () => {
    let { id, raw, enrollment } = await newApplication();
    const open = () => enrollment.people.filter(({ state }) => state === "open").map((one) => one.id);
    while (open().length < 2) ({ id, raw, enrollment } = await newApplication());
    expect(raw.object.policies).toEqual([]);
    const [first = "", second = ""] = open();
    const { plans } = await search(id, { metalLevels: ["Bronze"] });
    const bodyFor = (...applicants: string[]) => ({
      enrollment_groups: [{ applicants, plan: { id: plans[0]?.id }, aptc_selected: 0 }],
    });
    expect((await submit(id, bodyFor(first))).status).toBe(200);
    const stateOf = async (applicant: string, as = admin) => {
      ({ enrollment } = await detailOf(id, as));
      return enrollment.people.find((one) => one.id === applicant)?.state;
    };
    expect([await stateOf(first), await stateOf(second)]).toEqual(["enrolled", "open"]);
    const again = await submit(id, bodyFor(first, second));
    expect([again.status, failed.parse(await again.json()).message]).toEqual([
      409,
      enrollment.people.find((one) => one.id === first)?.reason,
    ]);
    expect((await submit(id, bodyFor(second))).status).toBe(200);
    expect(await stateOf(second)).toBe("enrolled");
    const [policy] = enrollment.policies;
    const ended = { statusId: entryId("policyStatus", "TERMINATED"), comment: "Moved" };
    await api.send(`/api/Policies/${policy?.policyId}/status`, {
      method: "POST",
      token: await api.tokenOf(admin),
      body: ended,
    });
    expect([await stateOf(first), await stateOf(second)]).toEqual(["open", "enrolled"]);
    expect((await submit(id, bodyFor(first))).status).toBe(200);
    expect(await stateOf(first)).toBe("enrolled");
  });

  it("are checked again on the server before they are enrolled", async () => {
    const { id, body } = await withCredit();
    const [group] = body.enrollment_groups;
    const cases: [string, unknown][] = [
      ["attestations", { ...body, attestations: ["files_tax_return"] }],
      [
        "enrollment_groups.1.applicants",
        { ...body, enrollment_groups: [group, { ...group, aptc_selected: 0 }] },
      ],
      [
        "enrollment_groups.0.aptc_selected",
        { ...body, enrollment_groups: [{ ...group, aptc_selected: 9_999 }] },
      ],
      [
        "enrollment_groups.0.plan",
        { ...body, enrollment_groups: [{ ...group, plan: { id: "99001TX0050001" } }] },
      ],
    ];
    for (const [field, wrong] of cases) {
      const response = await submit(id, wrong);
      expect([field, response.status]).toEqual([field, 422]);
      expect(Object.keys(failed.parse(await response.json()).errors ?? {})).toContain(field);
    }
  });

  /** An application with a credit, and a submission that uses all of it. */
  const withCredit = async (): Promise<{ id: string; body: Awaited<ReturnType<typeof enrollmentFor>> }> => {
    const { id } = await newApplication();
    const body = await enrollmentFor(id);
    return (body.enrollment_groups[0]?.aptc_selected ?? 0) > 0 ? { id, body } : withCredit();
  };
  /** Changes what the portal stored of an application. */
  const edit = async (id: string, change: (application: MarketplaceApplication) => void) => {
    const { raw } = await detailOf(id);
    change(raw);
    await asSystem(api.services.database)
      .update(applications)
      .set({ raw })
      .where(eq(applications.exchangeAssignedId, id));
  };
  const errorsOf = async (response: Response) => {
    expect(response.status).toBe(422);
    return failed.parse(await response.json()).errors;
  };

  it("are enrolled with at most the elected credit", async () => {
    const { id, body } = await withCredit();
    await edit(id, (application) => {
      application.eligibilityAPTCElected = 0.01;
    });
    expect(await errorsOf(await submit(id, body))).toEqual({
      enrollment_groups: ["The groups use more than the elected credit of $ 0.01."],
    });
  });

  it("are enrolled only in an enrollment period of each applicant", async () => {
    const { id, body } = await withCredit();
    await edit(id, ({ object }) => {
      for (const { eligibilityInitial, eligibilitySpecial } of object.insuranceApplication.applicants) {
        if (eligibilityInitial?.dateRange) eligibilityInitial.dateRange.end = "2026-11-19";
        if (eligibilitySpecial) eligibilitySpecial.indicator = false;
      }
    });
    const errors = await errorsOf(await submit(id, body));
    expect(errors?.["enrollment_groups.0.applicants"]?.[0]).toContain("there is no enrollment period");
  });

  it("are enrolled in Catastrophic plans only without a credit", async () => {
    const { id, body } = await withCredit();
    await edit(id, ({ object }) => {
      for (const person of object.persons) person.dob = "2002-05-01";
    });
    const [group] = body.enrollment_groups;
    const { plans } = await search(id, { applicants: group?.applicants, metalLevels: ["Catastrophic"] });
    const catastrophic = { ...group, plan: { id: plans[0]?.id } };
    expect(await errorsOf(await submit(id, { ...body, enrollment_groups: [catastrophic] }))).toHaveProperty([
      "enrollment_groups.0.aptc_selected",
    ]);
    const withoutCredit = { enrollment_groups: [{ ...catastrophic, aptc_selected: 0 }] };
    expect((await submit(id, withoutCredit)).status).toBe(200);
  });

  it("start with a person, and can be completed at the Marketplace", async () => {
    const body = { firstName: "Inés", lastName: "Cruz", dob: "1980-02-03", state: "FL" };
    const created = await send("/consumer", { method: "POST", body });
    const { id, hasConsent } = applicationSchemas["application.consumer"].response.parse(
      await created.json(),
    );
    expect(hasConsent).toBe(false);
    expect(await detailOf(id)).toMatchObject({ hasConsent: false, agentSaleName: expect.any(String) });
    expect((await send(`/${id}/plans/search`, { method: "POST", body: {} })).status).toBe(422);
    const { token, returnUrl, url } = applicationSchemas["application.redirect"].response.parse(
      await (await send(`/redirect?appId=${id}`)).json(),
    );
    expect(new URL(url).pathname).toBe("/sandbox/marketplace");
    const post = (fields: Record<string, string>) =>
      api.app.request("/sandbox/marketplace", {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    expect(await (await post({ token, returnUrl })).text()).toContain(`exchangeId=${id}`);
    await post({ token, returnUrl, change: "address", zip: "33134" });
    await post({ token, returnUrl, change: "income", income: "40000" });
    expect((await post({ token, returnUrl: "https://evil.example/" })).status).toBe(422);
    expect((await post({ token: `${token}x`, returnUrl })).status).toBe(422);
    await send(`/${id}/update`);
    expect((await search(id)).total).toBeGreaterThan(20);
    const georgia = await send("/consumer", { method: "POST", body: { ...body, state: "GA" } });
    expect(failed.parse(await georgia.json()).message).toContain("its own exchange");
    const puertoRico = await send("/consumer", { method: "POST", body: { ...body, state: "pr" } });
    expect([puertoRico.status, await errorsOf(puertoRico)]).toEqual([
      422,
      { state: ["The Marketplace has no plans in this territory"] },
    ]);
  });

  it("give their customer a link, and never a password", async () => {
    const before = await api.services.database.$count(outbox);
    const response = await send("/4101-223001%E2%80%8F/customer", { method: "POST", body: {} });
    expect(await response.json()).toEqual({ email: customer });
    expect(await api.services.database.$count(outbox)).toBe(before + 1);
    const { id } = await newApplication();
    for (const method of ["GET", "POST"])
      expect((await send(`/${id}/customer`, { method })).status).toBe(404);
    const [account] = await api.services.database
      .select({ appId: users.appId })
      .from(users)
      .where(eq(users.email, customer));
    expect(account?.appId).toBe("4101223001");
  });

  it("return their customer's email to a GET, which sends nothing and revokes no link", async () => {
    const { database } = api.services;
    const open = async () =>
      database
        .select({ id: identitySteps.id })
        .from(identitySteps)
        .innerJoin(users, eq(users.id, identitySteps.userId))
        .where(eq(users.email, customer));
    await send("/4101223001/customer", { method: "POST", body: {} });
    const before = { steps: await open(), messages: await database.$count(outbox) };
    expect(before.steps).toHaveLength(1);
    for (let count = 0; count < 3; count += 1)
      expect(await (await send("/4101223001/customer")).json()).toEqual({ email: customer });
    expect({ steps: await open(), messages: await database.$count(outbox) }).toEqual(before);
  });

  it("send their customer's link once for a repeated request", async () => {
    const { database } = api.services;
    const before = await database.$count(outbox);
    const headers = { "idempotency-key": randomUUID() };
    const token = await api.tokenOf(admin);
    const options = { method: "POST", token, headers, body: {} };
    for (let count = 0; count < 3; count += 1)
      expect((await api.send("/api/application/4101223001/customer", options)).status).toBe(200);
    expect(await database.$count(outbox)).toBe(before + 1);
  });

  it("start with a consent of the caller's applicants that is still valid", async () => {
    const { database } = api.services;
    const [own] = await database
      .select({ id: agents.id })
      .from(agents)
      .innerJoin(users, eq(users.contactId, agents.contactId))
      .where(eq(users.email, agent));
    const all = await database.select().from(offlineApplications);
    const isOwn = ({ agentId, createdByAgentId }: (typeof all)[number]) =>
      agentId === own?.id || createdByAgentId === own?.id;
    const daysAgo = (days: number) => new Date(november.getTime() - days * 86_400_000);
    const consent = async (application: (typeof all)[number] | undefined, more: object = {}) => {
      const [added] = await asSystem(database)
        .insert(consentRequests)
        .values({
          applicationId: application?.id ?? "",
          phone: "3055550142",
          expiresDate: november,
          answer: "agreed",
          answeredDate: daysAgo(1),
          fullName: "Inés Cruz",
          ...more,
        })
        .returning();
      return added?.id ?? "";
    };
    const mine = all.find((one) => isOwn(one) && one.statusId !== entryId("offlineStatus", "VOID"));
    const valid = await consent(mine);
    const invalid = [
      await consent(mine, { answeredDate: daysAgo(366) }),
      await consent(mine, { withdrawnDate: daysAgo(0) }),
      await consent(mine, { replacedDate: daysAgo(0) }),
      await consent(all.find((one) => isOwn(one) && one.statusId === entryId("offlineStatus", "VOID"))),
      await consent(mine, { answer: "declined" }),
      await consent(all.find((one) => !isOwn(one))),
    ];
    const offered = applicationSchemas["application.consents"].response.parse(
      await (await send("/consents", { as: agent })).json(),
    );
    expect(offered).toContainEqual({
      id: valid,
      fullName: "Inés Cruz",
      signedDate: daysAgo(1).toISOString(),
      expires: "2027-11-19",
      isOnAgentDevice: false,
    });
    expect(offered.filter(({ id }) => invalid.includes(id))).toEqual([]);
    const person = { firstName: "Inés", lastName: "Cruz", dob: "1980-02-03", state: "FL" };
    const start = (consentId: string) =>
      send("/consumer", { as: agent, method: "POST", body: { ...person, consentId } });
    for (const consentId of invalid) {
      expect(await errorsOf(await start(consentId))).toHaveProperty("consentId");
    }
    const { id, hasConsent } = applicationSchemas["application.consumer"].response.parse(
      await (await start(valid)).json(),
    );
    expect(hasConsent).toBe(true);
    expect(await detailOf(id, agent)).toMatchObject({ hasConsent: true });
  });
});
