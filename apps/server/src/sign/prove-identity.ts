import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../db/database.ts";
import { agents, consentRequests, offlineApplications } from "../db/schema/index.ts";
import { entryId } from "../reference/seed.ts";

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

/**
 * Compares a date of birth with that of the application. The attempt is counted first, in one statement, so that
 * requests at the same time can't exceed the limit. Undefined for a wrong date, and for links that are unknown,
 * expired, declined or withdrawn, or that had too many attempts: callers can't tell them apart.
 * @param dob `YYYY-MM-DD`, or any other text
 */
export async function proveIdentity(
  database: Database,
  { applicationId, dob, now }: { readonly applicationId: string; readonly dob: string; readonly now: Date },
): Promise<ProvenRequest | undefined> {
  const request = consentRequests;
  const application = offlineApplications;
  const [row] = await rowsOf(
    database,
    sql`update ${request} set attempts = ${request.attempts} + 1
      from ${application}
      where ${request.id} = (
          select latest.id from ${request} as latest where latest.application_id = ${applicationId}::uuid
          order by latest.sent_date desc, latest.id desc limit 1
        )
        and ${application.id} = ${request.applicationId}
        and ${application.statusId} <> ${entryId("offlineStatus", "VOID")}::uuid
        and ${request.attempts} < ${maxAttempts}
        and ((${request.answer} is null and ${request.expiresDate} > ${now.toISOString()}::timestamptz)
          or (${request.answer} = 'agreed' and ${request.withdrawnDate} is null))
      returning ${request.id} as id, ${request.applicationId} as "applicationId", ${request.answer} as answer,
        ${application.dob}::text = ${dob} as "isMatch"`,
  );
  const { data } = provenSchema.safeParse(row);
  if (!data?.isMatch) return undefined;
  const isSigned = data.answer !== null;
  // The owner of a signed request may come back as often as needed.
  if (isSigned) await database.execute(sql`update ${request} set attempts = 0 where id = ${data.id}`);
  return { id: data.id, applicationId: data.applicationId, isSigned };
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
