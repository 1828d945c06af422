import { shareViewAccess } from "@portico/contract";
import { type ViewBody, viewSchemas } from "@portico/contract/features/screens/views.schemas";
import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { type Caller, signedIn } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Database } from "../../db/database.ts";
import { duplicateOf } from "../../db/database-errors.ts";
import { lockLimit } from "../../db/limit-lock.ts";
import { contacts, savedViews, users } from "../../db/schema/index.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import { personName } from "../../identity/person-name.ts";

/** The maximum number of views per user, which limits storage. */
const maxViews = 200;

const { id, ownerId, screenId, name, role, value } = savedViews;

/** Saved views. Users see their own and those shared with their roles, and change only their own. */
export const viewsFeature = feature({
  handlers: ({ database }) => ({
    "views.list": ({ caller }) => readViews(database, signedIn(caller)),
    "views.create": ({ body, caller }) => {
      const owner = signedIn(caller);
      requireShareAccess(owner, body);
      return save(database, async (transaction) => {
        await lockLimit(transaction, "saved-views", owner.userId);
        if ((await transaction.$count(savedViews, eq(ownerId, owner.userId))) >= maxViews)
          throw new Failure(
            422,
            `You've reached the limit of ${maxViews} views. Delete one that you don't need.`,
          );
        const [created] = await transaction
          .insert(savedViews)
          .values({ ownerId: owner.userId, ...columnsOf(body) })
          .returning({ id });
        return changed(transaction, owner, created?.id, "created", body.role);
      });
    },
    "views.update": ({ params, body, caller }) => {
      const owner = signedIn(caller);
      requireShareAccess(owner, body);
      return save(database, async (transaction) => {
        const [before] = await transaction
          .select({ role })
          .from(savedViews)
          .where(and(eq(id, params.id), eq(ownerId, owner.userId)))
          .for("update");
        if (!before) throw notFound("This view");
        await transaction
          .update(savedViews)
          .set({ ...columnsOf(body), updatedAt: sql`now()` })
          .where(eq(id, params.id));
        return changed(transaction, owner, params.id, "changed", body.role ?? before.role);
      });
    },
    "views.remove": async ({ params, caller }) => {
      const owner = signedIn(caller);
      const isAllowed = meets(shareViewAccess, owner)
        ? or(eq(ownerId, owner.userId), isNotNull(role))
        : eq(ownerId, owner.userId);
      await database.transaction(async (transaction) => {
        const [removed] = await transaction
          .delete(savedViews)
          .where(and(eq(id, params.id), isAllowed))
          .returning({ role });
        if (!removed) throw notFound("This view");
        if (removed.role !== null) await recordSharing(transaction, owner, params.id, "deleted");
      });
      return null;
    },
  }),
});

/** The views that a caller can open, by name. One in an outdated format is left out. */
async function readViews(database: Database, caller: Caller, only?: SQL) {
  const rows = await database
    .select({ id, ownerId, screenId, name, role, value, createdBy: personName })
    .from(savedViews)
    .innerJoin(users, eq(users.id, ownerId))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(or(eq(ownerId, caller.userId), inArray(role, [...caller.roles])), only))
    .orderBy(sql`lower(${name})`, id);
  return rows.flatMap(({ value: saved, ownerId: owner, createdBy, ...view }) => {
    const { data } = viewSchemas["views.create"].response.safeParse({
      ...(saved as object),
      ...view,
      isOwn: owner === caller.userId,
      createdBy: createdBy ?? "",
    });
    return data ? [data] : [];
  });
}

function columnsOf({ screenId, name, role, ...value }: ViewBody) {
  return { screenId, name, role, value };
}

/** @throws Failure 403 if the caller may not share views */
function requireShareAccess(caller: Caller, { role: shared }: ViewBody): void {
  if (shared !== null && !meets(shareViewAccess, caller))
    throw new Failure(403, "Only administrators can share views. Save it as a private view.");
}

/** @throws Failure 409 if the caller has another view of the screen with this name */
async function save<Result>(
  database: Database,
  write: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(write);
  } catch (error) {
    if (!duplicateOf(error)) throw error;
    throw new Failure(409, "You have another view with this name. Choose another name.", {
      name: ["You have another view with this name"],
    });
  }
}

async function changed(
  transaction: Database,
  caller: Caller,
  viewId: string | undefined,
  result: "created" | "changed",
  sharedWith: string | null,
) {
  const [view] = await readViews(transaction, caller, sql`${id} = ${viewId}`);
  if (!view) throw new Error("The view was not saved.");
  if (sharedWith !== null) await recordSharing(transaction, caller, view.id, result);
  return view;
}

/** Views that are shared change what others see, so their changes are audited. */
function recordSharing(
  transaction: Database,
  { userId }: Caller,
  viewId: string,
  result: string,
): Promise<void> {
  return recordAudit(transaction, {
    category: "screen",
    createdBy: userId,
    data1: `views/${viewId}`,
    result: `view ${result}`,
  });
}
