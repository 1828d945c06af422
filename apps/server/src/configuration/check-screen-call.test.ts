import { screenHeader } from "@portico/contract";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { addedScreen, keepVersions, publishAs } from "../../test/added-screens.ts";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { refusal } from "../../test/responses.ts";
import { createScreenCallCheck } from "./check-screen-call.ts";

const ofManagers = { access: "agent admin.Policy" };

describe.each(databaseKinds)("the custom screen named in a request, on $name", (kind) => {
  let api: TestApi;
  let agent: string;
  let manager: string;
  beforeAll(async () => {
    api = await openApi(kind);
    agent = await api.tokenOf("agent@portico.test");
    manager = await api.tokenOf("manager@portico.test");
    const carriersOnce = addedScreen("in-grace", { filters: ["carrier"] });
    await keepVersions(api.services, "in-grace", [carriersOnce, addedScreen("in-grace")]);
    await publishAs(api.services, "in-grace", addedScreen("in-grace"), 2);
    await keepVersions(api.services, "of-managers", [
      addedScreen("of-managers", ofManagers),
      addedScreen("of-managers", ofManagers),
    ]);
    await publishAs(api.services, "of-managers", addedScreen("of-managers", ofManagers), 2);
    const gone = { ...addedScreen("gone"), endpoints: { list: "removed.list" } };
    await publishAs(api.services, "gone", gone, 1);
    await keepVersions(api.services, "gone-before", [gone, addedScreen("gone-before")]);
  });
  afterAll(() => api.close());

  const call = (screen: string, path = "/api/PolicyNonPaid?columns=id&pageSize=1", token = agent) =>
    api.send(path, { token, headers: { [screenHeader]: screen } });
  const refused = async (response: Response) => {
    expect(response.status).toBe(400);
    return refusal.parse(await response.json()).message;
  };

  it("may be the published version or an earlier one", async () => {
    for (const screen of ["in-grace/2", "in-grace/1", "in-grace/1"]) {
      expect((await call(screen)).status).toBe(200);
    }
  });

  it.each(["in-grace/3", "in-grace/4", "nowhere/1", "gone/1", "gone-before/1"])(
    "can't be %s",
    async (screen) => {
      expect(await refused(await call(screen))).toContain("isn't available");
    },
  );

  it("can't be one the caller has no access to, according to current rights", async () => {
    for (const screen of ["of-managers/2", "of-managers/1"]) {
      expect(await refused(await call(screen))).toContain("isn't available");
      expect((await call(screen, undefined, manager)).status).toBe(200);
    }
    const { email } = await makeAccount(api.services.database, {
      roles: ["agent"],
      claims: ["view.Policy", "ADMIN.policy"],
    });
    expect((await call("of-managers/1", undefined, await api.tokenOf(email))).status).toBe(200);
  });

  it("must make the call in the named version", async () => {
    expect((await call("in-grace/1", "/api/Carriers")).status).toBe(200);
    expect(await refused(await call("in-grace/2", "/api/Carriers"))).toContain(
      'doesn\'t call "carriers.lookup"',
    );
    expect(await refused(await call("in-grace/2", "/api/Policies?columns=id"))).toContain('"policies.list"');
  });

  it("may look up the labels of its fixed filters, where these are codes", async () => {
    const ofFlorida = { permanentFilters: { state: "FL", carrier: "Oscar" }, filters: [] };
    await publishAs(api.services, "of-florida", addedScreen("of-florida", ofFlorida), 1);
    expect((await call("of-florida/1", "/api/States")).status).toBe(200);
    expect((await call("of-florida/1", "/api/Carriers")).status).toBe(400);
  });

  it("is checked without a query; replaced versions need one query the first time", async () => {
    const asked = vi.spyOn(api.services.database, "select");
    onTestFinished(() => asked.mockRestore());
    const check = createScreenCallCheck(api.services);
    const from = { endpointId: "policyNonPaid.list", caller: { roles: ["agent"], claims: ["view.Policy"] } };
    await check({ id: "in-grace", version: 2 }, from);
    expect(asked).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time++) await check({ id: "in-grace", version: 1 }, from);
    expect(asked).toHaveBeenCalledOnce();
  });
});
