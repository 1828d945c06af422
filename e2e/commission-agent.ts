import { test } from "@playwright/test";
import { makeAccount } from "./accounts.ts";
import { apiOf, finishJob, type SendRequest } from "./api.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** An agent with policies and rates at some carriers. No other test uses them. */
export interface CommissionAgent {
  readonly email: string;
  readonly name: string;
  /** An administrator's account, and its requests. */
  readonly admin: string;
  readonly send: SendRequest;
  /** The start of all policy numbers. */
  readonly prefix: string;
  /** The policies have terms in this year. Its carriers have no statement for the month. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly carriers: readonly Named[];
  /** The number of a carrier's policy. The first one has one member, the second one two. */
  readonly policy: (carrier: string, which?: 1 | 2) => string;
}

/** The dollars per member and month of all rates. */
export const commissionRate = 25;

/** Creates an agent with two policies and a rate at each carrier, as an administrator would. */
export async function makeCommissionAgent(carrierNames: readonly string[]): Promise<CommissionAgent> {
  const prefix = `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { email } = await makeAccount({ like: "agent", hasOwnContact: true, lastName: prefix });
  const { email: admin } = await makeAccount({ like: "admin" });
  const send = await apiOf(admin);
  const [agent] = await send<Named[]>("GET", `/api/Agent/simplified?name=${prefix}`);
  if (!agent) throw new Error(`${email} is not an agent.`);
  const policy = (carrier: string, which: 1 | 2 = 1) =>
    `${prefix}-${carrier.slice(0, 3).toUpperCase()}-${which}`;
  const carriers = (await send<Named[]>("GET", "/api/Carriers")).filter(({ name }) =>
    carrierNames.includes(name),
  );
  const { year, month } = await findFreeMonth(send, carriers);
  await Promise.all(
    carriers.map(async ({ id: carrierId, name }) => {
      const numbers = [policy(name), policy(name, 2)];
      await uploadPolicies(send, { carrierId, prefix, agent, year, numbers });
      await addRate(send, { agentId: agent.id, carrierId, year });
    }),
  );
  return {
    ...{ email, admin, send, prefix, year, month, carriers, policy },
    name: agent.name,
  };
}

/**
 * A month without a statement of these carriers, among years that filters offer and that the demo data doesn't have.
 * Earlier runs of a test may have loaded some. Tests that run at the same time choose among different months.
 */
async function findFreeMonth(
  send: SendRequest,
  carriers: readonly Named[],
): Promise<{ year: number; month: number }> {
  const firstYear = new Date().getFullYear() - 9;
  const { parallelIndex, config } = test.info();
  for (let at = parallelIndex; at < 60; at += config.workers) {
    const [year, month] = [firstYear + Math.floor(at / 12), 1 + (at % 12)];
    const loaded = await Promise.all(
      carriers.map(async ({ id: carrier }) => {
        const query = new URLSearchParams({ carrier, year: String(year), month: String(month) });
        return (await send<{ lines: number }>("GET", `/api/Statement/deletion?${query}`)).lines > 0;
      }),
    );
    if (!loaded.includes(true)) return { year, month };
  }
  throw new Error("Statements of all months are loaded.");
}

interface PolicyFile {
  readonly carrierId: string;
  readonly prefix: string;
  readonly agent: Named;
  readonly year: number;
  readonly numbers: readonly string[];
}

async function uploadPolicies(
  send: SendRequest,
  { carrierId, prefix, agent, year, numbers }: PolicyFile,
): Promise<void> {
  const header =
    "Policy Number,Insured Name,Broker Name,State,Policy Effective Date,Policy Term Date,Paid Through Date,Member Responsibility,Monthly Premium Amount,Number of Members";
  const rows = numbers.map(
    (number, index) =>
      `${number},Ana Rivera,${agent.name},FL,1/1/${year},12/31/${year},12/31/${year},$10.00,$400.00,${index + 1}`,
  );
  const query = new URLSearchParams({ fileName: `${prefix}.csv`, carrier: carrierId });
  const csv = [header, ...rows].join("\n");
  await finishJob(send, await send("POST", `/api/UploadPolicies/UploadPolicyCSV?${query}`, { csv }));
}

/** New rates start today at the earliest. After that, they can be changed. */
async function addRate(
  send: SendRequest,
  { agentId, carrierId, year }: { agentId: string; carrierId: string; year: number },
): Promise<void> {
  const rate = { agentId, carrierId, rate1: commissionRate };
  const startDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { id } = await send<Named>("POST", "/api/Rates", { json: { ...rate, startDate } });
  await send("PUT", `/api/Rates/${id}`, { json: { ...rate, startDate: `${year}-01-01` } });
}

/** Loads a statement in the generic format for the agent's month. */
export async function loadStatement(
  { send, year, month, carriers }: CommissionAgent,
  carrierName: string,
  lines: readonly string[],
): Promise<void> {
  const formats = await send<Named[]>("GET", "/api/Statement/formats/simplified");
  const idOf = (entries: readonly Named[], name: string) =>
    entries.find((entry) => entry.name === name)?.id ?? "";
  const query = new URLSearchParams({
    carrier: idOf(carriers, carrierName),
    formatId: idOf(formats, "Generic"),
    month: String(month),
    year: String(year),
  });
  const form = new FormData();
  form.set("file", new File([["Policy Number,Amount", ...lines].join("\n")], "statement.csv"));
  await finishJob(send, await send("POST", `/api/Statement?${query}`, { form }));
}
