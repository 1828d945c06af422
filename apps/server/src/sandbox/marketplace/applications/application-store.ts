import { randomInt } from "node:crypto";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { sandboxApplications } from "../../../db/schema/index.ts";
import { coverageYearOn } from "../../../domains/marketplace/rules/enrollment-period.ts";
import { soldStates } from "../geography/geography.ts";
import { type AssessmentDay, assessApplication } from "./assess-application.ts";
import { makeApplication } from "./make-application.ts";

/** The IDs that the sandbox has applications for: ten digits. Those that end with 000 don't exist. */
const existingId = /^[1-9]\d{9}$(?<!000)/;

/** A person who starts an application. */
export interface NewConsumer {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly state: string;
  readonly agentNpn: string | null;
}

/** The applications of the sandbox. */
export interface ApplicationStore {
  /** The application with an ID, invented when it is first read. Undefined if there is none. */
  find(id: string, state?: string, agentNpn?: string | null): Promise<MarketplaceApplication | undefined>;
  /** @param key a repetition with the same key returns the same application */
  create(consumer: NewConsumer, key?: string): Promise<MarketplaceApplication>;
  /**
   * Changes an application and assesses it again.
   * @param key a repeated change with the same key changes nothing
   */
  change(
    id: string,
    change: (application: MarketplaceApplication) => MarketplaceApplication,
    key?: string,
  ): Promise<MarketplaceApplication | undefined>;
}

/** Opens the sandbox's applications. */
export function applicationStore(database: Database, day: () => AssessmentDay): ApplicationStore {
  const read = async (id: string) => {
    const [row] = await database.select().from(sandboxApplications).where(eq(sandboxApplications.id, id));
    return row?.data;
  };
  const insert = async (data: MarketplaceApplication, submissions: readonly string[] = []) => {
    await database
      .insert(sandboxApplications)
      .values({ id: data.exchangeAssignedId, data, submissions })
      .onConflictDoNothing();
    return (await read(data.exchangeAssignedId)) ?? data;
  };
  const change: ApplicationStore["change"] = (id, apply, key) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(sandboxApplications)
        .where(eq(sandboxApplications.id, id))
        .for("update");
      if (!row) return undefined;
      if (key !== undefined && row.submissions.includes(key)) return row.data;
      const data = assessApplication(apply(row.data), day());
      const submissions = key === undefined ? row.submissions : [...row.submissions, key];
      await transaction
        .update(sandboxApplications)
        .set({ data, submissions, changedDate: new Date() })
        .where(eq(sandboxApplications.id, id));
      return data;
    });
  const isOver = ({ object }: MarketplaceApplication) => {
    const { today, openEnrollment } = day();
    return object.insuranceApplication.coverageYear < coverageYearOn(today, openEnrollment);
  };
  return {
    find: async (id, state, agentNpn = null) => {
      const stored = await read(id);
      const found = stored && isOver(stored) ? await change(id, (one) => renew(one, day())) : stored;
      if (found) return state === undefined || found.userAddressStateCode === state ? found : undefined;
      if (!existingId.test(id) || !soldStates.some((one) => one === state) || state === undefined)
        return undefined;
      return insert({ ...(await makeApplication(id, state, day())), agentOfRecordNpn: agentNpn });
    },
    create: async (consumer, key) => {
      if (key === undefined) return insert(startApplication(consumer, day()));
      const [earlier] = await database
        .select()
        .from(sandboxApplications)
        .where(sql`${sandboxApplications.submissions} @> ${JSON.stringify([key])}::jsonb`);
      return earlier?.data ?? insert(startApplication(consumer, day()), [key]);
    },
    change,
  };
}

/** An application in the next coverage year. */
function renew(
  application: MarketplaceApplication,
  { today, openEnrollment }: AssessmentDay,
): MarketplaceApplication {
  const { object, version } = application;
  const coverageYear = coverageYearOn(today, openEnrollment);
  const insuranceApplication = { ...object.insuranceApplication, coverageYear };
  return { ...application, version: version + 1, object: { ...object, insuranceApplication } };
}

/** An application with one person, without an address and an income. */
function startApplication(
  { firstName, lastName, dob, state, agentNpn }: NewConsumer,
  { today, openEnrollment }: AssessmentDay,
): MarketplaceApplication {
  return {
    exchangeAssignedId: String(randomInt(4_000_000_001, 9_999_999_998)).replace(/000$/, "001"),
    version: 1,
    userFirstName: firstName,
    userLastName: lastName,
    userEmail: null,
    userPhone: null,
    userAddress: null,
    userAddressCity: null,
    userAddressCounty: null,
    userAddressStateCode: state,
    userAddressZipCode: null,
    countyFips: null,
    agentOfRecordNpn: agentNpn,
    eligibilityAPTCElected: null,
    enrollmentDate: null,
    object: {
      persons: [{ id: "P1", name: { first: firstName, last: lastName }, dob, relationship: "Self" }],
      insuranceApplication: {
        coverageYear: coverageYearOn(today, openEnrollment),
        applicants: [{ id: "A1", person_ref: "P1", eligibility: {} }],
      },
      policies: [],
    },
  };
}
