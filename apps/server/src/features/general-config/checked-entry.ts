import type { configEntryBody } from "@portico/contract/features/general-config.schemas";
import type * as z from "zod";
import { findProblems } from "../../configuration/parse-value.ts";
import type { configEntries } from "../../db/schema/index.ts";
import type { Encryption } from "../../encryption/encryption.ts";
import { validationFailure } from "../../http/validation.ts";

/** An entry as it stands in the database. */
export type StoredEntry = typeof configEntries.$inferSelect;

interface EntryChange {
  readonly id: string;
  readonly body: z.output<typeof configEntryBody>;
  /** The entry that is changed; undefined where one is added. */
  readonly before: StoredEntry | undefined;
  readonly encryption: Encryption;
}

/**
 * The columns of an entry as it was asked for; a secret's value is sealed, and one that is left out stays.
 * @throws Failure 422 where the value is none that its setting or its type takes, or is missing
 */
export function checkedEntry({ id, body, before, encryption }: EntryChange) {
  const { group, key, type, value, description = null, isSecret = before?.isSecret ?? false } = body;
  const keeps = value === undefined && isSecret && before?.isSecret === true && before.type === type;
  const faults = findProblems({ group, key, type, isSecret, value });
  if (value === undefined && !keeps) {
    faults.value = [
      before?.isSecret
        ? "Enter a new value. The current one is encrypted and can't be reused"
        : "Value is required",
    ];
  }
  if (Object.keys(faults).length > 0) throw validationFailure("body", faults);
  const columns = { group, key, type, description, isSecret };
  if (value === undefined) return { ...columns, value: before?.value ?? "" };
  return { ...columns, value: isSecret ? encryption.encrypt(value, encryptionContext(id)) : value };
}

/** Where the sealed value of an entry stands; it opens nowhere else. */
export function encryptionContext(id: string): string {
  return `config_entries.value/${id}`;
}
