import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { agentOf } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { pdfPages } from "../../../test/pdf-text.ts";
import { agents } from "../../db/schema/index.ts";

const [kind] = databaseKinds;
let api: TestApi;
beforeAll(async () => {
  if (kind) api = await openApi(kind);
});
afterAll(() => api.close());

const pdfOf = async (path: string, email = "admin@portico.test") => {
  const headers = { accept: "application/pdf" };
  const response = await api.send(path, { token: await api.tokenOf(email), headers });
  return pdfPages(Buffer.from(await response.arrayBuffer()))[0]?.join("") ?? "";
};

const agentNamed = async (email: string) => {
  const id = await agentOf(api.services.database, email);
  const [agent] = await api.services.database.select().from(agents).where(eq(agents.id, id));
  return { id, name: agent?.name ?? "" };
};

it("names the filters of a PDF with their values", async () => {
  const query = "state=TX&fromDob=1950-02-01&policyNumber=7&columns=policyNumber";
  const page = await pdfOf(`/api/Policies?${query}`);
  for (const text of ["State: Texas", ": 1950/02/01", "Policy number: 7"]) expect(page).toContain(text);
});

it("names the options that a filter has ids of, and how many more there are", async () => {
  const { id, name } = await agentNamed("agent@portico.test");
  const others = Array.from({ length: 12 }, () => `assignedToAgentId=${randomUUID()}`).join("&");
  const page = await pdfOf(`/api/Leads?assignedToAgentId=${id}&${others}&columns=phone`);
  expect(page).toContain(`Assigned To: ${name}, `);
  expect(page).toContain("3 more");
});

it("names no agent of whom the reader may see no rows", async () => {
  const { id, name } = await agentNamed("manager@portico.test");
  const page = await pdfOf(`/api/Leads?assignedToAgentId=${id}&columns=phone`, "agent@portico.test");
  expect(page).toContain(id);
  expect(page).not.toContain(name);
});
