import type { ResponseBody } from "@portico/contract/schemas";
import { allVisible, type visibilityBody } from "@portico/contract/schemas/user-rights";
import { asc, eq, inArray } from "drizzle-orm";
import type * as z from "zod";
import { signedIn } from "../../../access/caller.ts";
import { checkVersion } from "../../../audit/check-version.ts";
import { insertAudited, updateAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { agents, contacts, visibility, visibilityLists } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import type { Handlers } from "../../../http/handler.ts";
import { validationFailure } from "../../../http/validation.ts";
import type { Services } from "../../../services/services.ts";

const thing = "This contact's visibility";

type Entries = z.output<typeof visibilityBody>;

/** Whose rows a contact may see beyond their own. */
export function visibilityHandlers({ database }: Services) {
  return {
    "userManage.visibility": async ({ params: { id } }) => {
      const [contact] = await database.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id));
      if (!contact) throw notFound("This contact");
      return readVisibility(database, contact.id);
    },
    "userManage.setVisibility": ({ params: { id }, body, expectedVersion, caller: anybody }) => {
      const caller = signedIn(anybody);
      if (caller.contactId?.toLowerCase() === id.toLowerCase()) {
        throw new Failure(403, "You can't change your own visibility. Ask another security administrator.");
      }
      return setVisibility(database, { id, entries: body, expectedVersion, by: caller.userId });
    },
  } satisfies Partial<Handlers>;
}

/** Changes to a contact's entries. */
interface VisibilityChange {
  readonly id: string;
  readonly entries: Entries;
  /** The version that was read. */
  readonly expectedVersion: number | undefined;
  /** The user who makes the change. */
  readonly by: string;
}

/** @throws Failure 404 if the contact doesn't exist, 412 for a version conflict, 422 for an unknown agent */
function setVisibility(
  database: Database,
  { id, entries, expectedVersion, by }: VisibilityChange,
): Promise<ResponseBody<"userManage.setVisibility">> {
  return database.transaction(async (transaction) => {
    await lockLimit(transaction, "visibility", id);
    const [contact] = await transaction.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id));
    if (!contact) throw notFound("This contact");
    const current = await readVisibility(transaction, contact.id);
    checkVersion({ thing, expectedVersion, version: current.version, current: () => current });
    await requireKnownAgents(transaction, entries);
    const change = changeOf(entries, by);
    if (current.version === 0) await insertAudited(transaction, { ...change, values: { id: contact.id } });
    else await updateAudited(transaction, { ...change, id: contact.id, set: {} });
    return readVisibility(transaction, contact.id);
  });
}

/**
 * Sets the visibility of a contact that has none, in the transaction that creates its user.
 * @throws Failure 409 if it was set before, 422 for an unknown agent
 */
export async function setFirstVisibility(
  transaction: Database,
  { id, entries, by }: Omit<VisibilityChange, "expectedVersion">,
): Promise<void> {
  await lockLimit(transaction, "visibility", id);
  const { version } = await readVisibility(transaction, id);
  if (version > 0)
    throw new Failure(
      409,
      "This contact already has a visibility. Register the user without one, then check it with Visibility.",
    );
  await requireKnownAgents(transaction, entries, "visibility.");
  await insertAudited(transaction, { ...changeOf(entries, by), values: { id } });
}

function changeOf(entries: Entries, by: string) {
  const rows = stored(entries);
  return {
    table: visibilityLists,
    children: { entries: { table: visibility, ownerColumn: visibility.contactId, rows } },
    by,
    category: "user",
    result: "visibility set",
  } as const;
}

async function readVisibility(
  database: Database,
  contactId: string,
): Promise<ResponseBody<"userManage.visibility">> {
  const [list] = await database
    .select({ version: visibilityLists.version })
    .from(visibilityLists)
    .where(eq(visibilityLists.id, contactId));
  const entries = await database
    .select({ agentId: visibility.agentId, resourceId: visibility.resourceId })
    .from(visibility)
    .where(eq(visibility.contactId, contactId))
    .orderBy(asc(visibility.agentId), asc(visibility.resourceId));
  return { id: contactId, version: list?.version ?? 0, entries };
}

/** The entries as stored, without duplicates. */
function stored(entries: Entries): { readonly agentId: string; readonly resourceId: string }[] {
  const spelled = entries.map(({ agentId, resourceId }) => ({
    agentId: agentId ?? allVisible,
    resourceId: resourceId ?? allVisible,
  }));
  return [...new Map(spelled.map((entry) => [`${entry.agentId}/${entry.resourceId}`, entry])).values()];
}

/** @param path of the entries in the body, with a dot */
async function requireKnownAgents(transaction: Database, entries: Entries, path = ""): Promise<void> {
  const named = entries.map(({ agentId }) => agentId);
  const ids = [...new Set(named)].filter((id): id is string => id !== null && id !== allVisible);
  const found = await transaction.select({ id: agents.id }).from(agents).where(inArray(agents.id, ids));
  const known = new Set(found.map(({ id }) => id));
  const problems = named.flatMap((id, index) =>
    id === null || id === allVisible || known.has(id)
      ? []
      : [[`${path}${index}.agentId`, ["This agent doesn't exist"]]],
  );
  if (problems.length > 0) throw validationFailure("body", Object.fromEntries(problems));
}
