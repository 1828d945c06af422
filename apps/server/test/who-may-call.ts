import type { EndpointId } from "@portico/contract";

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
  "user.beginSecondFactor": "signed in",
  "user.confirmSecondFactor": "signed in",
  "user.removeSecondFactor": "signed in",

  "contacts.lookup": ["administrator", "securityadmin"],
  "contacts.get": "signed in",
  "contacts.update": "signed in",

  "configuration.get": "anyone",
  "generalConfig.list": ["administrator"],
  "generalConfig.create": ["administrator"],
  "generalConfig.update": ["administrator"],
  "generalConfig.remove": ["administrator"],

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
} as const satisfies Record<EndpointId, WhoMay>;
