import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";
import { identifierKey } from "../../../db/schema/identifier-key.ts";
import { searchKey } from "../../../db/schema/search-text.ts";
import { suffixes } from "../../../file-values/name.ts";
import { isPolicyOf } from "../../../policy-numbers/policy-of-number.ts";
import type { RowResult, ValueWarning } from "../../../row-results/row-result.ts";

/**
 * Removes the staged lines whose number is also another person's, in the file or in the portal, and creates
 * `renamed_people`: the other lines with a name or a date of birth that their policy doesn't have.
 *
 * Within a file, either a different name or a different date of birth is another person. A policy's name may change, as
 * after a wedding, and its date of birth may be corrected, but not both at once.
 * @returns why they are left out, in the order of the file
 */
export async function refuseOtherPeople(transaction: Database, uploadId: string): Promise<RowResult[]> {
  const refused = new Map<number, string>();
  for (const row of await rowsOf(transaction, otherPeopleInFile(uploadId)))
    refused.set(
      Number(row.line),
      `${nameOfLine(Number(row.other_line))} has the same policy number with ${differenceOf(row)}. One number can't have two people.`,
    );
  await transaction.execute(renamedPeople(uploadId));
  const others = await rowsOf(
    transaction,
    sql`with other as (delete from renamed_people where is_other_person returning line)
      delete from policy_upload_lines l using other where l.upload_id = ${uploadId} and l.line = other.line
      returning l.line`,
  );
  for (const { line } of others)
    refused.set(
      Number(line),
      "The policy with this number is another person's: their name and date of birth are different. Correct the number, or the policy.",
    );
  return [...refused]
    .map(([line, reason]): RowResult => ({ line, result: "Refused", reason }))
    .sort((one, other) => one.line - other.line);
}

/** What a line of `renamed_people` changes about its policy's person. */
export function personWarnings({
  has_other_name: hasOtherName,
  has_other_dob: hasOtherDob,
}: Readonly<Record<string, unknown>>): ValueWarning[] {
  return [
    ...(hasOtherName === true ? [{ text: "The policy had a different name." }] : []),
    ...(hasOtherDob === true ? [{ text: "The policy had a different date of birth." }] : []),
  ];
}

function nameOfLine(line: number): string {
  return line < 0 ? "An incomplete policy" : `Line ${line}`;
}

function differenceOf({ has_other_name: hasOtherName, has_other_dob: hasOtherDob }: Record<string, unknown>) {
  if (hasOtherName === hasOtherDob) return "a different person";
  return hasOtherName === true ? "a different name" : "a different date of birth";
}

/**
 * Removes all lines of a number with several people, and returns them with the line of another person. Each line is
 * compared with the first name and the first date of birth of its number.
 */
function otherPeopleInFile(uploadId: string): SQL {
  return sql`
    with numbered as materialized (
      select line, carrier_id, ${identifierKey(sql`policy_number`)} as number, dob, ${fullName("l")} as name
      from policy_upload_lines l where upload_id = ${uploadId}
    ), repeated as (
      select carrier_id, number from numbered group by carrier_id, number
      having count(distinct dob) > 1 or count(distinct name) > 1
    ), people as materialized (
      select n.*, ${words("n.name")} as words from numbered n join repeated using (carrier_id, number)
    ), compared as (
      select p.*, name.line as name_line, dob.line as dob_line, coalesce(p.words <> name.words, false) as has_other_name,
        coalesce(p.dob <> dob.dob, false) as has_other_dob
      from people p
      left join (
        select distinct on (carrier_id, number) * from people where words is not null order by carrier_id, number, line
      ) name using (carrier_id, number)
      left join (
        select distinct on (carrier_id, number) * from people where dob is not null order by carrier_id, number, line
      ) dob using (carrier_id, number)
    ), others as (
      select *, min(line) filter (where has_other_name or has_other_dob) over (partition by carrier_id, number) as first_other
      from compared
    )
    delete from policy_upload_lines l using others o
    where l.upload_id = ${uploadId} and l.line = o.line and o.first_other is not null
    returning l.line, o.has_other_name, o.has_other_dob,
      case when o.has_other_name then o.name_line when o.has_other_dob then o.dob_line else o.first_other end as other_line`;
}

/** Creates `renamed_people`. A policy that was enrolled in the portal has the exchange's ID as its number. */
function renamedPeople(uploadId: string): SQL {
  const number = { carrierId: sql`l.carrier_id`, number: sql`l.policy_number` };
  const exchangeKey = identifierKey(sql`l.exchange_id`);
  const differs = sql`(${fullName("l")} <> ${fullName("p")} or l.dob <> p.dob)`;
  const person = sql`l.line, l.dob, p.dob as stored_dob, ${words(fullNameOf("l"))} as words,
    ${words(fullNameOf("p"))} as stored_words`;
  return sql`create temp table renamed_people on commit drop as
    with different as materialized (
      select ${person} from policy_upload_lines l join policies p on ${isPolicyOf(number)}
      where l.upload_id = ${uploadId} and ${differs}
      union all
      select ${person} from policy_upload_lines l join policies p
        on p.carrier_id = l.carrier_id and identifier_key(p.exchange_id) = ${exchangeKey}
        and identifier_key(p.policy_number) = ${exchangeKey}
      where l.upload_id = ${uploadId} and ${differs}
    ), compared as (
      select *, coalesce(words <> stored_words, false) as has_other_name,
        coalesce(dob <> stored_dob, false) as has_other_dob
      from different
    )
    select line, bool_or(has_other_name) as has_other_name, bool_or(has_other_dob) as has_other_dob,
      bool_or(has_other_name and (has_other_dob or not words && stored_words and dob is distinct from stored_dob))
        as is_other_person
    from compared where has_other_name or has_other_dob group by line`;
}

/** The name of a line or a policy. Null if it has none. */
function fullName(table: string): SQL {
  return sql.raw(fullNameOf(table));
}

function fullNameOf(table: string): string {
  return `nullif(btrim(concat_ws(' ', ${table}.first_name, ${table}.last_name)), '')`;
}

/**
 * The words of a name in which people are compared: without case, accents, order, suffixes, and initials after the
 * first word. Null without a name.
 */
function words(name: string): SQL {
  const plain = sql`regexp_replace(${searchKey(sql.raw(name))}, '[''’.]', '', 'g')`;
  return sql`nullif(array(
    select distinct word
    from regexp_split_to_table(btrim(regexp_replace(${plain}, '[[:space:][:punct:]]+', ' ', 'g')), ' ')
      with ordinality as parts (word, place)
    where word <> '' and (place = 1 or length(word) > 1 and word !~ ${`^(${suffixes})$`})
    order by word
  ), '{}')`;
}
