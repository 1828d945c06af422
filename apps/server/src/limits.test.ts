import { randomUUID } from "node:crypto";
import { maxNotesPerEntity, noteEntities } from "@portico/contract";
import { maxDrafts } from "@portico/contract/features/offline/offline-drafts.schemas";
import { maxScreens } from "@portico/contract/features/screens/screens.schemas";
import { eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../test/accounts.ts";
import { asSystem } from "../test/as-system.ts";
import { type Instances, instanceKinds, type SharedRequest } from "../test/instances.ts";
import { screenDocument } from "../test/screen-calls.ts";
import {
  favoriteRecords,
  favorites,
  leads,
  notes,
  offlineDrafts,
  savedViews,
  screenPreferences,
  screens,
} from "./db/schema/index.ts";

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
      claims: ["view.Lead", "view.OfflineApp", "hasFullAgentAccess"],
      isAgent: true,
    });
    return { userId, token: await instances.api.tokenOf(email) };
  };
  const rowsUpTo = <Row>(limit: number, row: (index: number) => Row) =>
    Array.from({ length: limit - left }, (_, index) => row(index));
  const attack = (request: (index: number) => SharedRequest) =>
    instances.sendAtOnce(Array.from({ length: attempts }, (_, index) => request(index)));
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
    const found = await attack((index) => ({
      ...{ path: "/api/user/views", method: "POST", token },
      body: { ...view, name: `New ${index}`, filters: {}, sort: "", layout },
    }));
    expect(found).toEqual(statuses(200, 422));
    expect(await database().$count(savedViews, eq(savedViews.ownerId, userId))).toBe(200);
  });

  it("allow exactly 100 favorites, whatever arrives at once", async () => {
    const { userId, token } = await makeUser();
    await database()
      .insert(favorites)
      .values(rowsUpTo(100, (index) => ({ userId, path: `/portal/policies/${index}`, title: "Policy" })));
    const found = await attack((index) => ({
      ...{ path: "/api/user/favorites", method: "POST", token },
      body: { path: `/portal/leads/${index}`, title: "Lead" },
    }));
    expect(found).toEqual(statuses(200, 422));
    expect(await database().$count(favorites, eq(favorites.userId, userId))).toBe(100);
  });

  it("allow exactly 50 favorite records, whatever arrives at once", async () => {
    const { userId, token } = await makeUser();
    await database()
      .insert(favoriteRecords)
      .values(rowsUpTo(50, (index) => ({ userId, kind: "lead", recordId: `gone-${index}` })));
    const some = await database().select({ recordId: leads.id }).from(leads).limit(attempts);
    const found = await attack((index) => ({
      ...{ path: "/api/user/favorites/records", method: "POST", token },
      body: { kind: "lead", recordId: some[index]?.recordId },
    }));
    expect(found).toEqual(statuses(204, 422));
    expect(await database().$count(favoriteRecords, eq(favoriteRecords.userId, userId))).toBe(50);
  });

  it("allow preferences of exactly 300 screens, whatever arrives at once", async () => {
    const { userId, token } = await makeUser();
    await database()
      .insert(screenPreferences)
      .values(rowsUpTo(300, (index) => ({ userId, screenId: `added.screen-${index}`, value: {} })));
    const found = await attack((index) => ({
      ...{ path: `/api/user/preferences/added.new-${index}`, method: "PUT", token },
      body: { ...{ screenVersion: "1", order: [], hidden: [], widths: {} }, density: "compact" },
    }));
    expect(found).toEqual(statuses(204, 422));
    expect(await database().$count(screenPreferences, eq(screenPreferences.userId, userId))).toBe(300);
  });

  it("allow exactly 20 drafts, whatever arrives at once", async () => {
    const { userId, token } = await makeUser();
    const updatedDate = instances.api.time.now;
    await database()
      .insert(offlineDrafts)
      .values(rowsUpTo(maxDrafts, () => ({ id: randomUUID(), userId, encrypted: "-", updatedDate })));
    const found = await attack(() => ({
      ...{ path: `/api/OfflineApp/drafts/${randomUUID()}`, method: "PUT", token },
      body: { revision: 0, changed: { firstName: "Inés" } },
    }));
    expect(found).toEqual(statuses(200, 409));
    expect(await database().$count(offlineDrafts, eq(offlineDrafts.userId, userId))).toBe(maxDrafts);
  });

  it("allow exactly 1,000 notes of a record, whatever arrives at once", async () => {
    const { token } = await makeUser();
    const [lead] = await database().select({ entityId: leads.id }).from(leads).limit(1);
    const note = { entityId: lead?.entityId ?? "", entityMetadataId: noteEntities.lead };
    const isOnLead = eq(notes.entityId, note.entityId);
    await asSystem(database()).delete(notes).where(isOnLead);
    await asSystem(database())
      .insert(notes)
      .values(rowsUpTo(maxNotesPerEntity, (index) => ({ ...note, noteBody: `Note ${index}` })));
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...note, noteBody: "One more." })) body.set(name, value);
    const found = await attack(() => ({ path: "/api/Notes", method: "POST", token, body }));
    expect(found).toEqual(statuses(200, 409));
    expect(await database().$count(notes, isOnLead)).toBe(maxNotesPerEntity);
  });

  it("allow the maximum number of custom screens, whatever arrives at once", async () => {
    const token = await instances.api.tokenOf("admin@portico.test");
    const isOpen = ne(screens.status, "Retired");
    const there = await database().$count(screens, isOpen);
    const stored = {
      title: "Many",
      status: "Not published",
      latestVersion: 1,
      author: randomUUID(),
    } as const;
    await asSystem(database())
      .insert(screens)
      .values(rowsUpTo(maxScreens - there, (index) => ({ ...stored, screenId: `many-${index}` })));
    const found = await attack(() => ({
      ...{ path: "/api/GeneralConfig/screens", method: "POST", token },
      body: { document: JSON.stringify(screenDocument()) },
    }));
    expect(found).toEqual(statuses(200, 422));
    expect(await database().$count(screens, isOpen)).toBe(maxScreens);
  });
});
