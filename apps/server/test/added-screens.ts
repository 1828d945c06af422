import type { ListScreen } from "@portico/portal-config";
import { and, eq, sql } from "drizzle-orm";
import { configEntries, screens, screenVersions, users } from "../src/db/schema/index.ts";
import type { Services } from "../src/services/services.ts";
import { asSystem } from "./as-system.ts";

/** A custom screen over unpaid policies, as an administrator declares it, for users who can read these. */
export function addedScreen(id: string, changes: Partial<ListScreen> = {}): ListScreen {
  return {
    kind: "list",
    id,
    path: `screens/${id}`,
    title: "Policies in grace",
    access: "agent view.Policy|admin.Policy",
    navigation: { section: "policies", order: 7 },
    endpoints: { list: "policyNonPaid.list" },
    filters: ["agent"],
    columns: ["policyNumber", "graceEndDate"],
    empty: "No Data",
    ...changes,
  };
}

/** Publishes a document under an ID without validation. Visible to the next request. */
export async function publishAs(
  { database, settings }: Pick<Services, "database" | "settings">,
  screenId: string,
  document: unknown,
  version = 1,
): Promise<void> {
  const value = JSON.stringify({ version, document });
  await asSystem(database)
    .insert(configEntries)
    .values({ group: "screen", key: screenId, value, type: "json" })
    .onConflictDoUpdate({
      target: [configEntries.group, configEntries.key],
      set: { value, version: sql`${configEntries.version} + 1` },
    });
  settings.invalidate();
}

/** The published version of a screen in the configuration. Undefined if it doesn't exist. */
export async function publishedEntry(
  { database }: Pick<Services, "database">,
  screenId: string,
): Promise<unknown> {
  const [entry] = await database
    .select()
    .from(configEntries)
    .where(and(eq(configEntries.group, "screen"), eq(configEntries.key, screenId)));
  return entry && JSON.parse(entry.value);
}

/** Inserts published versions of a screen, and one draft after them. */
export async function keepVersions(
  { database }: Pick<Services, "database">,
  screenId: string,
  published: readonly unknown[],
): Promise<void> {
  const documents = [...published, published.at(-1)];
  const [author] = await database.select().from(users).where(eq(users.email, "admin@portico.test"));
  const by = author?.id ?? "";
  const [screen] = await asSystem(database)
    .insert(screens)
    .values({ screenId, title: screenId, status: "Published", latestVersion: documents.length, author: by })
    .returning();
  if (!screen) throw new Error(`${screenId} was not inserted.`);
  for (const [index, document] of documents.entries()) {
    const number = index + 1;
    const isDraft = number > published.length;
    await asSystem(database)
      .insert(screenVersions)
      .values({
        screen: screen.id,
        number,
        state: isDraft ? "draft" : number < published.length ? "replaced" : "published",
        title: screenId,
        document: JSON.stringify(document),
        authors: [by],
        ...(!isDraft && { publishedBy: by, publishedDate: new Date() }),
      });
  }
}
