import { type RecordKind, recordKinds } from "@portico/contract/features/people/search";
import type { FavoriteRecord } from "@portico/contract/features/screens/favorites.schemas";
import { idSchema } from "@portico/contract/schemas";
import { and, asc, eq, sql } from "drizzle-orm";
import { type Caller, signedIn } from "../../../access/caller.ts";
import { rowsOf } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { favoriteRecords } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import type { Handlers } from "../../../http/handler.ts";
import { bindList } from "../../../lists/list.ts";
import { visibleRows, withCondition } from "../../../lists/row-set.ts";
import { kindsFor, recordOf, selectRecords } from "../../../records/record-rows.ts";
import type { Services } from "../../../services/services.ts";

/** The maximum number of favorite records per user. All of them are shown in the sidebar. */
const maxRecords = 50;

const { id, userId, kind, recordId, createdDate } = favoriteRecords;

/** The records that users have marked. Their names are read for each request, within the rights of the caller. */
export function favoriteRecordHandlers(
  services: Pick<Services, "database" | "clock">,
  { lists }: Pick<Catalog, "lists">,
) {
  const { database } = services;
  const isOwn = (caller: Caller | undefined) => eq(userId, signedIn(caller).userId);
  /** Those of some records that the caller can see. */
  const readVisible = async (caller: Caller, ofKind: RecordKind, ids: readonly string[]) => {
    const list = bindList(lists[recordKinds[ofKind]], services);
    const { id: field } = list.endpoint.fields;
    const valid = ids.filter((one) => idSchema(field ?? {}).safeParse(one).success);
    if (valid.length === 0) return [];
    const rows = withCondition(visibleRows(list, caller), sql`${list.key} in ${valid}`);
    const found = await rowsOf(database, selectRecords(list, ofKind, rows));
    return found.map((row) => recordOf(list, ofKind, row));
  };
  return {
    "favorites.records": async ({ caller }) => {
      const marked = await database
        .select({ id, kind, recordId })
        .from(favoriteRecords)
        .where(isOwn(caller))
        .orderBy(asc(createdDate), asc(id));
      const visible = new Map<string, Omit<FavoriteRecord, "favoriteId">>();
      for (const ofKind of kindsFor(signedIn(caller))) {
        const ids = marked.filter((one) => one.kind === ofKind).map((one) => one.recordId);
        for (const record of await readVisible(signedIn(caller), ofKind, ids))
          visible.set(`${ofKind} ${record.id}`, { ...record, kind: ofKind });
      }
      return marked.flatMap((one) => {
        const record = visible.get(`${one.kind} ${one.recordId}`);
        return record ? [{ favoriteId: one.id, ...record }] : [];
      });
    },
    "favorites.addRecord": async ({ body, caller }) => {
      const user = signedIn(caller);
      const isPermitted = kindsFor(user).includes(body.kind);
      const [found] = isPermitted ? await readVisible(user, body.kind, [body.recordId]) : [];
      if (!found) throw new Failure(404, "This record doesn't exist, or you can't see it.");
      await database.transaction(async (transaction) => {
        await lockLimit(transaction, "favorite-records", user.userId);
        if ((await transaction.$count(favoriteRecords, isOwn(user))) >= maxRecords)
          throw new Failure(
            422,
            `You've reached the limit of ${maxRecords} favorite records. Remove one first.`,
          );
        await transaction
          .insert(favoriteRecords)
          .values({ userId: user.userId, ...body })
          .onConflictDoNothing();
      });
      return null;
    },
    "favorites.removeRecord": async ({ params, caller }) => {
      await database.delete(favoriteRecords).where(and(eq(id, params.id), isOwn(caller)));
      return null;
    },
  } satisfies Partial<Handlers>;
}
