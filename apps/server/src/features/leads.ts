import { type SQL, sql } from "drizzle-orm";
import { agents, genericEntries, leads } from "../db/schema/index.ts";
import { toStoredPhone } from "../db/stored-phone.ts";
import { feature } from "../feature/feature.ts";
import { validationFailure } from "../http/validation.ts";

/** Leads and their dispositions. */
export const leadsFeature = feature({
  list: {
    id: "leads.list",
    scope: "Lead",
    table: leads,
    fields: { agentName: agents.name, statusName: genericEntries.name, age: ageOn },
    sortedBy: { age: { source: leads.dob, isReversed: true } },
  },
  category: "lead",
  crud: {
    check: ({ body, services }) => {
      if (body?.dob !== undefined && body.dob > services.clock.today())
        throw validationFailure("body", { dob: ["Can't be in the future"] });
    },
    columns: ({ body }) => ({
      ...body,
      middleName: body.middleName || null,
      phone: toStoredPhone(body.phone),
      address: body.address || null,
      city: body.city || null,
      plan: body.plan || null,
    }),
  },
  work: { statusType: "leadStatus", rowName: "contactName" },
  noteTargets: { entity: "lead" },
});

function ageOn(today: string): SQL {
  return sql`extract(year from age(${today}::date, ${leads.dob}))::int`;
}
