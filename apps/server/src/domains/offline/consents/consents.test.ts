import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { applicationForm } from "../../../../test/offline-application.ts";
import { pdfPages } from "../../../../test/pdf-text.ts";
import {
  agents,
  audit,
  consentRequests,
  offlineApplications,
  outbox,
  rateLimits,
  users,
} from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";
import { signProof } from "../sign/proof-token.ts";

const made = z.looseObject({ id: z.uuid() });
const agent = "agent@portico.test";
const manager = "manager@portico.test";
const unknownId = "3f0e6a0e-9d0d-4b7e-8f3e-0a8d5a1c9e11";
const rightDay = { year: "1990", month: "2", day: "28" };
const wrongDay = { year: "1990", month: "2", day: "27" };

describe.each(bothDatabases)("consent on $name", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());
  // All tests have the same address and the same applicant.
  beforeEach(async () => {
    await api.services.database.delete(rateLimits);
    await api.services.database.delete(outbox);
  });

  const create = async (email = agent) => {
    const answer = await api.send("/api/OfflineApp", {
      method: "POST",
      token: await api.tokenOf(email),
      body: applicationForm,
    });
    return made.parse(await answer.json()).id;
  };
  const send = async (id: string, email = agent) =>
    api.send(`/api/Sign/${id}/send`, { token: await api.tokenOf(email) });
  const requested = async () => {
    const id = await create();
    expect((await send(id)).status).toBe(200);
    return id;
  };
  /** An application of another user with a consent request. */
  const created = async (email: string) => {
    const id = await create(email);
    expect((await send(id, email)).status).toBe(200);
    return id;
  };
  const post = async (id: string, fields: Readonly<Record<string, string>>, lang = "en") => {
    const response = await api.app.request(`/sign/?id=${id}&lang=${lang}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": "Test browser" },
      body: new URLSearchParams(fields).toString(),
    });
    return { status: response.status, text: await response.text() };
  };
  const prove = (id: string, day = rightDay, lang = "en") => post(id, { step: "proof", ...day }, lang);
  const tokenIn = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const agree = async (id: string, more: Readonly<Record<string, string>> = {}) => {
    const token = tokenIn((await prove(id)).text);
    return post(id, { step: "agree", token, fullName: "Ines Cruz", ...more });
  };
  const rowsOf = (id: string) =>
    api.services.database.select().from(consentRequests).where(eq(consentRequests.applicationId, id));
  const change = (id: string, set: Partial<typeof consentRequests.$inferInsert>) =>
    asSystem(api.services.database)
      .update(consentRequests)
      .set(set)
      .where(eq(consentRequests.applicationId, id));

  const changeApplication = (id: string, set: Partial<typeof offlineApplications.$inferInsert>) =>
    asSystem(api.services.database)
      .update(offlineApplications)
      .set(set)
      .where(eq(offlineApplications.id, id));
  /** Sends another request, as if the last one was sent long ago. */
  const requestAgain = async (id: string) => {
    await change(id, { sentDate: new Date("2020-01-01") });
    await api.services.database.delete(outbox);
    expect((await send(id)).status).toBe(200);
  };
  const decline = async (id: string, more: Readonly<Record<string, string>> = {}) =>
    post(id, { step: "decline", token: tokenIn((await prove(id)).text), ...more });
  const withdraw = async (id: string) =>
    post(id, { step: "withdraw", token: tokenIn((await prove(id)).text) });
  /** The IDs of the requests of an application whose consents are offered for new applications. */
  const offered = async (id: string) => {
    const answer = await api.send("/api/application/consents", { token: await api.tokenOf(agent) });
    const ids = z
      .array(made)
      .parse(await answer.json())
      .map((consent) => consent.id);
    return (await rowsOf(id)).map((row) => row.id).filter((requestId) => ids.includes(requestId));
  };
  const statesOf = async (id: string) => {
    const list = await api.send(`/api/OfflineApp/${id}/consents`, { token: await api.tokenOf(agent) });
    return z
      .array(z.looseObject({ state: z.string() }))
      .parse(await list.json())
      .map(({ state }) => state);
  };

  it("is requested by SMS in the applicant's language, once in ten minutes", async () => {
    const id = await create();
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^[56]\d\d$/);
    const { url } = z
      .object({ url: z.string() })
      .parse(await answers.find(({ status }) => status === 200)?.json());
    expect(url).toMatch(new RegExp(`/sign/\\?id=${id}$`));
    const sent = await api.services.database.select().from(outbox).where(eq(outbox.recipient, "3055550142"));
    expect(sent.filter(({ body }) => body.includes(id))).toMatchObject([
      { channel: "sms", kind: "consent-request", body: expect.stringContaining("pide su consentimiento") },
    ]);
    expect((await send(id, manager)).status).toBe(429);
    expect((await send(await create(manager))).status).toBe(404);
    expect((await send(unknownId)).status).toBe(404);
  });

  it("is given with a name, once, and recorded", async () => {
    const id = await requested();
    const asked = await prove(id, rightDay, "es");
    expect(asked.text).toContain("Alejandra Ríos");
    expect(asked.text).toContain('lang="es"');
    const token = tokenIn(asked.text);
    const answer = (fullName: string, more = {}) =>
      post(id, { step: "agree", token, fullName, ...more }, "es");
    expect(await answer("Luis Cruz")).toMatchObject({ status: 422 });
    expect((await answer("<b>", {})).text).not.toContain("<b>");
    const done = await answer("INÉS CRUZ", { signature: "M0 0L600 180" });
    expect(done.text).toContain("Su consentimiento quedó registrado");
    expect(await rowsOf(id)).toMatchObject([
      {
        answer: "agreed",
        fullName: "INÉS CRUZ",
        signature: "M0 0L600 180",
        textVersion: "2026-11-01",
        language: "es",
        userAgent: "Test browser",
        ipAddress: expect.any(String),
        answeredDate: expect.any(Date),
      },
    ]);
    expect((await post(id, { step: "decline", token }, "es")).text).toContain("No pudimos abrir");
    const events = await api.services.database
      .select()
      .from(audit)
      .where(and(eq(audit.data1, `offline_applications/${id}`), eq(audit.data2, "consent")))
      .orderBy(audit.sequenceNumber);
    expect(events.map(({ result }) => result)).toEqual(["requested", "agreed"]);
  });

  it("is stored without a signature that isn't a path", async () => {
    const id = await requested();
    expect((await agree(id, { signature: 'M0 0"/><script>' })).status).toBe(200);
    expect(await rowsOf(id)).toMatchObject([{ answer: "agreed", signature: null }]);
  });

  it("can be downloaded as PDF by agents who see the application, and by the applicant", async () => {
    const id = await requested();
    const waiting = (await rowsOf(id))[0]?.id;
    const download = async (email = agent, requestId = waiting) =>
      api.send(`/api/Consents/${requestId}/pdf`, { token: await api.tokenOf(email) });
    expect((await download()).status).toBe(404);
    await agree(id, { signature: "M10 10L300 90L590 20" });
    const file = await download();
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await file.arrayBuffer());
    const text = pdfPages(bytes).flat().join(" ");
    for (const part of ["Alejandra Ríos", "Ines Cruz", "Test browser", "2026-11-01", "Signature"])
      expect(text).toContain(part);
    const other = await api.services.database
      .select({ id: consentRequests.id })
      .from(consentRequests)
      .where(eq(consentRequests.applicationId, await created(manager)));
    expect((await download(agent, other[0]?.id)).status).toBe(404);
    const page = (await prove(id)).text;
    const own = await post(id, { step: "pdf", token: tokenIn(page) });
    expect(own.text).toMatch(/^%PDF/);
  });

  it("names the agency and the agent of the answer, also after the application was reassigned", async () => {
    const id = await requested();
    await agree(id);
    const pdf = async () => {
      const answer = await post(id, { step: "pdf", token: tokenIn((await prove(id)).text) });
      return answer.text;
    };
    const download = async () => {
      const [request] = await rowsOf(id);
      const file = await api.send(`/api/Consents/${request?.id}/pdf`, { token: await api.tokenOf(agent) });
      return pdfPages(Buffer.from(await file.arrayBuffer()))
        .flat()
        .join(" ");
    };
    const before = await download();
    const [request] = await rowsOf(id);
    expect(request).toMatchObject({ agentName: "Alejandra Ríos", agencyName: expect.any(String) });
    const [other] = await api.services.database
      .select({ id: agents.id, name: agents.name })
      .from(agents)
      .innerJoin(users, eq(users.contactId, agents.contactId))
      .where(eq(users.email, manager));
    await changeApplication(id, { agentId: other?.id ?? null });
    await change(id, { agencyName: "Agency of Then" });
    expect(await download()).toBe(before.replaceAll(request?.agencyName ?? "", "Agency of Then"));
    const page = (await prove(id)).text;
    expect(page).toContain("Alejandra Ríos");
    expect(page).toContain("I give Agency of Then");
    expect(page).not.toContain(other?.name ?? "");
    expect(await pdf()).toMatch(/^%PDF/);
    await change(id, { agencyName: null, agentName: null });
    expect(await download()).toContain(other?.name ?? "");
  });

  it("can be emailed as PDF to the applicant, once per request, by agents who see the application", async () => {
    const id = await requested();
    const [request] = await rowsOf(id);
    const email = async (key: string, as = agent) =>
      api.send(`/api/Consents/${request?.id}/email`, {
        ...{ method: "POST", token: await api.tokenOf(as) },
        headers: { "idempotency-key": key },
      });
    expect((await email(randomUUID())).status).toBe(404);
    await agree(id);
    const recipient = `${randomUUID()}@example.com`;
    await asSystem(api.services.database)
      .update(offlineApplications)
      .set({ email: recipient })
      .where(eq(offlineApplications.id, id));
    const key = randomUUID();
    for (const answer of [await email(key), await email(key)])
      expect(await answer.json()).toEqual({ recipient });
    const sent = await api.services.database.select().from(outbox).where(eq(outbox.recipient, recipient));
    expect(sent).toMatchObject([
      {
        kind: "consent-record",
        subject: expect.stringContaining("Your consent"),
        attachment: { name: "consent.pdf" },
      },
    ]);
    const bytes = Buffer.from(sent[0]?.attachment?.base64 ?? "", "base64");
    expect(pdfPages(bytes).flat().join(" ")).toContain("Ines Cruz");
    const events = await api.services.database
      .select()
      .from(audit)
      .where(eq(audit.data1, `consents.email/${request?.id}`));
    expect(events).toMatchObject([{ category: "export", result: "pdf" }]);
    const [other] = await rowsOf(await created(manager));
    const answer = await api.send(`/api/Consents/${other?.id}/email`, {
      method: "POST",
      token: await api.tokenOf(agent),
    });
    expect(answer.status).toBe(404);
  });

  it("can be withdrawn, and then the link opens nothing", async () => {
    const id = await requested();
    await agree(id);
    const page = (await prove(id)).text;
    expect(page).toContain("Withdraw consent");
    expect(page).not.toContain("I agree");
    const withdrawn = await post(id, { step: "withdraw", token: tokenIn(page) });
    expect(withdrawn.text).toContain("Consent withdrawn");
    expect(await rowsOf(id)).toMatchObject([{ withdrawnUserAgent: "Test browser" }]);
    expect((await prove(id)).text).toContain("open this request");
    const mails = await api.services.database.select().from(outbox).where(eq(outbox.recipient, agent));
    const told = mails.filter(({ body }) => body.includes(`/portal/form/manage/${id}`));
    expect(told).toMatchObject([
      { kind: "consent-withdrawal", subject: expect.stringContaining("consent withdrawn") },
    ]);
    expect(told[0]?.body).not.toMatch(/Ines|Cruz/);
  });

  it("ends once a newer request is declined, and isn't offered for new applications anymore", async () => {
    const id = await requested();
    await agree(id);
    const [consent] = await rowsOf(id);
    expect(await offered(id)).toEqual([consent?.id]);
    await requestAgain(id);
    expect(await offered(id)).toEqual([consent?.id]);
    await decline(id);
    expect(await offered(id)).toEqual([]);
    expect(await statesOf(id)).toEqual(["Declined", "Replaced"]);
    expect((await prove(id)).text).toContain("open this request");
  });

  it("ends once a newer request is agreed to", async () => {
    const id = await requested();
    await agree(id);
    await requestAgain(id);
    await agree(id);
    expect(await statesOf(id)).toEqual(["Agreed", "Replaced"]);
    expect(await offered(id)).toHaveLength(1);
    await withdraw(id);
    expect(await offered(id)).toEqual([]);
    expect((await prove(id)).text).toContain("open this request");
  });

  it("can be withdrawn after a newer request has expired", async () => {
    const id = await requested();
    await agree(id);
    await requestAgain(id);
    expect((await prove(id)).text).toContain("I agree");
    await change(id, { expiresDate: new Date(0) });
    expect((await withdraw(id)).text).toContain("Consent withdrawn");
    expect(await statesOf(id)).toEqual(["Expired", "Withdrawn"]);
  });

  it("can be withdrawn from a void application, whose consent isn't offered and whose requests can't be answered", async () => {
    const id = await requested();
    await agree(id);
    const open = await requested();
    const token = tokenIn((await prove(open)).text);
    for (const each of [id, open])
      await changeApplication(each, { statusId: entryId("offlineStatus", "VOID") });
    expect(await offered(id)).toEqual([]);
    expect((await prove(open)).text).toContain("open this request");
    const late = await post(open, { step: "agree", token, fullName: "Ines Cruz" });
    expect(late.text).toContain("open this request");
    expect((await withdraw(id)).text).toContain("Consent withdrawn");
  });

  it("is declined without a name, and then has none", async () => {
    const id = await requested();
    await decline(id);
    expect(await rowsOf(id)).toMatchObject([{ answer: "declined", fullName: null }]);
    const [request] = await rowsOf(id);
    const file = await api.send(`/api/Consents/${request?.id}/pdf`, { token: await api.tokenOf(agent) });
    const text = pdfPages(Buffer.from(await file.arrayBuffer()))
      .flat()
      .join(" ");
    expect(text).toContain("Name: no name entered");
    expect(text).not.toContain("Cruz");
    const named = await requested();
    await decline(named, { fullName: "I. Cruz" });
    expect(await rowsOf(named)).toMatchObject([{ answer: "declined", fullName: "I. Cruz" }]);
  });

  it("keeps the drawn signature after a wrong name", async () => {
    const id = await requested();
    const again = await agree(id, { fullName: "Luis", signature: "M1 1L2 2" });
    expect(again).toMatchObject({ status: 422, text: expect.stringContaining('value="M1 1L2 2"') });
  });

  it("looks the same for wrong, unknown, expired, declined and withdrawn links and too many attempts", async () => {
    const pages: string[] = [];
    const collect = async (id: string, day = rightDay) => {
      const { status, text } = await prove(id, day);
      pages.push(`${status} ${text.replaceAll(id, "ID")}`);
    };
    await collect(unknownId);
    await collect("not-an-id");
    await collect(await create());
    await collect(await requested(), wrongDay);
    const expired = await requested();
    await change(expired, { expiresDate: new Date(0) });
    await collect(expired);
    const declined = await requested();
    await post(declined, { step: "decline", token: tokenIn((await prove(declined)).text) });
    await collect(declined);
    const withdrawn = await requested();
    await agree(withdrawn);
    await withdraw(withdrawn);
    await collect(withdrawn);
    const tried = await requested();
    await change(tried, { attempts: 5 });
    await collect(tried);
    expect(pages).toHaveLength(8);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toMatch(/Inés|Cruz|Alejandra/);
  });

  it("shows the first page alike for every link", async () => {
    const page = async (id: string) =>
      (await (await api.app.request(`/sign/?id=${id}`)).text()).replaceAll(id, "ID");
    expect(await page(await requested())).toBe(await page(unknownId));
  });

  it("evaluates at most five of fifty proofs at the same time", async () => {
    const id = await requested();
    await Promise.all(Array.from({ length: 50 }, () => prove(id, wrongDay)));
    expect(await rowsOf(id)).toMatchObject([{ attempts: 5 }]);
    expect((await prove(id)).text).toContain("open this request");
  });

  it("can be opened as often as needed with the right date of birth", async () => {
    const id = await requested();
    for (let opened = 0; opened < 7; opened += 1) expect((await prove(id)).text).toContain("I agree");
    for (let wrong = 0; wrong < 4; wrong += 1) await prove(id, wrongDay);
    expect((await prove(id)).text).toContain("I agree");
    expect(await rowsOf(id)).toMatchObject([{ attempts: 0 }]);
    for (let wrong = 0; wrong < 5; wrong += 1) await prove(id, wrongDay);
    expect((await prove(id)).text).toContain("open this request");
  });

  it("counts only for the newest request", async () => {
    const id = await requested();
    const token = tokenIn((await prove(id)).text);
    await requestAgain(id);
    expect((await prove(id)).text).toContain("I agree");
    expect((await post(id, { step: "agree", token, fullName: "Ines Cruz" })).text).toContain(
      "open this request",
    );
    const list = await api.send(`/api/OfflineApp/${id}/consents`, { token: await api.tokenOf(agent) });
    expect(await list.json()).toMatchObject([{ state: "Waiting" }, { state: "Replaced" }]);
    const foreign = await create(manager);
    const hidden = await api.send(`/api/OfflineApp/${foreign}/consents`, { token: await api.tokenOf(agent) });
    expect(hidden.status).toBe(404);
  });

  it("needs a fresh proof after half an hour, and takes no other token", async () => {
    const id = await requested();
    const session = await api.tokenOf(agent);
    const answer = async (token: string) =>
      (await post(id, { step: "agree", token, fullName: "Ines Cruz" })).text;
    const { signingKey, clock } = api.services;
    const [request] = await rowsOf(id);
    const provenAgo = (minutes: number) =>
      signProof(signingKey, request?.id ?? "", new Date(clock.now().getTime() - minutes * 60_000));
    for (const token of ["", "x", session, await provenAgo(31)])
      expect(await answer(token)).toContain("open for too long");
    expect(await answer(await provenAgo(29))).toContain("Thank you");
  });
});
