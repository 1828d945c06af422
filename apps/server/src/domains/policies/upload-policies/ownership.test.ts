import { randomInt } from "node:crypto";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { contactCalls } from "../../../../test/contact-calls.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyUploads } from "../../../../test/policy-files.ts";
import { policyPage } from "../../../../test/responses.ts";
import { agents, incompletePolicies, jobs, policies } from "../../../db/schema/index.ts";
import { allJobHandlers } from "../../../handlers.ts";
import { runJob } from "../../../jobs/run-job.ts";

/** A file with one policy whose line identifies the agent by these values. */
function fileNaming(policyNumber: string, { npn = "", name = "" }) {
  return `Policy Number,Insured Name,Broker NPN,Broker Name,State,Policy Effective Date
${policyNumber},Ana Rivera,${npn},${name},FL,1/1/2026`;
}

const ambiguousName = "Broker Name matches more than one agent.";

describe.each(databaseKinds)("the agent of an uploaded policy, on $name", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  let calls: ReturnType<typeof contactCalls>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
    calls = contactCalls(api);
  });
  afterAll(() => api.close());

  let made = 0;
  const serial = () => `${++made}${randomInt(1_000_000, 9_999_999)}`;
  /** Creates an agent with an account, whose agent record has this name and NPN. */
  const makeAgent = async (name: string, npn: string | null = serial()) => {
    const account = await calls.make({ roles: ["agent"], claims: ["view.Policy"], isAgent: true });
    const id = account.agentId ?? "";
    await asSystem(api.services.database).update(agents).set({ name, npn }).where(eq(agents.id, id));
    return { ...account, id, name, npn: npn ?? "" };
  };
  const ownerOf = async (policyNumber: string) => {
    const [policy] = await api.services.database
      .select({ agentId: policies.agentId, version: policies.version })
      .from(policies)
      .where(eq(policies.policyNumber, policyNumber));
    return policy?.agentId;
  };
  const waitsWithoutAgent = async (policyNumber: string) => {
    const [row] = await api.services.database
      .select({ agentId: incompletePolicies.agentId })
      .from(incompletePolicies)
      .where(eq(incompletePolicies.policyNumber, policyNumber));
    return row?.agentId === null;
  };
  const policiesOf = async (token: string) =>
    policyPage.parse(await api.read("/api/Policies", token)).totalRecords;

  describe("is determined by the agent record alone, whatever the profile has:", () => {
    const takeovers: [string, (victim: { npn: string; first: string; last: string }) => object][] = [
      ["the same NPN", ({ npn }) => ({ NPN: npn })],
      ["the NPN with spaces", ({ npn }) => ({ NPN: `  ${npn}  ` })],
      ["the NPN with a leading zero", ({ npn }) => ({ NPN: `0${npn}` })],
      ["the NPN in full-width digits", ({ npn }) => ({ NPN: fullWidth(npn) })],
      ["the NPN with a prefix", ({ npn }) => ({ NPN: `NPN ${npn}` })],
      ["the same name", ({ first, last }) => ({ firstName: first, lastName: last })],
      [
        "the name in uppercase",
        ({ first, last }) => ({ firstName: first.toUpperCase(), lastName: last.toUpperCase() }),
      ],
      [
        "the name with accents and spaces",
        ({ first, last }) => ({ firstName: `${first}\u0301  `, lastName: ` ${last}` }),
      ],
      [
        "the full name as a first name",
        ({ first, last }) => ({ firstName: `${first}${last}`, lastName: "" }),
      ],
      ["the same NPN and name", ({ npn, first, last }) => ({ NPN: npn, firstName: first, lastName: last })],
    ];
    it.each(takeovers)("%s", async (_what, profileOf) => {
      const [first, last] = ["Vera", `Owner ${serial()}`];
      const [victim, attacker] = [
        await makeAgent(`${first} ${last}`),
        await makeAgent(`Mallory ${serial()}`),
      ];
      const profile = profileOf({ npn: victim.npn, first, last });
      expect((await calls.put(attacker.contactId, attacker.token, profile)).status).toBe(200);
      const lines = {
        npn: [{ npn: victim.npn }],
        name: [{ name: victim.name }],
        both: [{ npn: victim.npn, name: victim.name }],
      };
      for (const [what, [line = {}]] of Object.entries(lines)) {
        const number = `TAKE-${what}-${victim.npn}`;
        expect((await files.upload(fileNaming(number, line))).state).toBe("done");
        expect(await ownerOf(number)).toBe(victim.id);
      }
      expect(await policiesOf(attacker.token)).toBe(0);
      expect(await policiesOf(victim.token)).toBe(3);
    });

    it("two agents who swap NPN and name", async () => {
      const [one, other] = [await makeAgent(`Una ${serial()}`), await makeAgent(`Otra ${serial()}`)];
      const profileOf = ({ name, npn }: typeof one) => ({
        ...{ NPN: npn, firstName: name.split(" ")[0], lastName: name.split(" ")[1] },
      });
      await Promise.all([
        calls.put(one.contactId, one.token, profileOf(other)),
        calls.put(other.contactId, other.token, profileOf(one)),
      ]);
      await files.upload(fileNaming(`SWAP-1-${one.npn}`, { npn: one.npn }));
      await files.upload(fileNaming(`SWAP-2-${one.npn}`, { name: other.name }));
      expect(await ownerOf(`SWAP-1-${one.npn}`)).toBe(one.id);
      expect(await ownerOf(`SWAP-2-${one.npn}`)).toBe(other.id);
    });
  });

  it.each([
    ["spaces", (npn: string) => ` ${npn} `],
    ["leading zeros", (npn: string) => `00${npn}`],
    ["a decimal point that a spreadsheet added", (npn: string) => `${npn}.0`],
    ["a prefix", (npn: string) => `NPN: ${npn}`],
  ])("is found by an NPN with %s", async (_what, write) => {
    const agent = await makeAgent(`Pat ${serial()}`);
    await files.upload(fileNaming(`WRITTEN-${agent.npn}`, { npn: write(agent.npn) }));
    expect(await ownerOf(`WRITTEN-${agent.npn}`)).toBe(agent.id);
  });

  it.each(["0", "n/a", "-", "x"])("is not found by the NPN %j, even if an agent has no NPN", async (npn) => {
    await makeAgent(`Nobody ${serial()}`, null);
    const number = `NONE-${serial()}`;
    await files.upload(fileNaming(number, { npn }));
    expect(await waitsWithoutAgent(number)).toBe(true);
  });

  it("is no one for a line without an agent, even if an agent's name has no letters", async () => {
    await makeAgent("… —");
    for (const name of ["", "—", "..."]) {
      const number = `EMPTY-${serial()}`;
      await files.upload(fileNaming(number, { name }));
      expect(await waitsWithoutAgent(number)).toBe(true);
    }
  });

  describe("if two agents have the same name", () => {
    it("lets a new policy wait with a reason, and accepts the same line with an NPN", async () => {
      const name = `José Pérez ${serial()}`;
      const [one] = [await makeAgent(name), await makeAgent(name.toUpperCase().replace("É", "E"))];
      const number = `TWINS-${one.npn}`;
      const job = await files.upload(fileNaming(number, { name }));
      expect((await files.resultOf(job.id))[1]).toMatch(
        /^Incomplete\. Missing: Agent\..*more than one agent/,
      );
      expect(await waitsWithoutAgent(number)).toBe(true);
      await files.upload(fileNaming(number, { name, npn: one.npn }));
      expect(await ownerOf(number)).toBe(one.id);
    });

    it("keeps an existing policy's agent, and reports a warning", async () => {
      const [owner, name] = [await makeAgent(`Olga ${serial()}`), `Kim Lee ${serial()}`];
      await makeAgent(name);
      await makeAgent(name);
      const number = `KNOWN-${owner.npn}`;
      await files.upload(fileNaming(number, { npn: owner.npn }));
      const job = await files.upload(fileNaming(number, { name }));
      const warnings = [{ line: 2, reason: `${ambiguousName} A policy that has an agent keeps it.` }];
      expect(job).toMatchObject({ state: "done", result: { warningRows: 1, warnings } });
      expect(job.message).toBe("1 row read: 0 new, 1 changed, 0 unchanged. 1 row has a warning.");
      expect(await files.detailOf(job.id)).toMatchObject({ state: "Loaded", warningRows: 1, warnings });
      expect(await ownerOf(number)).toBe(owner.id);
    });
  });

  it("requires unique NPNs, ignoring spelling", async () => {
    const [one, other] = [await makeAgent(`Ida ${serial()}`), await makeAgent(`Ute ${serial()}`)];
    const set = (npn: string) =>
      asSystem(api.services.database).update(agents).set({ npn }).where(eq(agents.id, other.id));
    for (const npn of [one.npn, `0${one.npn}`, ` ${one.npn}`, fullWidth(one.npn), "", "abc"]) {
      await expect(set(npn)).rejects.toThrow();
    }
  });

  it("is determined by the agent records at the time the policies are written", async () => {
    const [before, after] = [await makeAgent(`Bea ${serial()}`), await makeAgent(`Ada ${serial()}`, null)];
    const number = `MEANWHILE-${before.npn}`;
    const id = await files.jobOf(await files.send(fileNaming(number, { npn: before.npn })));
    const { database, storage } = api.services;
    let reads = 0;
    // An administrator gives the NPN to another agent while the file is being read.
    const changing = {
      ...storage,
      getStream: async (key: string) => {
        const content = await storage.getStream(key);
        if (!content || reads++ > 0) return content;
        const followed = async function* () {
          yield* content;
          await asSystem(database).update(agents).set({ npn: null }).where(eq(agents.id, before.id));
          await asSystem(database).update(agents).set({ npn: before.npn }).where(eq(agents.id, after.id));
        };
        return Readable.from(followed());
      },
    };
    const handlers = allJobHandlers({ ...api.services, storage: changing });
    const log = pino({ level: "silent" });
    await runJob({ database, log, handlers, isStopping: () => false }, id, { bytes: 1 });
    const [job] = await database.select().from(jobs).where(eq(jobs.id, id));
    expect(job?.state).toBe("done");
    expect(await ownerOf(number)).toBe(after.id);
    expect(await files.held()).toBe(0);
  });
});

function fullWidth(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
}
