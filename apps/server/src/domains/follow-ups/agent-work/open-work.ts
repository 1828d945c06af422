import { areas } from "@portico/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { meets } from "../../../access/preview.ts";
import { agents, genericEntries, rowHistory, users } from "../../../db/schema/index.ts";
import { hasLeft } from "./departed-agents.ts";
import { type WorkKind, workKinds } from "./work-kinds.ts";

/** Whether a caller administers the area of a row of work, whose column it is. */
export function isAdministered(caller: Caller, area: SQL): SQL {
  const own = areas.filter((each) => meets(`agent admin.${each}`, caller));
  return sql`${area} = any(${sql.param(own)}::text[])`;
}

/**
 * The open work of some agents, as a query.
 * @param columns those that are selected from each kind
 * @param agentIds an array of IDs
 */
export function openWorkOf(columns: (kind: WorkKind) => SQL, agentIds: SQL): SQL {
  const parts = workKinds.map(
    (kind) =>
      sql`select ${kind.kind}::text as kind, ${columns(kind)} from ${kind.table}
        where ${kind.isOpen} and ${kind.agentId} = any(${agentIds})`,
  );
  return sql.join(parts, sql` union all `);
}

/** When the account of an agent was disabled. Null if there is none. */
const disabledDate = sql`(
  select max(${rowHistory.changedAt}) from ${users} join ${rowHistory}
    on ${rowHistory.entity} = 'users' and ${rowHistory.entityId} = ${users.id}::text
      and ${rowHistory.changes} -> 'enabled' ->> 'to' = 'false'
  where ${users.contactId} = ${agents.contactId} and not ${users.enabled}
)`;

/** The open work of agents who have left. */
export function departedWork(visible: SQL): SQL {
  const work = openWorkOf(
    ({
      table,
      agentId,
      area,
      name,
      recordId,
    }) => sql`${table.id} as id, ${agentId} as agent_id, ${area} as area,
      ${table.statusId} as status_id, ${table.createdDate} as created_date, ${name} as name, ${recordId} as record_id`,
    sql`array(select id from departed)`,
  );
  return sql`
    with departed as materialized (
      select ${agents.id} as id, ${agents.name} as agent, ${disabledDate} as disabled_date
      from ${agents} where ${hasLeft}
    )
    select work.*, departed.agent, departed.disabled_date, ${genericEntries.name} as status
    from (${work}) as work
    join departed on departed.id = work.agent_id
    left join ${genericEntries} on ${eq(genericEntries.id, sql`work.status_id`)}
    where ${visible}`;
}
