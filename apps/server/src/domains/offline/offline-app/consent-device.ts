import { consentDevices } from "@portico/contract/features/offline/offline-app";
import { sql } from "drizzle-orm";
import { consentRequests, offlineApplications } from "../../../db/schema/index.ts";

const [agentDevice, otherDevice, unknownDevice] = consentDevices;
const { applicationId, answer, answeredDate, deviceMatch } = consentRequests;

/**
 * Where the consent of an application was signed, or null without one. One that was signed on the agent's device stays
 * visible, whatever was sent and signed since. Otherwise the newest one counts.
 */
export const consentDevice = sql`(
  select case
      when bool_or(${deviceMatch} <> 'none') then ${agentDevice}::text
      when (array_agg(${deviceMatch} order by ${answeredDate} desc))[1] = 'none' then ${otherDevice}::text
      when count(*) > 0 then ${unknownDevice}::text
    end
  from ${consentRequests} where ${applicationId} = ${offlineApplications.id} and ${answer} = 'agreed'
)`;
