import { type SQL, sql } from "drizzle-orm";
import { identifierKey } from "../db/schema/identifier-key.ts";

/** A policy number that a file or a line names. */
export interface NamedPolicy {
  readonly carrierId: SQL;
  readonly number: SQL;
}

/**
 * Whether a policy, as `p`, is the one that is named: it has the number, or it is the only one with that number in
 * another spelling. Use it in a join of `policies p`.
 */
export function isPolicyOf({ carrierId, number }: NamedPolicy): SQL {
  const key = identifierKey(number);
  return sql`p.carrier_id = ${carrierId} and identifier_key(p.policy_number) = ${key}
    and (p.policy_number = ${number} or not exists (
      select from policies twin
      where twin.carrier_id = ${carrierId} and identifier_key(twin.policy_number) = ${key} and twin.id <> p.id
    ))`;
}

/**
 * The numbers of the policies that could be the one that is named, as a text such as "AB-1 and ab1". Null unless there
 * are several, and none has the number in the same spelling.
 */
export function ambiguousNumbers({ carrierId, number }: NamedPolicy): SQL {
  return sql`(
    select string_agg(twin.policy_number, ' and ' order by twin.policy_number collate "C")
    from policies twin
    where twin.carrier_id = ${carrierId} and identifier_key(twin.policy_number) = ${identifierKey(number)}
    having count(*) > 1 and not bool_or(twin.policy_number = ${number})
  )`;
}
