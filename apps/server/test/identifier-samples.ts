import { identifierKey, normalizeIdentifier } from "@portico/contract/schemas/identifier";
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../src/db/database.ts";

const spellings = ['="001"', '="', '"="12"', "A - 1", "--", "-", "", " ", "91.0", "'007.00", "1.5", "É1"];
const special = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Pd}\p{Z}\p{Cc}\p{Pi}\p{Pf}"'`´−\uff01-\uff5e]/u;

/** Texts with each character that decides something. */
export const identifierSamples: readonly string[] = [...spellings, ...texts()];

function* texts(): Generator<string> {
  for (let code = 1; code <= 0x10ffff; code++) {
    const one = String.fromCodePoint(code);
    if (special.test(one) && code < 0xe0100) yield `${one}a${one}1${one}`;
  }
}

/** What the code stores and compares an identifier as. */
export function inCode(text: string) {
  return { stored: normalizeIdentifier(text), key: identifierKey(text) };
}

/** What the database stores and compares the samples as. */
export function identifiersIn(database: Database) {
  return rowsOf(
    database,
    sql`select stored_identifier(text) as stored, identifier_key(text) as key
      from json_array_elements_text(${JSON.stringify(identifierSamples)}::json) with ordinality as given (text, position)
      order by position`,
  );
}
