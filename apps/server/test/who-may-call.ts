import type { Area, EndpointId, ListId } from "@portico/contract";

/**
 * Who gets an answer: anyone, whoever is signed in, or who holds all of one of these lines. Read from the
 * specification, not from the contract: a requirement that changes there is wrong until it is changed here too.
 */
type WhoMay = "anyone" | "signed in" | readonly [string, ...string[]];

/** Who may make each call of the contract. Two names in one line are both needed; any line is enough. */
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

  "userManage.visibility": ["securityadmin"],
  "userManage.setVisibility": ["securityadmin"],

  "contacts.lookup": ["administrator", "securityadmin"],
  "contacts.get": "signed in",
  "contacts.update": "signed in",

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

/** A list of groups, with the file and the title of the test that checks who sees which: `"src/….test.ts: are …"`. */
export interface GroupsTest {
  readonly groups: `src/${string}.test.ts: ${string}`;
}

/**
 * Whose rows each list shows: those of an area by agent, with `view.X` one's own and with `admin.X` all; or all to
 * everyone who may call it. A row of groups can count the rows of several agents, so the feature's own test covers them.
 * A new list needs a line here; the tests then check it like the others.
 */
export const listScopes = {
  "policies.list": "Policy",
  "policyNonPaid.list": "Policy",
  "lostPolicy.list": "Policy",
  "policiesInForce.list": {
    groups:
      "src/features/policies-in-force.test.ts: those of an agent whom they were granted, in page, export and selection",
  },
  "uploadPolicies.list": "everyone",
  "auditLog.list": "everyone",
  "generalConfig.list": "everyone",
  "screens.list": "everyone",
} as const satisfies Record<ListId, Area | "everyone" | GroupsTest>;
