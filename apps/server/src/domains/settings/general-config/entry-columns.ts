import type { configEntryBody } from "@portico/contract/features/settings/general-config.schemas";
import type * as z from "zod";
import { findProblems } from "../../../configuration/parse-value.ts";
import type { configEntries } from "../../../db/schema/index.ts";
import type { Encryption } from "../../../encryption/encryption.ts";
import { validationFailure } from "../../../http/validation.ts";

/** An entry as stored in the database. */
export type StoredEntry = typeof configEntries.$inferSelect;

interface EntryChange {
  readonly id: string;
  readonly body: z.output<typeof configEntryBody>;
  /** The entry to change. Undefined for a new one. */
  readonly before: StoredEntry | undefined;
  readonly encryption: Encryption;
}

/**
 * The columns of an entry for a request. Encrypts the value of a secret, and keeps the current one if it is left out.
 * @throws Failure 422 if the value is missing or invalid for its setting or type
 */
export function toEntryColumns({ id, body, before, encryption }: EntryChange) {
  const { group, key, type, value, description = null, isSecret = before?.isSecret ?? false } = body;
  const keeps = value === undefined && isSecret && before?.isSecret === true && before.type === type;
  const problems = findProblems({ group, key, type, isSecret, value });
  if (value === undefined && !keeps) {
    problems.value = [
      before?.isSecret
        ? "Enter a new value. The current one is encrypted and can't be reused"
        : "Value is required",
    ];
  }
  if (Object.keys(problems).length > 0) throw validationFailure("body", problems);
  const columns = { group, key, type, description, isSecret };
  if (value === undefined) return { ...columns, value: before?.value ?? "" };
  return { ...columns, value: isSecret ? encryption.encrypt(value, encryptionContext(id)) : value };
}

/** The encryption context of an entry's value. It can't be decrypted with another one. */
export function encryptionContext(id: string): string {
  return `config_entries.value/${id}`;
}
