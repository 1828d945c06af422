import { endpoints, type Fields } from "@portico/contract";
import { sql } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import { audit, users } from "../../db/schema/index.ts";
import { notFound } from "../../errors/failure.ts";
import type { Catalog } from "../../feature/catalog.ts";
import { feature } from "../../feature/feature.ts";
import type { Handler } from "../../http/handler.ts";
import { findRow } from "../../lists/find-row.ts";
import { bindList, type List } from "../../lists/list.ts";
import type { Services } from "../../services/services.ts";
import { changeOfEvent } from "./change-of-event.ts";
import { describeChange } from "./describe-change.ts";

/** Sign-ins and refusals without a user come from people who are not signed in; anything else is the product's work. */
const author = sql`coalesce(
  (select ${users.email} from ${users} where ${users.id} = ${audit.createdBy}),
  ${audit.createdBy}::text,
  case when ${audit.category} in ('sign-in', 'password', 'denied', 'read') then 'Not signed in' else 'System' end
)`;

const auditLogList: List<"auditLog.list"> = {
  id: "auditLog.list",
  scope: "everyone",
  table: audit,
  key: audit.sequenceNumber,
  references: [{ from: audit.createdBy, to: users.id }],
  fields: {
    id: audit.sequenceNumber,
    category: audit.category,
    createdBy: author,
    ocurrency: audit.count,
    data1: audit.data1,
    data2: audit.data2,
    result: audit.result,
    firstAccess: audit.occurredAt,
    lastAccess: sql`coalesce(${audit.lastOccurredAt}, ${audit.occurredAt})`,
    userName: users.email,
  },
};

/** The audit log: its list and exports, and one event with what it changed. */
export const auditLogFeature = feature({
  list: auditLogList,
  handlers: (services, catalog) => ({ "auditLog.detail": readEvent(services, catalog) }),
});

const fields: Fields = endpoints["auditLog.detail"].fields ?? {};
const eventFields = Object.keys(fields).filter((name) => !fields[name]?.rows);

function readEvent(services: Services, { lists }: Catalog): Handler<"auditLog.detail"> {
  const { database, clock } = services;
  const list = bindList(auditLogList, services);
  return async ({ params: { id }, caller }) => {
    const event = await findRow(database, list, signedIn(caller), id, eventFields);
    if (!event) throw notFound("This event");
    const change = await changeOfEvent(database, id);
    const describing = { lists: Object.values(lists), timeZone: clock.timeZone() };
    return { ...event, changes: change ? await describeChange(database, change, describing) : [] };
  };
}
