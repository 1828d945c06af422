import { setAuthor } from "../src/db/author.ts";
import type { Database } from "../src/db/database.ts";

type Call = readonly [name: string | symbol, ...arguments: readonly unknown[]];

const writes: readonly (string | symbol)[] = ["insert", "update", "delete", "execute"];

/** Wraps a database so that the system is the author of all writes: each statement runs in its own transaction. */
export function asSystem(database: Database): Database {
  return new Proxy(database, {
    get: (target, name) =>
      writes.includes(name)
        ? (...given: unknown[]) => later(target, [[name, ...given]])
        : Reflect.get(target, name),
  });
}

/** Records the calls of a query builder, and runs the statement when awaited. */
function later(database: Database, calls: readonly Call[]): object {
  return new Proxy(
    {},
    {
      get: (_target, name) =>
        name === "then" || name === "catch" || name === "finally"
          ? (...given: unknown[]) => call(run(database, calls), [name, ...given])
          : (...given: unknown[]) => later(database, [...calls, [name, ...given]]),
    },
  );
}

function run(database: Database, calls: readonly Call[]): Promise<unknown> {
  return database.transaction(async (transaction) => {
    await setAuthor(transaction, null);
    return calls.reduce(call, transaction);
  });
}

function call(target: unknown, [name, ...given]: Call): unknown {
  const method: unknown =
    typeof target === "object" && target !== null ? Reflect.get(target, name) : undefined;
  if (typeof method !== "function") throw new Error(`"${String(name)}" is not a method.`);
  return Reflect.apply(method, target, given);
}
