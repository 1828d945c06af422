import type { AddedScreen, ScreenVersion } from "@portico/contract/features/screens/screens.schemas";
import type { ResponseBody } from "@portico/contract/schemas";
import { and, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { contacts, screens, screenVersions, users } from "../../../db/schema/index.ts";
import { notFound } from "../../../errors/failure.ts";
import { personName } from "../../../identity/person-name.ts";

/** A screen as stored. */
export type StoredScreen = typeof screens.$inferSelect;
/** One of its versions, as stored. */
export type StoredVersion = typeof screenVersions.$inferSelect;

/** What error messages call a screen. */
export const thing = "This screen";

type Outlined = Omit<StoredVersion, "document">;
const { document: _, ...outlined } = getTableColumns(screenVersions);

/**
 * A screen with its versions.
 * @throws Failure 404 if it doesn't exist
 */
export async function readScreenResponse(
  database: Database,
  id: string,
  userId: string,
): Promise<AddedScreen> {
  const [screen] = await database.select().from(screens).where(eq(screens.id, id));
  if (!screen) throw notFound(thing);
  const versions = await database
    .select(outlined)
    .from(screenVersions)
    .where(eq(screenVersions.screen, id))
    .orderBy(desc(screenVersions.number));
  const nameOf = await namesOf(database, [screen.retiredBy, ...versions.flatMap(peopleOf)]);
  const inWork = versions.find(isInWork);
  return {
    id,
    version: screen.version,
    screenId: screen.screenId,
    title: screen.title,
    status: screen.status,
    publishedVersion: screen.publishedVersion,
    retiredBy: nameOf(screen.retiredBy),
    retiredDate: screen.retiredDate?.toISOString() ?? null,
    retiredReason: screen.retiredReason,
    workVersion: inWork?.number ?? null,
    isOwnWork: inWork !== undefined && isAuthorOrSubmitter(inWork, userId),
    versions: versions.map((version) => versionResponse(version, nameOf)),
  };
}

/**
 * One version with its document.
 * @throws Failure 404 if it doesn't exist
 */
export async function readVersionResponse(
  database: Database,
  id: string,
  number: number,
): Promise<ResponseBody<"screens.version">> {
  const [version] = await database
    .select()
    .from(screenVersions)
    .where(and(eq(screenVersions.screen, id), eq(screenVersions.number, number)));
  if (!version) throw notFound(`Version ${number} of this screen`);
  const nameOf = await namesOf(database, peopleOf(version));
  return { ...versionResponse(version, nameOf), document: version.document };
}

/** The states of a version that is not published yet. */
export const statesInWork: readonly StoredVersion["state"][] = ["draft", "submitted", "approved"];

/** Whether a version is not published yet. */
export function isInWork({ state }: Pick<StoredVersion, "state">): boolean {
  return statesInWork.includes(state);
}

/** Whether a user wrote or submitted a version, and so can't approve it. */
export function isAuthorOrSubmitter(
  { authors, submittedBy }: Pick<StoredVersion, "authors" | "submittedBy">,
  userId: string,
): boolean {
  return submittedBy === userId || authors.includes(userId);
}

/** A user's name, or null if there is no user. */
type NameOf = (id: string | null | undefined) => string | null;

/** Reads the names of users. */
async function namesOf(database: Database, ids: readonly (string | null | undefined)[]): Promise<NameOf> {
  const known = [...new Set(ids)].filter((id) => typeof id === "string");
  const people = await database
    .select({ id: users.id, name: personName })
    .from(users)
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(inArray(users.id, known));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (id) => (id ? (names.get(id) ?? unknownUser) : null);
}

/** The name of a deleted user. */
const unknownUser = "Unknown";

/** Everyone who worked on a version. */
function peopleOf({ authors, submittedBy, decidedBy, publishedBy }: Outlined) {
  return [authors.at(-1), submittedBy, decidedBy, publishedBy];
}

function versionResponse(version: Outlined, nameOf: NameOf): ScreenVersion {
  const { number, state, title, comment, decision } = version;
  return {
    number,
    state,
    title,
    author: nameOf(version.authors.at(-1)) ?? unknownUser,
    createdDate: version.createdDate.toISOString(),
    updatedDate: version.updatedDate.toISOString(),
    comment,
    submittedBy: nameOf(version.submittedBy),
    submittedDate: version.submittedDate?.toISOString() ?? null,
    decision,
    decidedBy: nameOf(version.decidedBy),
    decidedDate: version.decidedDate?.toISOString() ?? null,
    publishedBy: nameOf(version.publishedBy),
    publishedDate: version.publishedDate?.toISOString() ?? null,
  };
}
