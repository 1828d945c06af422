import type { Setting } from "@portico/contract/features/settings/settings.schemas";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { checkVersion } from "../../../audit/check-version.ts";
import { deleteAudited, insertAudited, updateAudited } from "../../../audit/write-row.ts";
import { requireGuardedAccess } from "../../../configuration/guarded-settings.ts";
import { findProblems } from "../../../configuration/parse-value.ts";
import { isDuplicate } from "../../../db/database-errors.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { configEntries } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { parsePart } from "../../../http/validation.ts";
import type { Services } from "../../../services/services.ts";
import { describeSetting } from "./describe-setting.ts";
import { readSetting, type SettingState } from "./setting-state.ts";
import { type NamedSetting, toEntryText } from "./settings-list.ts";

interface SettingWrite {
  readonly id: string;
  readonly caller: Caller;
  readonly expectedVersion: number | undefined;
  /** The new text of the entry. Undefined for the default. */
  readonly textFor: (state: SettingState) => string | undefined;
}

/**
 * Changes a setting, and returns it.
 * @throws Failure 403 if only a security administrator can change it, 404, 412 for a version conflict, 422
 */
export async function writeSetting(
  { database, settings, clock }: Services,
  { id, caller, expectedVersion, textFor }: SettingWrite,
): Promise<Setting> {
  try {
    return await database.transaction(async (transaction) => {
      // A setting at its default has no row to lock.
      await lockLimit(transaction, "settings");
      const state = await readSetting(transaction, id);
      const { entry, version, known, group, key } = state;
      requireGuardedAccess(caller, { group, key });
      const current = await describeSetting(transaction, state, caller);
      const thing = known ? `The setting "${known.label}"` : "This entry";
      checkVersion({ thing, expectedVersion, version, current: () => current });
      const author = { by: caller.userId, category: "configuration" } as const;
      const text = textFor(state);
      const stamps = { updatedBy: caller.userId, updatedDate: clock.now() };
      if (text === undefined) {
        if (!entry) return current;
        await deleteAudited(transaction, { table: configEntries, id: entry.id, locked: entry, ...author });
      } else if (entry) {
        await updateAudited(transaction, {
          ...author,
          table: configEntries,
          id: entry.id,
          expectedVersion: version,
          set: { value: text, ...stamps },
        });
      } else {
        // Versions continue after those of an earlier entry.
        const values = { id, group, key, type: state.type, value: text, version: version + 1, ...stamps };
        await insertAudited(transaction, { ...author, table: configEntries, values });
      }
      return describeSetting(transaction, await readSetting(transaction, id), caller);
    });
  } catch (error) {
    // Entries are also created with `POST /GeneralConfig`, which doesn't wait for the lock.
    if (isDuplicate(error))
      throw new Failure(409, "Someone else changed this setting just now. Open it again.");
    throw error;
  } finally {
    settings.invalidate();
  }
}

/**
 * The text of an entry for a value that was sent.
 * @throws Failure 422 with the errors by field, such as `value.3.date`
 */
export function textOfValue(known: NamedSetting, value: unknown): string {
  const parsed = parsePart(z.strictObject({ value: known.schema }), { value }, "value");
  return toEntryText(parsed.value, known);
}

/**
 * The text of an entry after an earlier change. Undefined for the default.
 * @throws Failure 404 if there was no such change, 409 if its value is secret or no longer valid
 */
export function textOfVersion({ changes, known, entry, group, key, type }: SettingState, version: number) {
  const isFirst = version === 0;
  const change = isFirst ? changes.at(-1) : changes.find((each) => each.version === version);
  if (!change && !isFirst) {
    throw new Failure(
      404,
      `The setting has no version ${version} with another value. Open its history again.`,
    );
  }
  const text = isFirst ? change?.before : change?.after;
  if (change?.isSecret || entry?.isSecret) {
    throw new Failure(409, "The earlier value is secret, so it wasn't kept. Enter it again.");
  }
  if (text === undefined && !known) {
    throw new Failure(409, "There is no earlier value. Delete the entry instead.");
  }
  const problems = Object.values(findProblems({ group, key, type, isSecret: false, value: text })).flat();
  if (problems.length > 0) {
    throw new Failure(
      409,
      `The earlier value is no longer valid, so it wasn't restored. ${problems.join(" ")}`,
    );
  }
  return text;
}
