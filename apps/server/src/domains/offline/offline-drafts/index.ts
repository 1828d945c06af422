import { draftDays, maxDrafts } from "@portico/contract/features/offline/offline-drafts.schemas";
import { and, desc, eq, lt } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { offlineDrafts } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import { feature } from "../../../feature/feature.ts";
import type { Handlers } from "../../../http/handler.ts";
import type { Services } from "../../../services/services.ts";
import { draftContext, nameIn, openDraft } from "./open-draft.ts";

const dayMs = 86_400_000;

/** Unfinished forms of new offline applications. Only their author sees them. */
export const offlineDraftsFeature = feature({
  handlers: draftHandlers,
  encrypted: [{ key: offlineDrafts.id, column: offlineDrafts.encrypted, contextOf: draftContext }],
});

function draftHandlers({ database, clock, encryption }: Services) {
  return {
    "offlineDrafts.list": async ({ caller }) => {
      const drafts = await database
        .select()
        .from(offlineDrafts)
        .where(eq(offlineDrafts.userId, signedIn(caller).userId))
        .orderBy(desc(offlineDrafts.updatedDate));
      return {
        data: drafts.map((draft) => ({
          ...stateOf(draft),
          id: draft.id,
          name: nameIn(openDraft(encryption, draft)),
        })),
      };
    },
    "offlineDrafts.detail": async ({ params: { id }, caller }) => {
      const draft = await findDraft(database, id, signedIn(caller).userId);
      if (!draft) throw notFound("This draft");
      return { ...stateOf(draft), id, changed: openDraft(encryption, draft) };
    },
    "offlineDrafts.save": async ({ params: { id }, body: { revision, changed }, caller }) => {
      const values = {
        encrypted: encryption.encrypt(JSON.stringify(changed), draftContext(id)),
        updatedDate: clock.now(),
      };
      const change = { id, userId: signedIn(caller).userId, revision, values };
      return stateOf(
        await database.transaction((transaction) =>
          revision === 0 ? addDraft(transaction, change) : changeDraft(transaction, change),
        ),
      );
    },
    "offlineDrafts.remove": async ({ params: { id }, caller }) => {
      await database.delete(offlineDrafts).where(isDraftOf(id, signedIn(caller).userId));
      return null;
    },
  } satisfies Partial<Handlers>;
}

type Draft = typeof offlineDrafts.$inferSelect;

interface DraftChange {
  readonly id: string;
  readonly userId: string;
  readonly revision: number;
  readonly values: Pick<Draft, "encrypted" | "updatedDate">;
}

function isDraftOf(id: string, userId: string) {
  return and(eq(offlineDrafts.id, id), eq(offlineDrafts.userId, userId));
}

async function findDraft(database: Database, id: string, userId: string): Promise<Draft | undefined> {
  const [draft] = await database.select().from(offlineDrafts).where(isDraftOf(id, userId));
  return draft;
}

/** Old drafts make room for a new one. @throws Failure 409 if there are too many, or one has this ID */
async function addDraft(transaction: Database, { id, userId, values }: DraftChange): Promise<Draft> {
  await lockLimit(transaction, "offline-drafts", userId);
  await deleteOldDrafts(transaction, values.updatedDate);
  if ((await transaction.$count(offlineDrafts, eq(offlineDrafts.userId, userId))) >= maxDrafts)
    throw new Failure(409, `You have ${maxDrafts} drafts. Discard one, then continue.`);
  const [draft] = await transaction
    .insert(offlineDrafts)
    .values({ id, userId, ...values })
    .onConflictDoNothing()
    .returning();
  if (!draft) throw savedElsewhere();
  return draft;
}

/** @throws Failure 409 if the draft has another revision, or was discarded */
async function changeDraft(
  transaction: Database,
  { id, userId, revision, values }: DraftChange,
): Promise<Draft> {
  const [draft] = await transaction
    .update(offlineDrafts)
    .set({ ...values, revision: revision + 1 })
    .where(and(isDraftOf(id, userId), eq(offlineDrafts.revision, revision)))
    .returning();
  if (!draft) throw savedElsewhere();
  return draft;
}

function savedElsewhere(): Failure {
  return new Failure(
    409,
    "This draft was changed in another tab or on another device. Reload it there, or save yours as a new draft.",
  );
}

/** Deletes drafts that nobody has changed for a long time. */
export async function deleteOldDrafts(database: Database, now: Date): Promise<void> {
  await database
    .delete(offlineDrafts)
    .where(lt(offlineDrafts.updatedDate, new Date(now.getTime() - draftDays * dayMs)));
}

function stateOf({ revision, updatedDate }: Draft) {
  return { revision, updatedDate: updatedDate.toISOString() };
}
