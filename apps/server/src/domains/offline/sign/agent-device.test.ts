import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { configure } from "../../../../test/configuration.ts";
import { consentPages, type Device } from "../../../../test/consent-pages.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { audit, consentRequests, outbox, rateLimits } from "../../../db/schema/index.ts";
import { demoPassword } from "../../../demo/accounts.ts";

const agent = "agent@portico.test";
const manager = "manager@portico.test";
const listed = z.object({
  data: z.array(z.looseObject({ id: z.string(), consentDevice: z.string().nullable() })),
});

describe.each(bothDatabases)("a consent, on $name,", (kind) => {
  let api: TestApi;
  let pages: ReturnType<typeof consentPages>;
  beforeAll(async () => {
    api = await openApi(kind);
    pages = consentPages(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.services.database.delete(rateLimits);
    // All tests have the same applicant, who gets a limited number of requests.
    await api.services.database.delete(outbox);
    await configure(api.services, { "offlineApplications.refuseAgentDevice": false });
  });

  const office = "203.0.113.10";
  const home = "198.51.100.7";
  const rowsOf = (id: string) =>
    api.services.database
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.applicationId, id))
      .orderBy(consentRequests.sentDate);
  const change = (id: string, set: Partial<typeof consentRequests.$inferInsert>) =>
    asSystem(api.services.database)
      .update(consentRequests)
      .set(set)
      .where(eq(consentRequests.applicationId, id));
  /** An application whose consent was asked for from a device. */
  const requested = async (from: Device, email = agent) => {
    const id = await pages.create(email);
    expect((await pages.send(from, id, email)).status).toBe(200);
    return id;
  };
  /** Sends another request, as if the last one was sent long ago. */
  const requestAgain = async (from: Device, id: string, email = agent) => {
    await change(id, { sentDate: new Date("2020-01-01") });
    await api.services.database.delete(outbox);
    expect((await pages.send(from, id, email)).status).toBe(200);
  };
  const matchOf = async (id: string) => (await rowsOf(id)).at(-1)?.deviceMatch;
  const signIn = async (from: Device, user: string) => {
    const answer = await from.send("/identity/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ user, pass: demoPassword }),
    });
    expect(answer.status).toBe(200);
  };
  const found = async (id: string, consentDevice: string) => {
    const query = new URLSearchParams({ consentDevice, columns: "id,consentDevice", pageSize: "500" });
    const page = listed.parse(await api.read(`/api/OfflineApp?${query}`, await api.tokenOf(manager)));
    return page.data.find((row) => row.id === id)?.consentDevice;
  };
  const eventsOf = async (id: string) =>
    (
      await api.services.database
        .select({ result: audit.result })
        .from(audit)
        .where(and(eq(audit.data1, `offline_applications/${id}`), eq(audit.data2, "consent")))
    ).map(({ result }) => result);

  it("signed in the browser that asked for it is marked, wherever that browser is now", async () => {
    const sender = pages.device(office);
    const id = await requested(sender);
    const elsewhere = pages.device(home, sender.cookies);
    expect((await pages.answer(elsewhere, id)).text).toContain("Thank you");
    expect(await rowsOf(id)).toMatchObject([
      {
        answer: "agreed",
        deviceMatch: "browser",
        senderIpAddress: office,
        ipAddress: home,
        browser: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    const [row] = await rowsOf(id);
    expect(row?.senderBrowser).toBe(row?.browser);
    expect([...sender.cookies.values()]).not.toContain(row?.browser);
    expect(await found(id, "Signed on the agent's device")).toBe("Signed on the agent's device");
    expect(await eventsOf(id)).toContain("agreed on the agent's device");
    const consents = await api.read(`/api/OfflineApp/${id}/consents`, await api.tokenOf(agent));
    expect(consents).toMatchObject([{ state: "Agreed", deviceMatch: "browser", senderIpAddress: office }]);
    const offered = await api.read("/api/application/consents", await api.tokenOf(agent));
    expect(offered).toContainEqual(expect.objectContaining({ id: row?.id, isOnAgentDevice: true }));
  });

  it("signed from the sender's address is marked, also after the sender deleted the cookies", async () => {
    const id = await requested(pages.device(office));
    await pages.answer(pages.device(office), id);
    expect(await matchOf(id)).toBe("address");
    const both = pages.device(office);
    const other = await requested(both);
    await pages.answer(both, other);
    expect(await matchOf(other)).toBe("both");
  });

  it("signed on another device isn't marked", async () => {
    const id = await requested(pages.device(office));
    await pages.answer(pages.device(home), id);
    expect(await matchOf(id)).toBe("none");
    expect(await found(id, "Signed on another device")).toBe("Signed on another device");
    expect(await found(id, "Signed on the agent's device")).toBeUndefined();
    expect(await eventsOf(id)).toContain("agreed");
  });

  it.each([
    ["another address of the same IPv6 network", "2001:db8:1:2::1", "2001:DB8:1:2:ffff::9", "address"],
    ["another IPv6 network", "2001:db8:1:2::1", "2001:db8:1:3::1", "none"],
    ["an IPv4 address written as IPv6", "::ffff:203.0.113.10", office, "address"],
    ["an address with a port", `${office}:4711`, office, "address"],
    ["the same machine", "::1", "127.0.0.1", "address"],
    ["a neighboring IPv4 address", office, "203.0.113.11", "none"],
    ["an IPv6 address that ends like the IPv4 address", "64:ff9b::203.0.113.10", office, "none"],
  ])("signed from %s is told apart", async (_what, from, to, match) => {
    const id = await requested(pages.device(from));
    await pages.answer(pages.device(to), id);
    expect(await matchOf(id)).toBe(match);
  });

  it("signed with the user agent of the sender, but on another device, isn't marked", async () => {
    const id = await pages.create(agent);
    const sender = pages.device(office);
    await sender.send(`/api/Sign/${id}/send`, {
      headers: { authorization: `Bearer ${await api.tokenOf(agent)}`, "user-agent": "Test browser" },
    });
    await pages.answer(pages.device(home), id);
    expect(await rowsOf(id)).toMatchObject([
      { senderUserAgent: "Test browser", userAgent: "Test browser", deviceMatch: "none" },
    ]);
  });

  it("is marked by the devices of everyone who asked for it", async () => {
    const first = pages.device(office);
    const id = await requested(first);
    await requestAgain(pages.device(home), id, "admin@portico.test");
    await pages.answer(pages.device("192.0.2.3", first.cookies), id);
    expect(await matchOf(id)).toBe("browser");
    const other = await requested(first);
    await requestAgain(pages.device(home), other, "admin@portico.test");
    await pages.answer(pages.device(office), other);
    expect(await matchOf(other)).toBe("address");
  });

  it("signed in a browser in which another person of the agency signed in is marked", async () => {
    const colleague = pages.device(home);
    await signIn(colleague, manager);
    const id = await requested(pages.device(office));
    await pages.answer(colleague, id);
    expect(await matchOf(id)).toBe("browser");
  });

  it("signed in the browser of a customer isn't marked", async () => {
    const customer = pages.device(home);
    await signIn(customer, "customer@portico.test");
    expect(customer.cookies.size).toBe(0);
    const id = await requested(pages.device(office));
    const { cookies } = await pages.answer(customer, id);
    expect(cookies).toEqual([]);
    expect(await matchOf(id)).toBe("none");
  });

  it("signed in a browser of the agency that was last used more than 400 days ago isn't marked", async () => {
    const colleague = pages.device(home);
    await signIn(colleague, manager);
    const id = await requested(pages.device(office));
    const { token } = await pages.prove(colleague, id);
    const { now } = api.time;
    await change(id, { expiresDate: new Date(now.getTime() + 500 * 86_400_000) });
    api.time.now = new Date(now.getTime() + 401 * 86_400_000);
    const late = await pages.prove(colleague, id);
    await pages.post(colleague, id, { step: "agree", token: late.token || token, fullName: "Ines Cruz" });
    api.time.now = now;
    expect(await matchOf(id)).toBe("none");
  });

  it("that the agent opened, and the applicant signed elsewhere, isn't marked", async () => {
    const sender = pages.device(office);
    const id = await requested(sender);
    expect((await pages.prove(sender, id)).text).toContain("I agree");
    await pages.answer(pages.device(home), id);
    expect(await matchOf(id)).toBe("none");
  });

  it("stays marked in the list after a newer one was signed elsewhere", async () => {
    const id = await requested(pages.device(office));
    await pages.answer(pages.device(office), id);
    await requestAgain(pages.device(office), id);
    await pages.answer(pages.device(home), id);
    expect((await rowsOf(id)).map(({ deviceMatch }) => deviceMatch)).toEqual(["address", "none"]);
    expect(await found(id, "Signed on the agent's device")).toBe("Signed on the agent's device");
  });

  it("from before devices were compared is signed on an unknown device", async () => {
    const id = await requested(pages.device(office));
    await pages.answer(pages.device(office), id);
    await change(id, { senderIpAddress: null, senderBrowser: null, browser: null, deviceMatch: null });
    expect(await found(id, "Signed on an unknown device")).toBe("Signed on an unknown device");
    expect(await found(id, "Signed on the agent's device")).toBeUndefined();
  });

  it("that was asked for before devices were compared is unknown, unless its browser is known", async () => {
    const forget = { senderIpAddress: null, senderUserAgent: null, senderBrowser: null };
    const sender = pages.device(office);
    const id = await requested(sender);
    await change(id, forget);
    await pages.answer(pages.device(office), id);
    expect(await matchOf(id)).toBeNull();
    const other = await requested(sender);
    await change(other, forget);
    await pages.answer(sender, other);
    expect(await matchOf(other)).toBe("browser");
  });

  it("is unknown if no address is known", async () => {
    const id = await pages.create(agent);
    await api.send(`/api/Sign/${id}/send`, { token: await api.tokenOf(agent) });
    const page = await api.app.request(`/sign/?id=${id}`, {
      method: "POST",
      body: new URLSearchParams({ step: "proof", year: "1990", month: "2", day: "28" }),
    });
    const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
    await api.app.request(`/sign/?id=${id}`, {
      method: "POST",
      body: new URLSearchParams({ step: "agree", token, fullName: "Ines Cruz" }),
    });
    expect(await rowsOf(id)).toMatchObject([
      { answer: "agreed", senderIpAddress: "unknown", deviceMatch: null },
    ]);
  });

  it("is found by a filter only by those who see its application", async () => {
    const id = await requested(pages.device(office), manager);
    await pages.answer(pages.device(office), id);
    const query = new URLSearchParams({ consentDevice: "Signed on the agent's device", pageSize: "500" });
    const page = await api.read(`/api/OfflineApp?${query}`, await api.tokenOf(agent));
    expect(listed.parse(page).data.map((row) => row.id)).not.toContain(id);
    const { email } = await makeAccount(api.services.database, { roles: ["agent"], claims: ["view.Policy"] });
    expect((await api.send(`/api/OfflineApp?${query}`, { token: await api.tokenOf(email) })).status).toBe(
      403,
    );
  });

  describe("with the setting that refuses the agent's device", () => {
    beforeEach(() => configure(api.services, { "offlineApplications.refuseAgentDevice": true }));

    it.each([
      ["en", "sign on this device", "on your own phone"],
      ["es", "No puede firmar en este dispositivo", "en su propio teléfono"],
    ])("isn't signed there, and the page says what to do instead: %s", async (lang, heading, help) => {
      const sender = pages.device(office);
      const id = await requested(sender);
      for (const from of [sender, pages.device(office), pages.device(home, sender.cookies)]) {
        const refused = await pages.answer(from, id, { step: "agree", signature: "M1 1L2 2" }, lang);
        expect(refused.status).toBe(403);
        expect(refused.text).toContain(heading.replace("'", "&#39;"));
        expect(refused.text).toContain(help);
      }
      expect(await rowsOf(id)).toMatchObject([
        { answer: null, fullName: null, signature: null, ipAddress: null, deviceMatch: null, refusals: 3 },
      ]);
      expect((await eventsOf(id)).toSorted()).toEqual([
        ...Array(3).fill("refused: on the agent's device"),
        "requested",
      ]);
      const consents = await api.read(`/api/OfflineApp/${id}/consents`, await api.tokenOf(agent));
      expect(consents).toMatchObject([
        { state: "Waiting", refusals: 3, refusedDate: expect.stringMatching(/Z$/), answeredDate: null },
      ]);
      expect((await pages.answer(pages.device(home), id)).text).toContain("Thank you");
      expect(await matchOf(id)).toBe("none");
    });

    it("can be declined and withdrawn there", async () => {
      const sender = pages.device(office);
      const declined = await requested(sender);
      expect((await pages.answer(sender, declined, { step: "decline" })).text).toContain("You declined");
      expect(await rowsOf(declined)).toMatchObject([{ answer: "declined", deviceMatch: "both" }]);
      const id = await requested(sender);
      await pages.answer(pages.device(home), id);
      expect((await pages.answer(sender, id, { step: "withdraw" })).text).toContain("Consent withdrawn");
    });

    it("keeps the consent in force that was given before", async () => {
      const id = await requested(pages.device(office));
      await pages.answer(pages.device(home), id);
      await requestAgain(pages.device(office), id);
      expect((await pages.answer(pages.device(office), id)).status).toBe(403);
      expect(await rowsOf(id)).toMatchObject([{ answer: "agreed", replacedDate: null }, { answer: null }]);
    });

    it("is signed if nothing is known about its sender", async () => {
      const id = await requested(pages.device(office));
      await change(id, { senderIpAddress: null, senderBrowser: null });
      expect((await pages.answer(pages.device(office), id)).text).toContain("Thank you");
      expect(await matchOf(id)).toBeNull();
    });

    it("refuses at most sixty attempts from an address in a quarter of an hour", async () => {
      const sender = pages.device(office);
      const id = await requested(sender);
      const { token } = await pages.prove(sender, id);
      const statuses: number[] = [];
      for (let tried = 0; tried < 61; tried += 1)
        statuses.push((await pages.post(sender, id, { step: "agree", token, fullName: "Ines Cruz" })).status);
      expect(statuses.slice(0, 60)).toEqual(Array(60).fill(403));
      expect(statuses.at(60)).toBe(429);
      const [row] = await rowsOf(id);
      expect(row?.refusals).toBe(60);
      const events = await api.services.database.$count(
        audit,
        and(eq(audit.data1, `offline_applications/${id}`), like(audit.result, "refused%")),
      );
      expect(events).toBe(60);
    });
  });
});
