import type { Area, EndpointId, ListId } from "@portico/contract";

/**
 * Who may make a call: anyone, any signed-in user, or users with all roles and claims of one of these lines. Copied
 * from the specification, not from the contract, so that a change of the contract fails the test until this is
 * changed too.
 */
type WhoMay = "anyone" | "signed in" | readonly [string, ...string[]];

/** Who may make each call of the contract. A line with two names requires both. Any line is sufficient. */
export const whoMayCall = {
  "identity.login": "anyone",
  "identity.secondFactor": "anyone",
  "identity.sendSecondFactor": "anyone",
  "identity.forgot": "anyone",
  "identity.reset": "anyone",
  "identity.setup": "anyone",
  "identity.logout": "signed in",
  "identity.register": ["securityadmin"],
  "identity.resetByAdmin": ["securityadmin"],

  "session.activity": "signed in",
  "session.frameToken": "signed in",

  "user.photo": "signed in",
  "user.setPhoto": "signed in",
  "user.removePhoto": "signed in",
  "user.secondFactors": "signed in",
  "user.beginTotp": "signed in",
  "user.confirmTotp": "signed in",
  "user.renewRecoveryCodes": "signed in",
  "user.beginSecondFactor": "signed in",
  "user.confirmSecondFactor": "signed in",
  "user.removeSecondFactor": "signed in",

  "userManage.list": ["securityadmin"],
  "userManage.detail": ["securityadmin"],
  "userManage.update": ["securityadmin"],
  "userManage.roles": ["securityadmin"],
  "userManage.claims": ["securityadmin"],
  "userManage.link": ["securityadmin"],
  "userManage.endSessions": ["securityadmin"],
  "userManage.removeSecondFactors": ["securityadmin"],
  "userManage.visibility": ["securityadmin"],
  "userManage.setVisibility": ["securityadmin"],

  "contacts.lookup": ["administrator", "securityadmin"],
  "contacts.get": "signed in",
  "contacts.update": "signed in",

  "agent.list": ["administrator"],
  "agent.detail": ["administrator"],
  "agent.save": ["administrator"],
  "rates.list": ["administrator"],
  "rates.create": ["administrator"],
  "rates.update": ["administrator"],

  "configuration.get": "anyone",
  "auditLog.list": ["administrator"],
  "auditLog.detail": ["administrator"],
  "generalConfig.list": ["administrator"],
  "generalConfig.create": ["administrator"],
  "generalConfig.update": ["administrator"],
  "generalConfig.remove": ["administrator"],
  "screens.list": ["administrator"],
  "screens.create": ["administrator"],
  "screens.impact": ["administrator"],
  "screens.get": ["administrator"],
  "screens.version": ["administrator"],
  "screens.save": ["administrator"],
  "screens.submit": ["administrator"],
  "screens.withdraw": ["administrator"],
  "screens.approve": ["administrator"],
  "screens.return": ["administrator"],
  "screens.publish": ["administrator"],
  "screens.rollBack": ["administrator"],
  "screens.retire": ["administrator"],
  "configuration.screen": "signed in",

  "jobs.get": "signed in",
  "jobs.cancel": "signed in",

  "carriers.lookup": "signed in",
  "countries.lookup": "signed in",
  "states.lookup": "signed in",
  "counties.lookup": "signed in",
  "cities.lookup": "signed in",
  "agents.lookup": ["agent", "administrator", "securityadmin"],
  "types.lookup": "signed in",

  "policies.list": ["agent view.Policy", "agent admin.Policy"],
  "policies.detail": ["agent view.Policy", "agent admin.Policy"],
  "policies.summaries": ["agent view.Policy", "agent admin.Policy"],
  "policies.history": ["agent view.Policy", "agent admin.Policy"],
  "policies.setStatus": ["agent view.Policy", "agent admin.Policy"],
  "policies.setStatuses": ["agent view.Policy", "agent admin.Policy"],
  "policies.assign": ["agent admin.Policy"],
  "policiesInForce.list": ["administrator"],
  "leads.list": ["agent view.Lead", "agent admin.Lead"],
  "leads.update": ["agent view.Lead", "agent admin.Lead"],
  "leads.summary": ["agent view.Lead", "agent admin.Lead"],
  "leads.history": ["agent view.Lead", "agent admin.Lead"],
  "leads.patchStatus": ["agent view.Lead", "agent admin.Lead"],
  "leads.setStatuses": ["agent view.Lead", "agent admin.Lead"],
  "leads.assign": ["agent admin.Lead"],
  "policyNonPaid.list": ["agent view.Policy", "agent admin.Policy"],
  "policyNonPaid.summary": ["agent view.Policy", "agent admin.Policy"],
  "policyNonPaid.history": ["agent view.Policy", "agent admin.Policy"],
  "policyNonPaid.setStatus": ["agent view.Policy", "agent admin.Policy"],
  "policyNonPaid.putStatus": ["agent view.Policy", "agent admin.Policy"],
  "policyNonPaid.setStatuses": ["agent view.Policy", "agent admin.Policy"],
  "policyNonPaid.assign": ["agent admin.Policy"],
  "lostPolicy.list": ["agent view.Policy", "agent admin.Policy"],
  "lostPolicy.summary": ["agent view.Policy", "agent admin.Policy"],
  "lostPolicy.history": ["agent view.Policy", "agent admin.Policy"],
  "lostPolicy.setStatus": ["agent view.Policy", "agent admin.Policy"],
  "lostPolicy.setStatuses": ["agent view.Policy", "agent admin.Policy"],
  "lostPolicy.assign": ["agent admin.Policy"],

  "customers.list": ["agent view.Customer", "agent admin.Customer"],
  "customers.create": ["agent view.Customer", "agent admin.Customer"],
  "customers.detail": ["agent view.Customer", "agent admin.Customer"],
  "customers.update": ["agent view.Customer", "agent admin.Customer"],
  "customers.summary": ["agent view.Customer", "agent admin.Customer"],
  "customers.history": ["agent view.Customer", "agent admin.Customer"],
  "customers.setStatus": ["agent view.Customer", "agent admin.Customer"],
  "customers.setStatuses": ["agent view.Customer", "agent admin.Customer"],
  "customers.assign": ["agent admin.Customer"],
  "customerRecords.list": ["agent view.Customer", "agent admin.Customer"],

  "notes.list": ["agent", "administrator", "securityadmin", "customer"],
  "notes.create": ["agent", "administrator", "securityadmin", "customer"],
  "notes.download": ["agent", "administrator", "securityadmin", "customer"],

  "selections.create": "signed in",
  "selections.check": "signed in",
  "preferences.get": "signed in",
  "preferences.set": "signed in",
  "preferences.remove": "signed in",

  "uploadPolicies.list": ["administrator"],
  "uploadPolicies.detail": ["administrator"],
  "uploadPolicies.upload": ["administrator"],
} as const satisfies Record<EndpointId, WhoMay>;

/** A list of groups, with the file and title of the test of its visibility: `"src/….test.ts: are …"`. */
export interface GroupsTest {
  readonly groups: `src/${string}.test.ts: ${string}`;
}

/**
 * Whose rows each list shows: those of an area by agent, where `view.X` includes the user's own rows and `admin.X`
 * all; or all rows to everyone who may call it. A row of groups can count rows of several agents, so the feature has
 * its own test. Add a line here for each new list, so that it is tested like the others.
 */
export const listScopes = {
  "policies.list": "Policy",
  "leads.list": "Lead",
  "policyNonPaid.list": "Policy",
  "lostPolicy.list": "Policy",
  "policiesInForce.list": {
    groups: "src/features/policies-in-force.test.ts: those of a granted agent, in page, export and selection",
  },
  "customers.list": "Customer",
  "customerRecords.list": "Customer",
  "agent.list": "everyone",
  "userManage.list": "everyone",
  "rates.list": "everyone",
  "uploadPolicies.list": "everyone",
  "auditLog.list": "everyone",
  "generalConfig.list": "everyone",
  "screens.list": "everyone",
} as const satisfies Record<ListId, Area | "everyone" | GroupsTest>;

/** The lists with rows that belong to nobody, such as unassigned leads. They have the field `agentId`. */
export const listsWithUnassignedRows: readonly ListId[] = ["leads.list"];

/** The lists whose rows can belong to two agents, such as a customer's creator and assignee. */
export const listsOfTwoAgents: readonly ListId[] = ["customers.list", "customerRecords.list"];
