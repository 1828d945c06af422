import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { configure } from "../../../../test/configuration.ts";
import { consentPages, type Device } from "../../../../test/consent-pages.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { audit, consentRequests, outbox, rateLimits } from "../../../db/schema/index.ts";

const agent = "agent@portico.test";
const phone = "3055550142";
const minute = 60_000;

describe.each(bothDatabases)("a consent that needs a code, on $name,", (kind) => {
  let api: TestApi;
  let pages: ReturnType<typeof consentPages>;
  let applicant: Device;
  beforeAll(async () => {
    api = await openApi(kind);
    pages = consentPages(api);
    applicant = pages.device("198.51.100.7");
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    const { database } = api.services;
    await database.delete(rateLimits);
    await database.delete(outbox);
    await configure(api.services, {
      "offlineApplications.consentCode": true,
      "offlineApplications.refuseAgentDevice": false,
    });
  });

  const later = (milliseconds: number) => {
    api.time.now = new Date(api.time.now.getTime() + milliseconds);
  };
  const requested = async (from = pages.device("203.0.113.10")) => {
    const id = await pages.create(agent);
    expect((await pages.send(from, id, agent)).status).toBe(200);
    return id;
  };
  /** The codes that were sent, newest first. */
  const codes = async () => {
    const sent = await api.services.database
      .select({ body: outbox.body })
      .from(outbox)
      .where(and(eq(outbox.kind, "consent-code"), eq(outbox.recipient, phone)))
      .orderBy(desc(outbox.createdAt));
    return sent.flatMap(({ body }) => /^(\d{6}) /.exec(body)?.[1] ?? []);
  };
  const lastCode = async () => (await codes())[0] ?? "";
  const confirm = (id: string, code: string) => pages.answer(applicant, id, { step: "confirm", code });
  const rowOf = async (id: string) => {
    const [row] = await api.services.database
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.applicationId, id));
    return row;
  };
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it.each([
    ["en", "is your code to sign", "not even your agent", "Enter the code"],
    ["es", "es su código para firmar", "ni con su agente", "Escriba el código"],
  ])(
    "is signed with the code that was sent to the applicant's phone: %s",
    async (lang, sms, warning, heading) => {
      const id = await requested();
      const asked = await pages.answer(applicant, id, { step: "agree", signature: "M1 1L2 2" }, lang);
      expect(asked.status).toBe(200);
      expect(asked.text).toContain(heading);
      expect(asked.text).toMatch(/(ending|termina) (in|en) 0142/);
      expect(asked.text).not.toContain(phone);
      expect(asked.text).toContain('value="M1 1L2 2"');
      expect(await rowOf(id)).toMatchObject({ answer: null, fullName: null, signature: null });
      const [message] = await api.services.database
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, "consent-code"), eq(outbox.recipient, phone)));
      expect(message?.body).toContain(sms);
      expect(message?.body).toContain(warning);
      const code = await lastCode();
      expect(asked.text).not.toContain(code);
      expect(JSON.stringify(await rowOf(id))).not.toContain(code);
      const done = await pages.answer(applicant, id, { step: "confirm", code, signature: "M1 1L2 2" }, lang);
      expect(done.text).toContain(lang === "en" ? "Thank you" : "Gracias");
      expect(await rowOf(id)).toMatchObject({
        ...{ answer: "agreed", fullName: "Ines Cruz", signature: "M1 1L2 2", deviceMatch: "none" },
        ...{ isPhoneConfirmed: true, codeHash: null },
      });
      const consents = await api.read(`/api/OfflineApp/${id}/consents`, await api.tokenOf(agent));
      expect(consents).toMatchObject([{ isPhoneConfirmed: true }]);
    },
  );

  it("isn't signed with a wrong code, an empty one, or that of another request", async () => {
    const id = await requested();
    const other = await requested();
    await pages.answer(applicant, other);
    const foreign = await lastCode();
    await pages.answer(applicant, id);
    const code = await lastCode();
    for (const tried of ["", "x", wrong(code), ...(foreign === code ? [] : [foreign])]) {
      const refused = await confirm(id, tried);
      expect(refused).toMatchObject({
        status: 422,
        text: expect.stringContaining("This isn&#39;t the code"),
      });
    }
    expect(await rowOf(id)).toMatchObject({ answer: null });
    const events = await api.services.database
      .select({ result: audit.result })
      .from(audit)
      .where(eq(audit.data1, `offline_applications/${id}`));
    expect(events.map(({ result }) => result)).toEqual(
      expect.arrayContaining(["code sent", "refused: wrong code"]),
    );
    expect((await confirm(id, ` ${code} `)).text).toContain("Thank you");
  });

  it("can't be signed by a code after five tries, also of fifty at the same time", async () => {
    const id = await requested();
    await pages.answer(applicant, id);
    const code = await lastCode();
    const { token } = await pages.prove(applicant, id);
    const fields = { step: "confirm", token, fullName: "Ines Cruz", code: wrong(code) };
    await Promise.all(Array.from({ length: 50 }, () => pages.post(applicant, id, fields)));
    expect(await rowOf(id)).toMatchObject({ codeTries: 5 });
    await api.services.database.delete(rateLimits);
    expect((await confirm(id, code)).text).toContain("can&#39;t be used anymore");
    later(minute);
    await pages.answer(applicant, id);
    expect((await confirm(id, await lastCode())).text).toContain("Thank you");
  });

  it("is signed once, however often the code is sent at the same time", async () => {
    const id = await requested();
    await pages.answer(applicant, id);
    const code = await lastCode();
    const { token } = await pages.prove(applicant, id);
    const fields = { step: "confirm", token, fullName: "Ines Cruz", code };
    const answers = await Promise.all(Array.from({ length: 10 }, () => pages.post(applicant, id, fields)));
    expect(answers.filter(({ text }) => text.includes("Thank you"))).toHaveLength(1);
  });

  it("can't be signed by a code after five minutes, nor by one that a newer one replaced", async () => {
    const id = await requested();
    await pages.answer(applicant, id);
    const first = await lastCode();
    later(minute);
    await pages.answer(applicant, id);
    const second = await lastCode();
    expect(await codes()).toHaveLength(2);
    if (first !== second) expect((await confirm(id, first)).status).toBe(422);
    later(5 * minute);
    expect((await confirm(id, second)).text).toContain("can&#39;t be used anymore");
    expect(await rowOf(id)).toMatchObject({ answer: null });
  });

  it("sends a code at most once a minute, and five times for a link", async () => {
    const id = await requested();
    const { token } = await pages.prove(applicant, id);
    const ask = () => pages.post(applicant, id, { step: "agree", token, fullName: "Ines Cruz" });
    const all = await Promise.all(Array.from({ length: 10 }, ask));
    expect(await codes()).toHaveLength(1);
    expect(all.filter(({ text }) => text.includes("less than a minute ago"))).toHaveLength(9);
    for (let sent = 0; sent < 6; sent += 1) {
      later(minute);
      await ask();
    }
    expect(await codes()).toHaveLength(5);
    later(minute);
    expect((await ask()).text).toContain("Ask your agent for a new link");
  });

  it("sends no code without the right date of birth and name", async () => {
    const id = await requested();
    await pages.post(applicant, id, { step: "agree", token: "x", fullName: "Ines Cruz" });
    await pages.answer(applicant, id, { step: "agree", fullName: "Someone Else" });
    await pages.answer(applicant, id, { step: "confirm", fullName: "Someone Else", code: "123456" });
    expect(await codes()).toEqual([]);
  });

  it("needs no code to be declined or withdrawn", async () => {
    const id = await requested();
    expect((await pages.answer(applicant, id, { step: "decline" })).text).toContain("You declined");
    expect(await rowOf(id)).toMatchObject({ answer: "declined", isPhoneConfirmed: false });
    const signed = await requested();
    await pages.answer(applicant, signed);
    await confirm(signed, await lastCode());
    expect((await pages.answer(applicant, signed, { step: "withdraw" })).text).toContain("Consent withdrawn");
    expect(await codes()).toHaveLength(1);
  });

  it("is refused on the agent's device before a code is sent, and marked where that is allowed", async () => {
    const sender = pages.device("203.0.113.10");
    const id = await requested(sender);
    await configure(api.services, { "offlineApplications.refuseAgentDevice": true });
    expect((await pages.answer(sender, id)).status).toBe(403);
    expect(await codes()).toEqual([]);
    await configure(api.services, { "offlineApplications.refuseAgentDevice": false });
    await pages.answer(sender, id);
    const code = await lastCode();
    await configure(api.services, { "offlineApplications.refuseAgentDevice": true });
    expect((await pages.answer(sender, id, { step: "confirm", code })).status).toBe(403);
    await configure(api.services, { "offlineApplications.refuseAgentDevice": false });
    await pages.answer(sender, id, { step: "confirm", code });
    expect(await rowOf(id)).toMatchObject({ answer: "agreed", deviceMatch: "both", isPhoneConfirmed: true });
  });

  it("accepts a code once after the clock was set back, and locks no one out", async () => {
    const id = await requested();
    await pages.answer(applicant, id);
    const first = await lastCode();
    later(-2 * minute);
    await pages.answer(applicant, id);
    const sent = await codes();
    expect(sent).toHaveLength(2);
    const second = sent.find((code) => code !== first) ?? first;
    expect((await confirm(id, second)).text).toContain("Thank you");
    later(2 * minute);
  });

  it("can't be signed with a name that the database can't store", async () => {
    const id = await requested();
    const refused = await pages.answer(applicant, id, { step: "agree", fullName: "Ines\0Cruz" });
    expect(refused.text).toContain("open this request");
    expect(await rowOf(id)).toMatchObject({ answer: null });
  });
});
