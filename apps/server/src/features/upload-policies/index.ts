import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { contacts, policyUploads, users } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import { personName } from "../../identity/person-name.ts";
import { uploadJobHandler } from "./job.ts";
import { takeUpload } from "./take-upload.ts";

/** Uploads of carriers' policy files and their results. */
export const uploadPoliciesFeature = feature({
  list: {
    id: "uploadPolicies.list",
    scope: "everyone",
    table: policyUploads,
    fields: {
      createdBy: sql`(
        select ${personName} from ${users} left join ${contacts} on ${contacts.id} = ${users.contactId}
        where ${users.id} = ${policyUploads.createdBy}
      )`,
    },
  },
  crud: { detail: (id, { database }) => outcomeOf(database, id) },
  handlers: (services) => ({ "uploadPolicies.upload": (request) => takeUpload(services, request) }),
  jobs: (services) => [uploadJobHandler(services)],
});

/** The result of an upload, with its rejected lines and warnings. */
async function outcomeOf(database: Database, id: string) {
  const { message, problems, warnings } = policyUploads;
  const [upload] = await database
    .select({ message, problems, warnings })
    .from(policyUploads)
    .where(eq(policyUploads.id, id));
  return { ...upload };
}
