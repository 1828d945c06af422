import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { createPostgresDatabase, postgresUrl } from "../../test/databases.ts";
import { entryId } from "../reference/seed.ts";
import type { OpenDatabase } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { policies } from "./schema/index.ts";

// The embedded database has a single connection, so no other session can lock anything.
describe("a table locked by another session, on PostgreSQL", () => {
  let api: TestApi;
  let other: OpenDatabase;
  let token: string;
  beforeAll(async () => {
    const url = postgresUrl(await createPostgresDatabase("portico"));
    other = openPostgres(url, () => {});
    // The same setting with a shorter timeout.
    api = await openApi({
      name: "PostgreSQL",
      open: async () => openPostgres(`${url}?lock_timeout=300`, () => {}),
    });
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent", "administrator"],
      claims: ["admin.Policy"],
      isAgent: true,
    });
    token = await api.tokenOf(email);
  });
  afterAll(async () => {
    await api.close();
    await other.close();
  });

  /** Runs `work` while another connection holds a lock. */
  const whileHeld = <Result>(lock: SQL, work: () => Promise<Result>): Promise<Result> =>
    other.database.transaction(async (transaction) => {
      await transaction.execute(lock);
      return work();
    });
  const answerTo = async (path: string, { method = "GET", body, accept }: RequestOptions = {}) => {
    const headers = accept === undefined ? {} : { accept };
    const answer = await api.send(path, { method, token, headers, ...(body !== undefined && { body }) });
    const { status } = answer;
    return { status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() };
  };
  interface RequestOptions {
    readonly method?: string;
    readonly body?: unknown;
    readonly accept?: string;
  }
  const somePolicy = async () => {
    const [found] = await api.services.database.select({ id: policies.id }).from(policies).limit(1);
    if (!found) throw new Error("There are no policies.");
    return found.id;
  };
  const nextStatus = { statusId: entryId("policyStatus", "PAST_DUE"), comment: "Paid late" };

  it.each<[string, string, (id: string) => RequestOptions & { path: string }]>([
    ["a list", "policies", () => ({ path: "/api/Policies" })],
    ["a detail", "policies", (id) => ({ path: `/api/Policies/detail/${id}` })],
    ["an export", "policies", () => ({ path: "/api/Policies", accept: "text/csv" })],
    ["a summary", "unpaid_policies", () => ({ path: "/api/PolicyNonPaid/summary" })],
    ["a lookup", "carriers", () => ({ path: "/api/Carriers" })],
    [
      "a selection",
      "policies",
      () => ({
        path: "/api/Selections",
        method: "POST",
        body: { endpoint: "policies.list", filters: {} },
      }),
    ],
    ["the session of any call", "sessions", () => ({ path: "/api/Policies" })],
    [
      "a sign-in",
      "users",
      () => ({
        path: "/identity/login",
        method: "POST",
        body: { user: "somebody@portico.test", pass: "Whatever-123456" },
      }),
    ],
    [
      "a write",
      "policies",
      (id) => ({
        path: "/api/Policies/status",
        method: "POST",
        body: { listIds: [id], ...nextStatus },
      }),
    ],
  ])("returns 503 with Retry-After for %s", async (_what, table, asked) => {
    const { path, ...request } = asked(await somePolicy());
    const answer = await whileHeld(sql.raw(`lock table ${table} in access exclusive mode`), () =>
      answerTo(path, request),
    );
    expect([answer.status, answer.retryAfter]).toEqual([503, "5"]);
    expect(answer.text).toContain("This data is locked");
  });

  it("returns 409 for writes to rows that others are changing, also while other writers are waiting", async () => {
    const id = await somePolicy();
    const body = { listIds: [id], ...nextStatus };
    const held = sql`select 1 from ${policies} where ${eq(policies.id, id)} for update`;
    const answers = await whileHeld(held, () =>
      Promise.all(
        Array.from({ length: 4 }, () => answerTo("/api/Policies/status", { method: "POST", body })),
      ),
    );
    expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
      answers.map(() => [409, "5"]),
    );
    expect(answers[0]?.text).toContain("Someone else is changing some of the same rows");
  });

  it("uses cached settings while their table is locked", async () => {
    api.services.settings.invalidate();
    const { status } = await whileHeld(sql.raw("lock table config_entries in access exclusive mode"), () =>
      answerTo("/api/Policies"),
    );
    expect(status).toBe(200);
  });

  it("works again as soon as the lock is released", async () => {
    expect((await answerTo("/api/Policies")).status).toBe(200);
  });
});
