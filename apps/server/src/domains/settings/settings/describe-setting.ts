import type { Setting } from "@portico/contract/features/settings/settings.schemas";
import { eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { readOnlyReason } from "../../../configuration/guarded-settings.ts";
import { parseValue } from "../../../configuration/parse-value.ts";
import { sectionOfGroup } from "../../../configuration/setting-sections.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema/index.ts";
import type { SettingState } from "./setting-state.ts";

/** How many changes are returned. */
const maxChanges = 20;

/** A setting as its editor needs it. Never includes the value of a secret. */
export async function describeSetting(
  database: Database,
  state: SettingState,
  caller: Caller,
): Promise<Setting> {
  const { id, version, group, key, known, entry, changes } = state;
  const [author] = entry?.updatedBy
    ? await database.select({ email: users.email }).from(users).where(eq(users.id, entry.updatedBy))
    : [];
  const toValue = (text: string | undefined) => valueOfText(state, text);
  const [latest] = changes;
  return {
    id,
    version,
    name: `${group}.${key}`,
    label: known?.label ?? `${group}.${key}`,
    section: sectionOfGroup(group),
    description: known?.description ?? entry?.description ?? "",
    editor: known?.editor ?? "raw",
    options: [...(known?.options ?? [])],
    value: entry?.isSecret ? null : toValue(entry?.value),
    defaultValue: known?.defaultValue ?? null,
    isChanged: entry !== undefined,
    readOnlyReason: readOnlyReason(caller, { group, key }) ?? null,
    updatedBy: entry ? (author?.email ?? null) : (latest?.changedBy ?? null),
    updatedDate: (entry?.updatedDate ?? latest?.changedDate)?.toISOString() ?? null,
    changes: changes.slice(0, maxChanges).map((change) => ({
      version: change.version,
      changedBy: change.changedBy,
      changedDate: change.changedDate.toISOString(),
      before: toValue(change.before),
      after: toValue(change.after),
      isDefault: change.after === undefined,
      isSecret: change.isSecret,
    })),
  };
}

/** The value of an entry's text: the default without one. Text that is no longer valid is returned as it is. */
function valueOfText({ known, type }: SettingState, text: string | undefined): unknown {
  if (text === undefined) return known?.defaultValue ?? null;
  if (!known) return text;
  const parsed = parseValue(text, type, known);
  return "value" in parsed ? parsed.value : text;
}
