import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../test/accounts.ts";
import { type Instances, instanceKinds } from "../test/instances.ts";
import { favoriteRecords, favorites, leads, savedViews, screenPreferences } from "./db/schema/index.ts";

/** How many requests arrive at once. */
const attempts = 20;
/** How many of them the limit still allows. */
const left = 3;

describe.each(instanceKinds)("limits, on $name,", ({ open }) => {
  let instances: Instances;
  beforeAll(async () => {
    instances = await open();
  });
  afterAll(() => instances.close());
  const database = () => instances.api.services.database;
  const makeUser = async () => {
    const { userId, email } = await makeAccount(database(), {
      roles: ["administrator", "agent"],
      claims: ["view.Lead", "hasFullAgentAccess"],
    });
    return { userId, token: await instances.api.tokenOf(email) };
  };
  const rowsUpTo = <Row>(limit: number, row: (index: number) => Row) =>
    Array.from({ length: limit - left }, (_, index) => row(index));
  const requests = <Request>(request: (index: number) => Request) =>
    Array.from({ length: attempts }, (_, index) => request(index));
  const statuses = (allowed: number, refused: number) => [
    ...Array(left).fill(allowed),
    ...Array(attempts - left).fill(refused),
  ];

  it("allow exactly 200 saved views, whatever arrives at once", async () => {
    const { userId, token } = await makeUser();
    const view = { screenId: "policies", role: null };
    await database()
      .insert(savedViews)
      .values(rowsUpTo(200, (index) => ({ ...view, ownerId: userId, name: `View ${index}`, value: {} })));
    const layout = {
      ...{ screenVersion: "1", order: [], hidden: [], widths: {} },
      ...{ density: "compact", pageSize: 50 },
    };
    const found = await instances.sendAtOnce(
      requests((index) => ({
        ...{ path: "/api/user/views", method: "POST", token },
        body: { ...view, name: `New ${index}`, filters: {}, sort: "", layout },
      })),
    );
    expect(found).toEqual(statuses(200, 422));
    expect(await database().$count(savedViews, eq(savedViews.ownerId, userId))).toBe(200);
  });

  it("allow exactly 100 favorites, whatever arrives at once", async () => {
    const { userId, token } = await makeUser();
    await database()
      .insert(favorites)
      .values(rowsUpTo(100, (index) => ({ userId, path: `/portal/policies/${index}`, title: "Policy" })));
    const found = await instances.sendAtOnce(
      requests((index) => ({
        ...{ path: "/api/user/favorites", method: "POST", token },
        body: { path: `/portal/leads/${index}`, title: "Lead" },
      })),
    );
    expect(found).toEqual(statuses(200, 422));
    expect(await database().$count(favorites, eq(favorites.userId, userId))).toBe(100);
  });

  it("allow exactly 50 favorite records, whatever arrives at once", async () => {
    const { userId, token } = await makeUser();
    await database()
      .insert(favoriteRecords)
      .values(rowsUpTo(50, (index) => ({ userId, kind: "lead", recordId: `gone-${index}` })));
    const found = await database().select({ recordId: leads.id }).from(leads).limit(attempts);
    const statusCodes = await instances.sendAtOnce(
      found.map(({ recordId }) => ({
        ...{ path: "/api/user/favorites/records", method: "POST", token },
        body: { kind: "lead", recordId },
      })),
    );
    expect(statusCodes).toEqual(statuses(204, 422));
    expect(await database().$count(favoriteRecords, eq(favoriteRecords.userId, userId))).toBe(50);
  });

  it("allow preferences of exactly 300 screens, whatever arrives at once", async () => {
    const { userId, token } = await makeUser();
    await database()
      .insert(screenPreferences)
      .values(rowsUpTo(300, (index) => ({ userId, screenId: `added.screen-${index}`, value: {} })));
    const found = await instances.sendAtOnce(
      requests((index) => ({
        ...{ path: `/api/user/preferences/added.new-${index}`, method: "PUT", token },
        body: { ...{ screenVersion: "1", order: [], hidden: [], widths: {} }, density: "compact" },
      })),
    );
    expect(found).toEqual(statuses(204, 422));
    expect(await database().$count(screenPreferences, eq(screenPreferences.userId, userId))).toBe(300);
  });
});
