import { randomInt, randomUUID } from "node:crypto";
import type { Database } from "../src/db/database.ts";
import {
  customers,
  leads,
  marketplaceApplications,
  offlineApplications,
  policies,
} from "../src/db/schema/index.ts";
import type { ListedKind } from "../src/domains/people/people/visible-records.ts";
import { entryId } from "../src/reference/seed.ts";
import { asSystem } from "./as-system.ts";

/** Who a record is about. */
export interface PersonValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
}

/** A record that a test added. */
export interface AddedRecord {
  readonly kind: ListedKind;
  /** Its ID in the API. */
  readonly id: string;
  /** Its ID among the records of people, and that of its row. */
  readonly key: string;
}

/** Whose a record is, and what a lead's status says. */
export interface RecordOwner {
  readonly agentId: string;
  /** @default false */
  readonly isDoNotCall?: boolean;
}

/** Adds a record of a kind about a person. What else it has to say is that of a row of the demo data. */
export async function addPersonRecord(
  database: Database,
  kind: ListedKind,
  person: PersonValues,
  { agentId, isDoNotCall = false }: RecordOwner,
): Promise<AddedRecord> {
  const key = randomUUID();
  const write = asSystem(database);
  const row = { id: key, version: 1, agentId, createdDate: new Date("2026-01-05T15:00:00Z") };
  const owned = { ...row, ...person };
  switch (kind) {
    case "customer":
      await write.insert(customers).values({
        ...owned,
        createdByAgentId: agentId,
        statusId: entryId("customerStatus", "ACTIVE"),
        sex: "F",
        comment: "",
        usCitizen: true,
      });
      return { kind, id: key, key };
    case "lead":
      await write.insert(leads).values({
        ...owned,
        statusId: entryId("leadStatus", isDoNotCall ? "DO_NOT_CALL" : "NEW"),
      });
      return { kind, id: key, key };
    case "policy": {
      const [model] = await database.select().from(policies).limit(1);
      if (!model) throw new Error("There is no policy to copy.");
      const policyNumber = `P${randomInt(10 ** 12)}`;
      await write.insert(policies).values({ ...model, ...owned, policyNumber, exchangeId: null });
      return { kind, id: key, key };
    }
    case "application": {
      const [model] = await database.select().from(offlineApplications).limit(1);
      if (!model) throw new Error("There is no offline application to copy.");
      const offlineAppMembers = [
        {
          ...{ id: randomUUID(), relation: "spouse" as const, firstName: "Luis", middleName: null },
          ...{ lastName: person.lastName, dob: "1985-07-14", sex: null, migratoryStatus: null },
          ...{ typeOfIncome: null, annualIncome: null, employerName: null, employerPhone: null, apply: true },
        },
      ];
      await write
        .insert(offlineApplications)
        .values({ ...model, ...owned, createdByAgentId: agentId, createdBy: null, offlineAppMembers });
      return { kind, id: key, key };
    }
    case "marketplaceApplication": {
      const [model] = await database.select().from(marketplaceApplications).limit(1);
      if (!model) throw new Error("There is no Marketplace application to copy.");
      const exchangeAssignedId = String(randomInt(10 ** 9, 10 ** 10));
      const { object } = model.raw;
      const [applicant] = object.persons;
      if (!applicant) throw new Error("The application to copy has no person.");
      const { firstName: first, lastName: last, dob } = person;
      const raw = {
        ...model.raw,
        object: {
          ...object,
          policies: [],
          persons: [{ ...applicant, dob, name: { ...applicant.name, first, last } }],
        },
      };
      await write.insert(marketplaceApplications).values({
        ...model,
        ...{ id: key, version: 1, agentId, agentSaleId: agentId, exchangeAssignedId, raw, createdBy: null },
        ...{ userFirstName: first, userLastName: last, userPhone: person.phone, userEmail: person.email },
      });
      return { kind, id: exchangeAssignedId, key };
    }
  }
}
