import { presetClaims, roles } from "@portico/contract";
import { signedIn } from "../../../access/caller.ts";
import { users } from "../../../db/schema/index.ts";
import type { Catalog } from "../../../feature/catalog.ts";
import { feature } from "../../../feature/feature.ts";
import type { Handlers, RequestOf } from "../../../http/handler.ts";
import { bindList } from "../../../lists/list.ts";
import type { Services } from "../../../services/services.ts";
import { linkUser } from "./link-user.ts";
import { readUser } from "./managed-user.ts";
import { registerUser } from "./register-user.ts";
import { updateUser } from "./update-user.ts";
import { userFieldSources } from "./user-fields.ts";
import { endUserSessions, removeSecondFactors } from "./user-security.ts";
import { visibilityHandlers } from "./visibility.ts";

/** Users, with their roles, claims, contact and visibility. */
export const userManageFeature = feature({
  list: { id: "userManage.list", scope: "everyone", table: users, fields: userFieldSources },
  handlers: (services, catalog) => ({
    ...userHandlers(services, catalog),
    ...visibilityHandlers(services),
  }),
});

type UserCall = "userManage.update" | "userManage.link" | "userManage.removeSecondFactors";

function userHandlers(services: Services, { lists }: Catalog) {
  const { database } = services;
  const list = bindList(lists["userManage.list"], services);
  const changeOf = ({ params: { id }, caller, expectedVersion }: RequestOf<UserCall>) => ({
    id,
    list,
    caller: signedIn(caller),
    expectedVersion,
  });
  return {
    "userManage.roles": async () => roles.map((name) => ({ name })),
    "userManage.claims": async () => presetClaims.map((name) => ({ name })),
    "userManage.templates": async () => {
      const { roleTemplates } = await services.settings();
      return roleTemplates.toSorted((one, other) => one.name.localeCompare(other.name));
    },
    "identity.register": ({ body, caller, address, once }) =>
      registerUser(services, body, { caller: signedIn(caller), address, once }),
    "userManage.detail": ({ params: { id }, caller }) =>
      readUser(database, { id, list, caller: signedIn(caller) }),
    "userManage.update": (request) => updateUser(services, { ...changeOf(request), body: request.body }),
    "userManage.link": (request) => {
      const { contactId } = request.params;
      return linkUser(database, { ...changeOf(request), contactId, once: request.once });
    },
    "userManage.endSessions": ({ params: { id }, caller }) =>
      endUserSessions(database, { id, caller: signedIn(caller) }),
    "userManage.removeSecondFactors": (request) => removeSecondFactors(services, changeOf(request)),
  } satisfies Partial<Handlers>;
}
