import { sql } from "drizzle-orm";
import {
  type Named,
  requireGuardedAccess,
  requireNoScreens,
} from "../../../configuration/guarded-settings.ts";
import { knownSetting } from "../../../configuration/known-settings.ts";
import { screenGroup } from "../../../configuration/published-screens.ts";
import { configEntries, users } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { feature } from "../../../feature/feature.ts";
import { encryptionContext, toEntryColumns } from "./entry-columns.ts";

const { group, isSecret, value } = configEntries;

/** Configuration entries. The list never includes values of secrets or documents of screens. */
export const generalConfigFeature = feature({
  list: {
    id: "generalConfig.list",
    scope: "everyone",
    table: configEntries,
    references: [{ from: configEntries.updatedBy, to: users.id }],
    fields: {
      value: sql`case when ${isSecret} or ${group} = ${screenGroup} then null else ${value} end`,
      updatedBy: users.email,
    },
  },
  category: "configuration",
  encrypted: [{ key: configEntries.id, column: value, contextOf: encryptionContext }],
  crud: {
    check: ({ caller, before, body }) => {
      requireNoScreens(before, body);
      requireGuardedAccess(caller, before, body);
      requireSameName(before, body);
    },
    columns: ({ id, body, before, services: { encryption } }) =>
      toEntryColumns({ id, body, before, encryption }),
    duplicate: {
      message: "There is already an entry with this group and key. Edit that entry.",
      fields: { key: "There is already an entry with this key" },
    },
    afterwards: ({ settings }) => settings.invalidate(),
  },
});

/** @throws Failure 409 if a known setting is renamed: its changes would be lost */
function requireSameName(before: Named | undefined, after: Named | undefined): void {
  if (!before || !after || !knownSetting(before.group, before.key)) return;
  if (before.group === after.group && before.key === after.key) return;
  throw new Failure(
    409,
    `${before.group}.${before.key} is a known setting, so it can't be renamed. Add an entry instead.`,
  );
}
