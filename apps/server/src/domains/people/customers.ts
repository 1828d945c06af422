import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Caller } from "../../access/caller.ts";
import { agents, customers, genericEntries } from "../../db/schema/index.ts";
import { toStoredPhone } from "../../db/stored-phone.ts";
import { Failure } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import { validationFailure } from "../../http/validation.ts";
import { recordTables } from "../../records/record-tables.ts";

/** Customers. The agents who created them or were assigned them see them. */
export const customersFeature = feature({
  list: {
    id: "customers.list",
    scope: recordTables.customer,
    table: customers,
    references: [
      { from: customers.statusId, to: genericEntries.id },
      { from: customers.agentId, to: agents.id },
    ],
    fields: {
      spokenLanguage: languageName(customers.tglanguageSpkid),
      mailLanguage: languageName(customers.tglanguageMailId),
    },
  },
  category: "customer",
  crud: {
    entryTypes: { tglanguageSpkid: "language", tglanguageMailId: "language" },
    check: ({ body, services: { clock } }) => {
      if (body?.dob !== undefined && body.dob > clock.today()) {
        throw validationFailure("body", { dob: ["Can't be in the future"] });
      }
    },
    columns: ({ body, before, caller }) => ({
      ...body,
      middleName: body.middleName || null,
      phone: toStoredPhone(body.phone),
      usCitizen: body.usCitizen ?? false,
      agentId: before?.agentId ?? ownAgent(caller),
      createdByAgentId: before?.createdByAgentId ?? ownAgent(caller),
    }),
  },
  work: { statusType: "customerStatus", formComment: "comment", rowName: "fullName" },
  noteTargets: { entity: "customer" },
});

/** The name of a language, in a query of its own because two columns and the status refer to the same table. */
function languageName(id: PgColumn) {
  return sql`(select language.name from ${genericEntries} language where language.id = ${id})`;
}

/** @throws Failure 403 without an agent, because nobody would own the customer */
function ownAgent({ agentId }: Caller): string {
  if (agentId !== null) return agentId;
  throw new Failure(
    403,
    "You can't create customers because your account isn't linked to an agent. Ask a security administrator to link it.",
  );
}
