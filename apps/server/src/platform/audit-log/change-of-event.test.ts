import { randomUUID } from "node:crypto";
import { schemasOf } from "@portico/contract/schemas";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf } from "../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../test/api.ts";
import { databaseKinds } from "../../../test/databases.ts";
import { policyCalls, workKinds } from "../../../test/policy-calls.ts";
import { policyFile, policyRow, policyUploads } from "../../../test/policy-files.ts";
import { addWorkRows } from "../../../test/work-rows.ts";
import { audit } from "../../db/schema/index.ts";

const [policiesKind] = workKinds;
const made = z.object({ id: z.string() });

describe.each(databaseKinds)("the changes of an audit event, on $name", (kind) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(kind);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());

  /** The changes of the last event with this `data1` and result, in the contract's format. */
  const changesOf = async (data1: string, result: string) => {
    const [event] = await api.services.database
      .select({ id: audit.sequenceNumber })
      .from(audit)
      .where(and(eq(audit.data1, data1), eq(audit.result, result)))
      .orderBy(desc(audit.sequenceNumber))
      .limit(1);
    if (!event) throw new Error(`There is no event "${result}" about ${data1}.`);
    const response = await api.read(`/api/AuditLog/${event.id}`, token);
    const { response: schema } = schemasOf("auditLog.detail");
    expect(schema.parse(response)).toEqual(response);
    return z.object({ changes: z.array(z.unknown()) }).parse(response).changes;
  };
  const addPolicies = async (count: number) => {
    const agentId = await agentOf(api.services.database, "agent@portico.test");
    return addWorkRows(api.services.database, policiesKind.table, { count, agentId });
  };

  it("include a policy's status by name", async () => {
    const [id = ""] = await addPolicies(1);
    expect((await policyCalls(api, policiesKind).setStatus(token, id)).status).toBe(200);
    expect(await changesOf(`policies/${id}`, "status changed")).toEqual([
      { field: "Status", before: "Effectuated", after: "Past Due" },
    ]);
  });

  it("include status and agent of each policy in a bulk change", async () => {
    const ids = await addPolicies(3);
    const calls = policyCalls(api, policiesKind);
    expect((await calls.setStatuses(token, { listIds: ids })).status).toBe(200);
    const manager = await agentOf(api.services.database, "manager@portico.test");
    expect((await calls.assign(token, { listIds: ids }, manager)).status).toBe(200);
    for (const id of ids) {
      expect(await changesOf(`policies/${id}`, "status changed")).toEqual([
        { field: "Status", before: "Effectuated", after: "Past Due" },
      ]);
      const [assigned] = await changesOf(`policies/${id}`, "assigned");
      expect(assigned).toMatchObject({ field: "Agent" });
    }
  });

  it("include a configuration entry, but never its secret value", async () => {
    const body = { group: "journeys", key: `k${randomUUID().slice(0, 8)}`, type: "text", isSecret: true };
    const call = (path: string, method: string, value: string) =>
      api.send(`/api/GeneralConfig${path}`, { method, token, body: { ...body, value } });
    const { id } = made.parse(await (await call("", "POST", "first-secret")).json());
    expect((await call(`/${id}`, "PUT", "second-secret")).status).toBe(200);
    const created = await changesOf(`config_entries/${id}`, "created");
    expect(created).toContainEqual({ field: "Group", before: null, after: "journeys" });
    expect(created).toContainEqual({ field: "Secret", before: null, after: "YES" });
    expect(created).toContainEqual({ field: "Value", before: null, after: "***" });
    const changed = await changesOf(`config_entries/${id}`, "changed");
    expect(changed).toContainEqual({ field: "Value", before: "***", after: "***" });
    expect(JSON.stringify([created, changed])).not.toContain("-secret");
    expect((await api.send(`/api/GeneralConfig/${id}`, { method: "DELETE", token })).status).toBe(204);
    expect(await changesOf(`config_entries/${id}`, "removed")).toContainEqual({
      field: "Group",
      before: "journeys",
      after: null,
    });
  });

  it("include an upload, with its carrier by name and its times in the business time zone", async () => {
    const files = policyUploads(api);
    const id = await files.jobOf(await files.send(policyFile([policyRow(`AUDIT-${kind.name}`)])));
    await files.run(id);
    const created = await changesOf(`policy_uploads/${id}`, "created");
    expect(created).toContainEqual({ field: "Carrier", before: null, after: "AvMed" });
    expect(created).toContainEqual({ field: "Status", before: null, after: "Waiting" });
    const loaded = await changesOf(`policy_uploads/${id}`, "loaded");
    expect(loaded).toContainEqual({ field: "Status", before: "Loading", after: "Loaded" });
    expect(loaded).toContainEqual({ field: "New", before: "Empty", after: "1" });
    expect(loaded).toContainEqual({
      field: "Finished",
      before: "Empty",
      after: expect.stringMatching(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/),
    });
  });

  it("are empty for an event that changed no row", async () => {
    const about = `policies/${randomUUID()}`;
    await api.services.database
      .insert(audit)
      .values({ category: "policy", data1: about, result: "looked at" });
    await api.services.database.insert(audit).values({ category: "job", data1: "no/uuid/", result: "odd" });
    expect(await changesOf(about, "looked at")).toEqual([]);
    expect(await changesOf("no/uuid/", "odd")).toEqual([]);
  });
});
