import { identifierKey } from "@portico/contract/schemas/identifier";
import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import { searchKey } from "../../db/schema/search-text.ts";
import {
  type BoundList,
  type FieldSource,
  type Reference,
  referenceOf,
  type SoughtAs,
  sourceOf,
} from "../list.ts";
import { containsIdentifier } from "../text-conditions.ts";
import { searchTexts } from "./search-texts.ts";
import { isShortWord, readSearch, type SearchWord } from "./search-words.ts";

/** Fields of one table that a search looks in. */
interface SearchedTable {
  /** The reference to the table. Undefined for the list's own one. */
  readonly reference: Reference | undefined;
  /** The texts that must have a word. The first one has an index, if the table has a text for searches. */
  readonly texts: readonly SQL[];
  /** The fields that are also compared without dashes. */
  readonly identifiers: readonly Identifier[];
}

interface Identifier {
  readonly source: FieldSource;
  readonly soughtAs: SoughtAs | undefined;
}

/** Whether a row has every word of a search in the list's searchable fields, ignoring case and accents. */
export function searchCondition(list: BoundList, text: string): SQL {
  const tables = searchedTables(list);
  const [first, ...others] = tables;
  // A text such as "NPN 0123" is an identifier as a whole.
  const readings = [...readSearch(text), ...(list.soughtAs ? [[[text]]] : [])];
  if (!first || readSearch(text).length === 0) return sql`false`;
  // One subquery for all words of a referenced table.
  if (others.length === 0) return inTable(first, anyOf(readings.map((words) => hasAll(first, words))));
  return anyOf(
    readings.map((words) =>
      allOf(words.map((word) => anyOf(tables.map((table) => inTable(table, hasWord(table, word)))))),
    ),
  );
}

function searchedTables(list: BoundList): SearchedTable[] {
  const fields = (list.endpoint.searchable ?? []).map((name) => ({ name, source: sourceOf(list, name) }));
  const groups = Map.groupBy(fields, ({ source }) => referenceOf(list, source));
  return [...groups].map(([reference, found]) => {
    const own = found.map(({ name, source }) => comparable(list, name, source));
    const text = searchKey(sql`' ' || ${sql.join(own, sql` || ' ' || `)}`);
    const sources = found.map(({ source }) => source);
    const stored = searchTexts.find(({ of }) =>
      sources.every((source) => is(source, PgColumn) && of.includes(source)),
    );
    const identifiers = found.flatMap(({ name, source }) =>
      list.endpoint.fields[name]?.isIdentifier ? [{ source, soughtAs: list.soughtAs?.[name] }] : [],
    );
    if (!stored) return { reference, identifiers, texts: [text] };
    // A text with more columns than the list's fields finds rows that have the word elsewhere.
    return {
      reference,
      identifiers,
      texts: stored.of.length === sources.length ? [sql`${stored.text}`] : [sql`${stored.text}`, text],
    };
  });
}

function comparable({ endpoint }: BoundList, name: string, source: FieldSource): SQL {
  const text = sql`coalesce(${source}::text, '')`;
  return endpoint.fields[name]?.format === "phone" ? sql`regexp_replace(${text}, '\\D', '', 'g')` : text;
}

/** A condition on the table of a reference, as one on the list's own. */
function inTable({ reference }: SearchedTable, matches: SQL): SQL {
  if (!reference) return matches;
  const { from, to, isLarge } = reference;
  return isLarge
    ? sql`exists (select 1 from ${to.table} where ${to} = ${from} and ${matches})`
    : sql`${from} = any(array(select ${to} from ${to.table} where ${matches}))`;
}

function hasAll(table: SearchedTable, words: readonly SearchWord[]): SQL {
  return allOf(words.map((word) => hasWord(table, word)));
}

function hasWord({ texts, identifiers }: SearchedTable, word: SearchWord): SQL {
  const inTexts = allOf(
    texts.map((text) => anyOf(word.map((spelling) => sql`${text} like ${patternOf(spelling)}`))),
  );
  const [spelling = ""] = word;
  const named = mayIdentify(spelling)
    ? identifiers.map(({ source, soughtAs }) => containsIdentifier(source, soughtAs?.(spelling) ?? spelling))
    : [];
  return anyOf([inTexts, ...named]);
}

/** Identifiers have digits. A short word is found at the start of words only. */
function mayIdentify(word: string): boolean {
  return /\p{N}/u.test(word) && !isShortWord(identifierKey(word));
}

/** Every word in a text follows a space, so the pattern of a short one, with a space, matches the starts of words. */
function patternOf(spelling: string): SQL {
  const before = isShortWord(spelling) ? "% " : "%";
  const escaped = sql`regexp_replace(${searchKey(sql`${spelling}::text`)}, '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${before}::text || ${escaped} || '%'`;
}

function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 1 && conditions[0]
    ? conditions[0]
    : sql`(${sql.join([...conditions], sql` and `)})`;
}

function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 1 && conditions[0]
    ? conditions[0]
    : sql`(${sql.join([...conditions], sql` or `)})`;
}
