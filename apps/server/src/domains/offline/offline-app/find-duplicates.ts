import type { offlineAppSchemas } from "@portico/contract/features/offline/offline-app.schemas";
import { isPhone } from "@portico/format";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { type Database, rowsOf } from "../../../db/database.ts";
import { genericEntries, offlineApplications } from "../../../db/schema/index.ts";
import { searchKey } from "../../../db/schema/search-text.ts";
import { toStoredPhone } from "../../../db/stored-phone.ts";
import type { BoundList } from "../../../lists/list.ts";
import { visibleRows } from "../../../lists/row-set.ts";

const maxShown = 5;

type Schemas = (typeof offlineAppSchemas)["offlineApp.duplicates"];
type Person = z.output<Schemas["body"]>;
const found = z.array(
  z.object({
    id: z.string(),
    fullName: z.string(),
    status: z.string(),
    createdDate: z.coerce.date(),
    match: z.enum(["person", "phone"]),
  }),
);

/** Finds visible applications with the same name and date of birth, or the same phone. Newest first. */
export async function findDuplicates(
  database: Database,
  list: BoundList,
  caller: Caller,
  person: Person,
): Promise<z.output<Schemas["response"]>> {
  const samePerson = isSamePerson(person);
  const samePhone = isSamePhone(person);
  if (!samePerson && !samePhone) return { data: [] };
  const { from, where } = visibleRows(list, caller);
  const table = offlineApplications;
  const isMatch = sql.join(
    [samePerson, samePhone].filter((condition) => condition !== undefined),
    sql` or `,
  );
  const rows = await rowsOf(
    database,
    sql`select ${table.id} as id, ${table.fullName} as "fullName", ${genericEntries.name} as status,
        ${table.createdDate} as "createdDate",
        case when ${samePerson ?? sql`false`} then 'person' else 'phone' end as match
      from ${from} join ${genericEntries} on ${genericEntries.id} = ${table.statusId}
      where ${where} and (${isMatch}) and ${table.id} is distinct from ${person.exceptId ?? null}::uuid
      order by ${table.createdDate} desc limit ${maxShown}`,
  );
  return {
    data: found
      .parse(rows)
      .map(({ createdDate, ...row }) => ({ ...row, createdDate: createdDate.toISOString() })),
  };
}

function isSamePerson({ firstName, lastName, dob }: Person): SQL | undefined {
  if (!firstName || !lastName || !dob) return undefined;
  const table = offlineApplications;
  return sql`(${table.dob} = ${dob} and ${searchKey(sql`${table.firstName}`)} = ${searchKey(sql`${firstName}`)}
    and ${searchKey(sql`${table.lastName}`)} = ${searchKey(sql`${lastName}`)})`;
}

function isSamePhone({ phone }: Person): SQL | undefined {
  if (!phone || !isPhone(phone)) return undefined;
  return sql`${offlineApplications.phone} = ${toStoredPhone(phone)}`;
}
