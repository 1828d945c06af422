import { globSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { readSource } from "./limit-locks/read-source.mjs";

/**
 * Finds code of the server that reads a table and then inserts into it without `lockLimit` before the read. On
 * PostgreSQL, simultaneous requests all read the same rows, so all pass a limit, a pause, or a check for duplicates.
 * Follows calls between functions, the checks of feature declarations, and raw SQL. A read of single rows needs no lock
 * if the insert handles conflicts of a unique key; a count does.
 */

/** Functions that lock in another way, each with the reason. */
const otherLocks = {
  lockAccount: "locks the account's row, whose state the caller needs as well",
  lockAgent: "locks rows of agents, so that posting payments can share the lock",
  lockBatch: "locks the batch's row, whose state the caller needs as well",
  lockCommissions: "blocks all changes of commission lines, not a limit",
  lockTracking: "blocks all changes of the tracking tables, not a limit",
  waitForOtherUploads: "blocks all uploads of policies, not a limit",
  tryUploadLock: "the same, unless one is loading",
};

/** Code that needs no lock, each with the reason. */
const allowed = {
  "audit/seals/seal-days.ts#sealFinishedDays: auditseals":
    "the day is unique, and all instances write the same seal",
  "feature/feature.ts#demoRows: statuschanges": "instances wait for the one that fills the database",
  "domains/follow-ups/agent-work/work-kinds.ts#assign: statuschanges": "the rows are locked before",
  "domains/follow-ups/follow-ups/index.ts#handlers: statuschanges":
    "the rows are new, or locked by their update",
  "domains/accounts/identity.ts#identity.secondFactor: identitysteps":
    "each try is counted and used up in statements of its own",
  "domains/accounts/identity.ts#identity.setup: users": "the name is unique, and a duplicate is a 409",
  "main.ts#(module): settings": "instances wait for the one that fills the database",
};

const folder = "apps/server/src/";

/**
 * The functions that read a table and then insert into it without a lock. Functions that others call are checked as a
 * part of those.
 * @param {ReadonlyMap<string, string>} sources text by path
 * @returns {string[]} path, function, and table: `domains/screens/views.ts#views.create: savedviews`
 */
export function findUnlocked(sources) {
  const functions = new Map([...sources].flatMap(([path, text]) => [...readSource(path, text)]));
  const tables = new Set(
    [...sources.values()].flatMap((text) =>
      [...text.matchAll(/\bconst (\w+) = pgTable\(/g)].map(([, name]) => name.toLowerCase()),
    ),
  );
  const called = new Set(
    [...functions].flatMap(([name, events]) => events.flatMap(({ to }) => (to === name ? [] : [to]))),
  );
  return [...functions].flatMap(([name, events]) => {
    if (called.has(name)) return [];
    const found = unlockedTables(expand(functions, events, [name]));
    return found.filter((table) => tables.has(table)).map((table) => `${name}: ${table}`);
  });
}

/** The events with those of called functions. */
function expand(functions, events, callers) {
  return events.flatMap((event) => {
    if (event.kind !== "call") return [event];
    if (isLock(event.to)) return [{ kind: "lock" }];
    if (callers.includes(event.to)) return [];
    return expand(functions, functions.get(event.to) ?? [], [...callers, event.to]);
  });
}

function isLock(key) {
  const name = key.replace(/.*#/, "");
  return name === "lockLimit" || Object.hasOwn(otherLocks, name);
}

/** The tables that are inserted into after they were last read without a lock. */
function unlockedTables(events) {
  const found = new Set();
  /** Whether the last read without a lock counted, by table. */
  const read = new Map();
  let isLocked = false;
  for (const { kind, table, counts, isUnique } of events) {
    if (kind === "lock") isLocked = true;
    if (kind === "read" && isLocked) read.delete(table);
    if (kind === "read" && !isLocked) read.set(table, counts || read.get(table));
    if (kind === "insert" && read.has(table) && (read.get(table) || !isUnique)) found.add(table);
  }
  return [...found];
}

function main() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const paths = globSync("**/*.ts", { cwd: join(root, folder) })
    .map((path) => path.replaceAll("\\", "/"))
    // The sandbox stands in for another service, and demo data is written by one instance.
    .filter((path) => !/\.test\.ts$|^(demo|sandbox|synthetic)\//.test(path));
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, folder, path), "utf8")]));
  const found = findUnlocked(sources);
  const unlocked = found.filter((one) => !Object.hasOwn(allowed, one));
  const unneeded = Object.keys(allowed).filter((one) => !found.includes(one));
  for (const one of unlocked)
    console.error(
      `${folder}${one} is read, then inserted into. Simultaneous requests exceed the limit. Call \`lockLimit\` before the read.`,
    );
  for (const one of unneeded)
    console.error(`"${one}" is allowed, but wasn't found. Remove it from the list.`);
  if (unlocked.length + unneeded.length > 0) process.exitCode = 1;
  else console.log(`Every limit in ${paths.length} files is checked under a lock.`);
}

if (import.meta.main) main();
