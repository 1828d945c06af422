import type { FilterValue } from "@portico/contract";
import { identifierKey as keyOf } from "@portico/contract/schemas/identifier";
import { type SQL, sql } from "drizzle-orm";
import { identifierKey } from "../db/schema/identifier-key.ts";
import { sortKey } from "../db/schema/sort-key.ts";
import type { FieldSource } from "./list.ts";

/** Equal except for case and accents, since files may have uppercase locations. Uses the index of the sort order. */
export function sameText(source: FieldSource, value: FilterValue): SQL {
  const keys = [value].flat().map((each) => sortKey(sql`${each}::text`));
  return sql`${sortKey(source)} in (${sql.join(keys, sql`, `)})`;
}

/** The length of trigrams, which text indexes use. */
const trigram = 3;

/**
 * Case-insensitive substring search, however the accents of the text and of the stored value are composed. A stored text
 * is in NFC, except one that must stay as it was signed or received, or that an earlier version stored.
 */
export function containsText(source: FieldSource, text: string): SQL {
  const composed = text.normalize("NFC");
  const decomposed = text.normalize("NFD");
  const condition = contains(source, composed);
  return composed === decomposed ? condition : sql`(${condition} or ${contains(source, decomposed)})`;
}

/**
 * Substring search in an identifier, which ignores its dashes and case, and how a file or message writes it. A text too
 * short for the index is compared as it is.
 */
export function containsIdentifier(source: FieldSource, text: string): SQL {
  const key = keyOf(text);
  if (key.length < trigram) return containsText(source, text);
  return sql`${identifierKey(sql`${source}`)} like ${`%${escapePattern(key)}%`}`;
}

/**
 * Case-insensitive substring search. All conditions are equivalent to `ilike`, which is slow for many rows. Texts without
 * letters are compared unchanged. For texts too short for the index, the condition is one that can't use it, because a
 * scan of the whole index is slower than one of the table.
 */
function contains(source: FieldSource, text: string): SQL {
  const pattern = `%${escapePattern(text)}%`;
  const isShort = text.length < trigram;
  if (isCaseless(text))
    return isShort ? sql`(${source} || '') like ${pattern}` : sql`${source} like ${pattern}`;
  return isShort ? sql`lower(${source}) like lower(${pattern})` : sql`${source} ilike ${pattern}`;
}

/** Whether a text contains only digits, spaces, and symbols. */
function isCaseless(text: string): boolean {
  return /^[ -@[-`{-~]*$/.test(text);
}

/** Escapes a text for a `like` pattern. */
function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
