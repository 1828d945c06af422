import type { Agency } from "@portico/public/sign";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../../../db/database.ts";
import { agents, consentRequests, offlineApplications } from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

/** How often a date of birth can be tried for one request (decisions, 21). */
const maxAttempts = 5;

const provenSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  answer: z.enum(["agreed"]).nullable(),
  isMatch: z.boolean(),
});

/** A request whose applicant entered the right date of birth. */
export interface ProvenRequest {
  readonly id: string;
  readonly applicationId: string;
  /** Whether the applicant has agreed already. */
  readonly isSigned: boolean;
}

/** A link, a date of birth to try, and the agency to name in the text. */
export interface Proof {
  readonly applicationId: string;
  /** `YYYY-MM-DD`, or any other text. */
  readonly dob: string;
  readonly agencyName: string;
  readonly now: Date;
}

/**
 * Compares a date of birth with that of the application. A wrong one is counted in the same statement, so that requests
 * at the same time can't exceed the limit. A right one starts the count again. Undefined for a wrong date, and for links
 * that are unknown, expired, declined or withdrawn, or that had too many attempts: callers can't tell them apart.
 *
 * Only the newest request counts. Once it can't be answered anymore, an earlier consent that is still in force can be
 * seen and withdrawn. The names of agent and agency are stored with a request when it is shown.
 */
export async function proveIdentity(
  database: Database,
  { applicationId, dob, agencyName, now }: Proof,
): Promise<ProvenRequest | undefined> {
  const request = consentRequests;
  const application = offlineApplications;
  const isMatch = sql`${application.dob}::text = ${dob}`;
  const isShown = sql`${isMatch} and ${request.answer} is null`;
  const [row] = await rowsOf(
    database,
    sql`update ${request} set
        attempts = case when ${isMatch} then 0 else ${request.attempts} + 1 end,
        agency_name = case when ${isShown} then ${agencyName} else ${request.agencyName} end,
        agent_name = case when ${isShown} then ${agents.name} else ${request.agentName} end
      from ${application}
      join ${agents} on ${agents.id} = coalesce(${application.agentId}, ${application.createdByAgentId})
      where ${request.id} = (${requestBehind(applicationId, now)})
        and ${application.id} = ${request.applicationId}
        and ${request.attempts} < ${maxAttempts}
        and ((${request.answer} is null and ${request.expiresDate} > ${now.toISOString()}::timestamptz)
          or (${request.answer} = 'agreed' and ${request.withdrawnDate} is null and ${request.replacedDate} is null))
      returning ${request.id} as id, ${request.applicationId} as "applicationId", ${request.answer} as answer,
        ${isMatch} as "isMatch"`,
  );
  const { data } = provenSchema.safeParse(row);
  if (!data?.isMatch) return undefined;
  return { id: data.id, applicationId: data.applicationId, isSigned: data.answer !== null };
}

/** The newest request of an application, or the newest consent in force if that request can't be answered anymore. */
function requestBehind(applicationId: string, now: Date) {
  return sql`select latest.id from ${consentRequests} as latest
    join ${offlineApplications} as owner on owner.id = latest.application_id
    where latest.application_id = ${applicationId}::uuid
      and (
        latest.answer = 'agreed' and latest.withdrawn_date is null and latest.replaced_date is null
        or not exists (
          select from ${consentRequests} as newer where newer.application_id = latest.application_id
            and (newer.sent_date, newer.id) > (latest.sent_date, latest.id)
        )
      )
      and not (
        latest.answer is null
        and (
          latest.expires_date <= ${now.toISOString()}::timestamptz
          or owner.status_id = ${entryId("offlineStatus", "VOID")}::uuid
        )
      )
    order by latest.sent_date desc, latest.id desc limit 1`;
}

/** Whose consent is asked, and by which agent. */
export async function readApplicant(database: Database, applicationId: string) {
  const [found] = await rowsOf(
    database,
    sql`select ${offlineApplications.firstName} as "firstName", ${offlineApplications.lastName} as "lastName",
        ${agents.name} as agent
      from ${offlineApplications}
      join ${agents} on ${agents.id} = coalesce(${offlineApplications.agentId}, ${offlineApplications.createdByAgentId})
      where ${offlineApplications.id} = ${applicationId}`,
  );
  return z.object({ firstName: z.string(), lastName: z.string(), agent: z.string() }).parse(found);
}

/** The names in the text of a request: as shown to the applicant, or today's for requests that were answered without them. */
export async function readAgency(
  database: Database,
  { applicationId, agencyName, agentName }: typeof consentRequests.$inferSelect,
  brand: string,
): Promise<Agency> {
  return {
    name: agencyName ?? brand,
    agent: agentName ?? (await readApplicant(database, applicationId)).agent,
  };
}
