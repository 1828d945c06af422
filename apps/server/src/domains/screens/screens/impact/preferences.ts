import { customScreenPreferencesKey } from "@portico/contract";
import { preferenceSchemas } from "@portico/contract/features/screens/preferences.schemas";
import type { ScreenImpact } from "@portico/contract/features/screens/screens.schemas";
import { type ListScreen, references } from "@portico/portal-config";
import { eq } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { screenPreferences } from "../../../../db/schema/index.ts";

const { response: arrangement } = preferenceSchemas["preferences.get"];

/** How many users customized a screen, and which of their customized columns are removed. */
export async function preferencesImpact(
  database: Database,
  before: ListScreen | undefined,
  after: ListScreen,
): Promise<ScreenImpact["preferences"]> {
  const stored = await database
    .select({ value: screenPreferences.value })
    .from(screenPreferences)
    .where(eq(screenPreferences.screenId, customScreenPreferencesKey(after.id)));
  const arranged = stored.map(({ value }) => columnsOf(value));
  const [shown, toCome] = [before && new Set(fieldsOf(before)), new Set(fieldsOf(after))];
  const gone = [...new Set(arranged.flatMap((names) => [...names]))].filter(
    (field) => !toCome.has(field) && (shown?.has(field) ?? true),
  );
  return {
    people: stored.length,
    columns: gone
      .sort()
      .map((field) => ({ field, people: arranged.filter((names) => names.has(field)).length })),
  };
}

/** The columns that a user moved, hid, or resized. */
function columnsOf(value: unknown): ReadonlySet<string> {
  const { order = [], hidden = [], widths = {} } = arrangement.safeParse(value).data ?? {};
  return new Set([...order, ...hidden, ...Object.keys(widths)]);
}

function fieldsOf(screen: ListScreen): string[] {
  return references(screen).flatMap(({ path, names, name }) =>
    names === "field" && /^(columns|variants)\[/.test(path) ? [name] : [],
  );
}
