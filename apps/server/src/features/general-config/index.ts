import { randomUUID } from "node:crypto";
import type { AnswerOf } from "@portico/contract/schemas";
import { eq } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import { changeRow, insertRow, removeRow } from "../../audit/change-row.ts";
import type { Database } from "../../db/database.ts";
import { isDuplicate } from "../../db/database-errors.ts";
import { configEntries, users } from "../../db/schema/index.ts";
import { Failure, notFound } from "../../http/failure.ts";
import type { Handlers } from "../../http/handler.ts";
import { listHandler } from "../../lists/list-handler.ts";
import type { Services } from "../../services.ts";
import { checkedEntry, type StoredEntry } from "./checked-entry.ts";
import { refuseGuarded, refuseScreens } from "./guarded-settings.ts";
import { entryList } from "./list.ts";

const thing = "This configuration entry";
const category = "configuration";

/** What administrators set. */
export function generalConfigHandlers(services: Services) {
  const { database, clock, sealing, settings } = services;
  const stamp = (userId: string) => ({ updatedBy: userId, updatedDate: clock.now() });
  /** What the other calls of this instance read is then read anew. */
  const write = async <Result>(work: () => Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      throw isDuplicate(error) ? duplicate() : error;
    } finally {
      settings.forget();
    }
  };
  return {
    "generalConfig.list": listHandler(services, entryList),
    "generalConfig.create": async ({ body, caller, once }) => {
      const { userId, ...rights } = signedIn(caller);
      refuseScreens(body);
      refuseGuarded(rights, body);
      const id = randomUUID();
      const values = { id, ...checkedEntry({ id, body, before: undefined, sealing }), ...stamp(userId) };
      const insertion = { table: configEntries, values, by: userId, category } as const;
      return write(() =>
        once(database, async (transaction) => answerOf(transaction, await insertRow(transaction, insertion))),
      );
    },
    "generalConfig.update": async ({ params: { id }, body, caller, expectedVersion }) => {
      const { userId, ...rights } = signedIn(caller);
      return write(() =>
        database.transaction(async (transaction) => {
          const before = await lockEntry(transaction, id);
          refuseScreens(before, body);
          refuseGuarded(rights, before, body);
          const set = { ...checkedEntry({ id, body, before, sealing }), ...stamp(userId) };
          const target = { table: configEntries, id, expectedVersion, thing, show: shownEntry };
          return answerOf(
            transaction,
            await changeRow(transaction, { ...target, set, by: userId, category }),
          );
        }),
      );
    },
    "generalConfig.remove": async ({ params: { id }, caller, expectedVersion }) => {
      const { userId, ...rights } = signedIn(caller);
      const target = { table: configEntries, id, expectedVersion, thing, show: shownEntry };
      await write(() =>
        database.transaction(async (transaction) => {
          const before = await lockEntry(transaction, id);
          refuseScreens(before);
          refuseGuarded(rights, before);
          await removeRow(transaction, { ...target, by: userId, category });
        }),
      );
      return null;
    },
  } satisfies Partial<Handlers>;
}

async function lockEntry(transaction: Database, id: string): Promise<StoredEntry> {
  const [found] = await transaction
    .select()
    .from(configEntries)
    .where(eq(configEntries.id, id))
    .for("update");
  if (!found) throw notFound(thing);
  return found;
}

type Answer = AnswerOf<"generalConfig.create">;

/** An entry as it is answered: a secret's value is not. */
function shownEntry(entry: StoredEntry): Omit<Answer, "updatedBy"> {
  const { id, version, group, key, type, description, isSecret, updatedDate } = entry;
  const value = isSecret ? null : entry.value;
  return {
    id,
    version,
    group,
    key,
    value,
    type,
    description,
    isSecret,
    updatedDate: updatedDate.toISOString(),
  };
}

async function answerOf(database: Database, entry: StoredEntry): Promise<Answer> {
  const [author] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, entry.updatedBy ?? entry.id));
  return { ...shownEntry(entry), updatedBy: author?.email ?? null };
}

function duplicate(): Failure {
  return new Failure(409, "There is an entry of this group and key already: change that one.", {
    key: ["There is one already"],
  });
}
