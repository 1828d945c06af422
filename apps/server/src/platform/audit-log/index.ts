import { sql } from "drizzle-orm";
import { audit, users } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { changeOfEvent } from "./change-of-event.ts";
import { describeChange } from "./describe-change.ts";

/**
 * Sign-ins and denied requests without a user are from visitors. All other events without a user are from the system.
 */
const author = sql`coalesce(
  (select ${users.email} from ${users} where ${users.id} = ${audit.createdBy}),
  ${audit.createdBy}::text,
  case when ${audit.category} in ('sign-in', 'password', 'denied', 'read') then 'Not signed in' else 'System' end
)`;

/** The audit log: its list with exports, and the changes of an event. */
export const auditLogFeature = feature({
  list: {
    id: "auditLog.list",
    scope: "everyone",
    table: audit,
    key: audit.sequenceNumber,
    references: [{ from: audit.createdBy, to: users.id }],
    fields: {
      id: audit.sequenceNumber,
      createdBy: author,
      ocurrency: audit.count,
      firstAccess: audit.occurredAt,
      lastAccess: sql`coalesce(${audit.lastOccurredAt}, ${audit.occurredAt})`,
      userName: users.email,
    },
  },
  crud: {
    detail: async (id, { database, clock }, { lists }) => {
      const change = await changeOfEvent(database, id);
      const options = { lists: Object.values(lists), timeZone: clock.timeZone() };
      return { changes: change ? await describeChange(database, change, options) : [] };
    },
  },
});
