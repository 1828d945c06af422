import { type SQL, sql } from "drizzle-orm";
import { agents, audit, contacts, sessions, userClaims, userRoles, users } from "../../../db/schema/index.ts";
import { hasRole } from "../../../identity/roles-and-claims.ts";

const name = sql`coalesce(
  (select nullif(concat_ws(' ', nullif(${contacts.firstName}, ''), nullif(${contacts.lastName}, '')), '')
   from ${contacts} where ${contacts.id} = ${users.contactId}),
  ${users.email}
)`;

const type = sql`case
  when exists (select 1 from ${agents} where ${agents.contactId} = ${users.contactId}) then 'Agent'
  when ${hasRole(users.id, "customer")} then 'Customer'
  else 'Staff' end`;

const roles = sql`(
  select string_agg(${userRoles.role}, ', ' order by ${userRoles.role})
  from ${userRoles} where ${userRoles.userId} = ${users.id}
)`;

const claims = sql`(
  select string_agg(${userClaims.key} || ':' || ${userClaims.value}, ', ' order by ${userClaims.key}, ${userClaims.value})
  from ${userClaims} where ${userClaims.userId} = ${users.id}
)`;

const secondFactors = sql`nullif(concat_ws(', ',
  case when ${users.totpSecret} is not null then 'Authenticator app' end,
  case when ${users.emailFactor} then 'Email' end,
  case when ${users.smsFactor} then 'Text message' end
), '')`;

const lastSignIn = latestEvent(sql`${audit.category} = 'sign-in'
  and ${audit.result} in ('signed in', 'closed the last session')`);
const isFailure = sql`${audit.category} in ('sign-in', 'second-factor') and ${audit.result} like 'refused:%'`;

/** The fields of the list of users that are not columns. */
export const userFieldSources = {
  name,
  userName: users.email,
  type,
  agentId: sql`(select ${agents.id} from ${agents} where ${agents.contactId} = ${users.contactId})`,
  email: sql`coalesce(${users.otherEmail}, ${users.email})`,
  enable: users.enabled,
  roles,
  claims,
  secondFactors,
  hasOwnPassword: sql`${users.passwordSetBy} = 'owner'`,
  lastSignIn,
  failedSignIns: sql`(
    select count(*) from ${audit} where ${audit.createdBy} = ${users.id} and ${isFailure}
      and ${audit.occurredAt} > coalesce(${lastSignIn}, '-infinity')
  )`,
  lastFailedSignIn: latestEvent(isFailure),
  sessions: sql`(
    select count(*) from ${sessions}
    where ${sessions.userId} = ${users.id} and not ${sessions.isPending} and ${sessions.expiresAt} > now()
      and ${sessions.lastActivityAt} > now() - interval '900 seconds'
  )`,
};

/** The time of a user's latest audit event of a kind. Read backward in the index of the user's events. */
function latestEvent(kind: SQL): SQL {
  return sql`(
    select ${audit.occurredAt} from ${audit} where ${audit.createdBy} = ${users.id} and ${kind}
    order by ${audit.occurredAt} desc, ${audit.sequenceNumber} desc limit 1
  )`;
}
