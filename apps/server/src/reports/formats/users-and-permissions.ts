import { type Role, roles } from "@portico/contract";
import { type SQL, sql } from "drizzle-orm";
import { agents, contacts, userClaims, userRoles, users, visibility } from "../../db/schema/index.ts";
import { hasRole } from "../../identity/roles-and-claims.ts";
import { containsText } from "../../lists/text-conditions.ts";
import { report } from "../report.ts";

/** The roles, claims and Visibility grants of every user, for those who may also see the list of users. */
export const usersAndPermissionsReport = report({
  id: "7b1d5a30-0008-4c52-8e0f-5d6a1c9e0008",
  type: "Administration",
  title: "Users and their permissions",
  access: "administrator securityadmin",
  formats: [{ id: "7b1d5a30-0008-4c52-8e0f-5d6a1c9e1001", code: "RFUSERS", language: "en" }],
  parameters: {
    login: { label: "Login contains", type: "text", sensitive: "contact" },
    role: { label: "Role", type: "list", values: roles.map((role) => ({ id: role, name: role })) },
  },
  columns: {
    user: { label: "User", sensitive: "name" },
    kind: { label: "Kind" },
    permission: { label: "Permission" },
    value: { label: "Value" },
    count: { label: "Permissions", format: "number", isSummed: true },
  },
  groupBy: ["user"],
  query: ({ values }) => sql`
    select concat(
        nullif(concat_ws(' ', nullif(${contacts.firstName}, ''), nullif(${contacts.lastName}, '')), '') || ', ',
        ${users.email}, case when not ${users.enabled} then ' (disabled)' end
      ) as user,
      coalesce(permissions.kind, 'None') as kind, permissions.permission, permissions.value,
      case when permissions.kind is null then 0 else 1 end as count
    from ${users}
    left join ${contacts} on ${contacts.id} = ${users.contactId}
    left join lateral (
      select 1 as position, 'Role' as kind, ${userRoles.role} as permission, null as value
        from ${userRoles} where ${userRoles.userId} = ${users.id}
      union all
      select 2, 'Claim', ${userClaims.key}, ${userClaims.value}
        from ${userClaims} where ${userClaims.userId} = ${users.id}
      union all
      select 3, 'Visibility',
        case when ${visibility.resourceId} = '__all__' then 'All areas' else ${visibility.resourceId} end,
        case when ${visibility.agentId} = '__all__' then 'All agents' else coalesce(
          (select ${agents.name} from ${agents} where ${agents.id}::text = ${visibility.agentId}), ${visibility.agentId}
        ) end
        from ${visibility} where ${visibility.contactId} = ${users.contactId}
    ) as permissions on true
    where ${values.login === undefined ? sql`true` : containsText(users.email, values.login)}
      and ${withRole(roles.find((role) => role === values.role))}
    order by 1, ${users.id}, permissions.position, permissions.permission, permissions.value`,
});

function withRole(role: Role | undefined): SQL {
  return role === undefined ? sql`true` : hasRole(users.id, role);
}
