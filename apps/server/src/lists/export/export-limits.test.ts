import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../test/api.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import { csvRows } from "../../../test/spreadsheet.ts";
import { userClaims, users } from "../../db/schema/index.ts";
import { defaultExportLimits } from "./export-queue.ts";

const path = "/api/Policies?columns=policyNumber&state=TX";
/** // Waits until running work has ended and released its slot. */
const patience = { timeout: 20_000 };
const stateOf = (response: Response) => response.headers.get("x-export-state");

describe("limits of exports", () => {
  let api: TestApi;
  const begun: Response[] = [];
  beforeAll(async () => {
    const [kind] = bothDatabases;
    if (!kind) throw new Error("There is no kind of database.");
    api = await openApi(kind);
  });
  afterEach(async () => {
    for (const response of begun.splice(0)) await response.body?.cancel().catch(() => {});
    await expect.poll(held, patience).toEqual([0, 0]);
  });
  afterAll(() => api.close());

  const held = () => [api.services.exportQueue.running, api.services.exportQueue.waiting];
  const ask = async (email: string, { accept = "text/csv", method = "GET", to = path } = {}) => {
    const response = await api.send(to, { method, token: await api.tokenOf(email), headers: { accept } });
    begun.push(response);
    return response;
  };
  const admin = "admin@portico.test";
  const agent = "agent@portico.test";

  it("run two exports of a user at once; the third is queued, with a header, and starts when one has ended", async () => {
    const [first, second, third] = [await ask(admin), await ask(admin), await ask(admin)];
    expect([first, second, third].map(stateOf)).toEqual([null, null, "queued"]);
    expect(third.status).toBe(200);
    expect(third.headers.get("x-total-rows")).toBe(first.headers.get("x-total-rows"));
    expect(third.headers.get("content-disposition")).toContain(".csv");
    const waiting = third.text();
    expect(held()).toEqual([2, 1]);
    const text = await first.text();
    expect(await waiting).toBe(text);
    expect(csvRows(text).length - 1).toBe(Number(first.headers.get("x-total-rows")));
  });

  it("count all formats and lists of a user together, and those of other users separately", async () => {
    await ask(admin, { accept: "application/pdf" });
    await ask(admin, {
      to: "/api/PolicyNonPaid",
      accept: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    });
    expect(stateOf(await ask(admin, { to: "/api/LostPolicy" }))).toBe("queued");
    expect(stateOf(await ask(agent))).toBeNull();
  });

  it("free the slot when a client disconnects, whether its export was running or queued", async () => {
    const [, second, third, fourth] = [
      await ask(admin),
      await ask(admin),
      await ask(admin),
      await ask(admin),
    ];
    await third.body?.cancel();
    await expect.poll(held, patience).toEqual([2, 1]);
    await second.body?.cancel();
    await expect.poll(held, patience).toEqual([2, 0]);
    expect((await fourth.text()).length).toBeGreaterThan(0);
  });

  it("free the slot after an error, and after a HEAD request", async () => {
    for (let count = 0; count < 3; count++) {
      expect((await ask(admin, { to: `${path}&columns=passwordHash` })).status).toBe(422);
      expect((await ask(admin, { method: "HEAD" })).status).toBe(200);
    }
    await expect.poll(held, patience).toEqual([0, 0]);
  });

  it("reject exports above the queue limit with 429 and retry-after", async () => {
    const most = defaultExportLimits.perUser + defaultExportLimits.waitingPerUser;
    for (let count = 0; count < most; count++) await ask(agent);
    const refused = await ask(agent);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining(`the limit of ${most} running and queued exports`),
    });
    expect((await ask(admin)).status).toBe(200);
  });

  it.each([
    {
      what: "lost a claim",
      email: "manager@portico.test",
      change: (id: string) => api.services.database.delete(userClaims).where(eq(userClaims.userId, id)),
    },
    {
      what: "was disabled",
      email: admin,
      change: (id: string) =>
        asSystem(api.services.database).update(users).set({ enabled: false }).where(eq(users.id, id)),
    },
  ])("write nothing for a user who $what while the export was queued", async ({ email, change }) => {
    const [user] = await api.services.database.select().from(users).where(eq(users.email, email));
    const [first] = [await ask(email), await ask(email)];
    const waiting = await ask(email);
    expect(stateOf(waiting)).toBe("queued");
    await change(user?.id ?? "");
    const broken = expect(waiting.text()).rejects.toThrow("while the export was queued");
    await first.body?.cancel();
    await broken;
  });
});
