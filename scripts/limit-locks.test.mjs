import { describe, expect, it } from "vitest";
import { findUnlocked } from "./limit-locks.mjs";

const schema = `export const savedViews = pgTable("saved_views", {}); export const users = pgTable("users", {});`;
const unlockedIn = (text, others = {}) =>
  findUnlocked(new Map(Object.entries({ "db/schema.ts": schema, "views.ts": text, ...others })));
const found = (name, table = "savedviews") => [`views.ts#${name}: ${table}`];

describe("finds a limit without a lock", () => {
  it("in a function", () => {
    const text = `export async function addView(transaction, values) {
      if ((await transaction.$count(savedViews, isOwn)) >= 200) throw new Failure(422, "Too many");
      await transaction.insert(savedViews).values(values);
    }`;
    expect(unlockedIn(text)).toEqual(found("addView"));
  });

  it("in a handler, within a transaction", () => {
    const text = `export const feature = { handlers: ({ database }) => ({
      "views.create": ({ body }) => database.transaction(async (transaction) => {
        const [last] = await transaction.select().from(savedViews).limit(1);
        if (last) throw new Failure(429, "Wait");
        await insertAudited(transaction, { table: savedViews, values: body });
      }),
      "views.list": ({ body }) => database.select().from(savedViews),
    }) };`;
    expect(unlockedIn(text)).toEqual(found("views.create"));
  });

  it("in functions that it calls, of other files as well", () => {
    const text = `import { requireLimit as check } from "./limits/require-limit.ts";
      export const create = async (transaction) => {
        await check(transaction);
        await add(transaction);
      };
      const add = (transaction) => transaction.insert(savedViews).values({});`;
    const limit = `import { savedViews as table } from "../db/schema.ts";
      export async function requireLimit(database) {
        const [used] = await database.select({ views: count() }).from(table);
        if (used.views > 1) throw new Error();
      }`;
    expect(unlockedIn(text, { "limits/require-limit.ts": limit })).toEqual(found("create"));
  });

  it("in the check of a feature", () => {
    const text = `export const views = feature({
      list: { id: "views.list", table: savedViews },
      crud: { check: async ({ transaction }) => { await transaction.$count(savedViews); } },
    });`;
    expect(unlockedIn(text)).toEqual(found("create savedviews"));
  });

  it("in raw SQL", () => {
    const text = `export const load = (database) => database.execute(sql\`
      insert into saved_views (name) select name from lines
      where not exists (select from \${savedViews} other where other.name = lines.name)\`);`;
    expect(unlockedIn(text)).toEqual(found("load"));
  });

  it("if a conflict is handled, but rows are counted", () => {
    const text = `export async function addView(transaction) {
      await requireRoom(await transaction.$count(savedViews));
      await transaction.insert(savedViews).values({}).onConflictDoNothing();
    }`;
    expect(unlockedIn(text)).toEqual(found("addView"));
  });

  it("if the lock comes after the read, or locks a row of the same table", () => {
    const late = `export async function addView(transaction) {
      await transaction.$count(savedViews);
      await lockLimit(transaction, "saved-views", userId);
      await transaction.insert(savedViews).values({});
    }`;
    expect(unlockedIn(late)).toEqual(found("addView"));
    const row = `export async function addView(transaction) {
      const [known] = await transaction.select().from(savedViews).for("update");
      if (!known) await transaction.insert(savedViews).values({});
    }`;
    expect(unlockedIn(row)).toEqual(found("addView"));
  });
});

describe("accepts", () => {
  const harmless = {
    "a lock before the read": `export async function addView(transaction) {
      await lockLimit(transaction, "saved-views", userId);
      await transaction.$count(savedViews);
      await transaction.insert(savedViews).values({});
    }`,
    "an early check that is repeated with the lock": `export const create = async (database) => {
      await requireRoom(database);
      await database.transaction(async (transaction) => {
        await lockLimit(transaction, "saved-views", userId);
        await requireRoom(transaction);
        await transaction.insert(savedViews).values({});
      });
    };
    const requireRoom = (database) => database.$count(savedViews);`,
    "a lock that the caller takes": `export async function create(transaction) {
      await lockAccount(transaction, userId);
      await add(transaction);
    }
    async function add(transaction) {
      await transaction.$count(savedViews);
      await transaction.insert(savedViews).values({});
    }`,
    "a read after the insert": `export async function addView(transaction) {
      await transaction.insert(savedViews).values({});
      return transaction.select().from(savedViews);
    }`,
    "another table": `export async function addView(transaction) {
      await transaction.select().from(users);
      await transaction.insert(savedViews).values({});
    }`,
    "a single row of a unique key": `export async function putView(transaction) {
      const [known] = await transaction.select().from(savedViews).where(isKnown);
      await transaction.insert(savedViews).values({}).onConflictDoUpdate({ target, set: known });
    }`,
    "what isn't a table": `export async function addView(transaction) {
      const names = Array.from(savedViews);
      await transaction.select().from(table);
      await transaction.insert(table).values({ names });
      await transaction.execute(sql\`delete from saved_views; insert into saved_views values (1)\`);
    }`,
  };
  it.each(Object.entries(harmless))("%s", (_, text) => expect(unlockedIn(text)).toEqual([]));
});
