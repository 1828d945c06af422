import { endpoints, type FieldOf } from "@portico/contract";
import { type RecordKind, recordKinds } from "@portico/contract/features/people/search";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { meets } from "../../../access/preview.ts";
import { type Database, type Row, rowsOf } from "../../../db/database.ts";
import { type PersonRecordKind, personRecordKinds } from "../../../db/schema/people.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import { joinsForFields } from "../../../lists/joins.ts";
import { bindList } from "../../../lists/list.ts";
import { visibleRows, withCondition } from "../../../lists/row-set.ts";
import { selectFields, toWireRow } from "../../../lists/rows.ts";
import { recordTables } from "../../../records/record-tables.ts";
import type { Services } from "../../../services/services.ts";
import { identified, identityColumns } from "../matching/match-records.ts";

/** The kinds of records whose pages can be of a person. */
export type ListedKind = Exclude<RecordKind, "agent" | "user">;

/** The fields of a kind's list that tell the same of a record. Without one, the kind doesn't have it. */
interface Shown<Field> {
  /** What tells the record apart. */
  readonly label: readonly Field[];
  readonly status?: Field;
  readonly agent: Field;
  readonly date?: Field;
  /** Empty while it can be continued. */
  readonly done?: Field;
  readonly address?: readonly Field[];
  readonly language?: Field;
}

type ShownFields = { readonly [Kind in ListedKind]: Shown<FieldOf<(typeof recordKinds)[Kind]>> };

const shown: ShownFields = {
  customer: {
    label: ["email"],
    status: "status",
    agent: "agent",
    date: "createdDate",
    language: "spokenLanguage",
  },
  policy: {
    label: ["policyNumber", "carrier"],
    status: "status",
    agent: "agent",
    address: ["address", "city", "state", "zipCode"],
  },
  lead: {
    label: ["plan"],
    status: "statusName",
    agent: "agentName",
    date: "createdDate",
    address: ["address", "city", "state", "zipCode"],
  },
  application: {
    label: ["carrier", "planSelected"],
    status: "status",
    agent: "assignedToAgentName",
    date: "createdDate",
    address: ["address", "city", "state", "zipCode"],
  },
  marketplaceApplication: {
    label: ["exchangeAssignedId", "planName"],
    agent: "agentName",
    date: "snapshotDate",
    done: "enrollmentDate",
    address: ["userAddress", "userAddressCity", "userAddressStateCode", "userAddressZipCode"],
  },
};

const listedKinds = Object.keys(shown) as ListedKind[];

/** The kind of record whose row has a household member. */
const kindOf: Readonly<Record<PersonRecordKind, ListedKind>> = {
  policy: "policy",
  lead: "lead",
  customer: "customer",
  application: "application",
  applicationMember: "application",
  marketplaceApplication: "marketplaceApplication",
  marketplaceMember: "marketplaceApplication",
};

const grouped = identified.extend({
  sourceId: z.string(),
  knownId: z.string(),
  kind: z.enum(personRecordKinds),
  name: z.string(),
});

/** A row of `person_records`. */
export type GroupedRecord = z.output<typeof grouped>;

/** The columns of a grouped record, for `person_records r`. */
const groupedColumns = sql`${identityColumns}, r.source_id as "sourceId", r.known_id as "knownId", r.kind, r.name`;

/** Reads the records that meet a condition on `r`. */
export async function recordsWhere(
  database: Database,
  where: SQL,
  from: SQL = sql`person_records`,
): Promise<GroupedRecord[]> {
  const rows = await rowsOf(
    database,
    sql`select ${groupedColumns} from ${from} r where ${where} order by r.record_id`,
  );
  return z.array(grouped).parse(rows);
}

/** What finding people depends on. */
export interface PeopleParts {
  readonly services: Pick<Services, "database" | "clock">;
  readonly lists: Catalog["lists"];
}

/** A record that a caller can see, with the values of its list under the same names for all kinds. */
export interface VisibleRecord extends GroupedRecord {
  /** The kind of its page: for a household member, that of the application. */
  readonly listed: ListedKind;
  /** The ID in the API. */
  readonly id: string;
  readonly label: string;
  readonly status: string | null;
  readonly agent: string | null;
  readonly date: string | null;
  readonly address: string | null;
  readonly language: string | null;
  /** Whether it is an application that can be continued. */
  readonly isOpen: boolean;
}

/** A condition on `r`, a row of `person_records`: the caller can see the record. */
export function isVisibleRecord({ services, lists }: PeopleParts, caller: Caller): SQL {
  const visible = listedKinds
    .filter((kind) => meets(endpoints[recordKinds[kind]].access, caller))
    .map((kind) => {
      const { from, where } = withCondition(
        visibleRows(bindList(lists[recordKinds[kind]], services), caller),
        sql`${recordTables[kind].id} = r.source_id`,
      );
      const kinds = personRecordKinds.filter((each) => kindOf[each] === kind);
      return sql`r.kind in ${kinds} and exists (select from ${from} where ${where})`;
    });
  return visible.length === 0 ? sql`false` : sql`(${sql.join(visible, sql` or `)})`;
}

/** The records among these whose rows the caller can see, in the same order. */
export async function visibleAmong(
  { services, lists }: PeopleParts,
  caller: Caller,
  records: readonly GroupedRecord[],
): Promise<VisibleRecord[]> {
  const rows = new Map<string, { readonly kind: ListedKind; readonly row: Row }>();
  for (const kind of listedKinds) {
    const ids = records.filter((record) => kindOf[record.kind] === kind).map(({ sourceId }) => sourceId);
    if (ids.length === 0 || !meets(endpoints[recordKinds[kind]].access, caller)) continue;
    const list = bindList(lists[recordKinds[kind]], services);
    const { id } = recordTables[kind];
    const { label, address = [], ...single } = shown[kind];
    const fields = ["id", ...new Set<string>([...label, ...address, ...Object.values(single)])];
    const { from, where } = withCondition(
      visibleRows(list, caller),
      sql`${id} = any(${sql.param([...new Set(ids)])}::uuid[])`,
    );
    const found = await rowsOf(
      services.database,
      sql`select ${id} as "source id", ${selectFields(list, fields)}
        from ${from} ${joinsForFields(list, fields)} where ${where}`,
    );
    for (const row of found) rows.set(String(row["source id"]), { kind, row: toWireRow(list, row, fields) });
  }
  return records.flatMap((record) => {
    const found = rows.get(record.sourceId);
    return found ? [visibleRecord(record, found.kind, found.row)] : [];
  });
}

function visibleRecord(record: GroupedRecord, kind: ListedKind, row: Row): VisibleRecord {
  const { label, status, agent, date, done, address = [], language } = shown[kind];
  const textOf = (field: string | undefined) => {
    const value = field === undefined ? null : row[field];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const joined = (fields: readonly string[], separator: string) =>
    fields.flatMap((field) => textOf(field) ?? []).join(separator);
  return {
    ...record,
    listed: kind,
    id: String(row.id),
    label: joined(label, " · "),
    status: textOf(status),
    agent: textOf(agent),
    date: textOf(date),
    address: joined(address, ", ") || null,
    language: textOf(language),
    isOpen: done !== undefined && textOf(done) === null,
  };
}
