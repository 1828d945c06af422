import { eq, sql } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import { insertAudited } from "../../audit/write-row.ts";
import type { Database } from "../../db/database.ts";
import { isDatabaseUnavailable } from "../../db/database-errors.ts";
import { carriers, contacts, policyUploads, users } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import type { RequestOf } from "../../http/handler.ts";
import { safeFileName } from "../../http/multipart.ts";
import { validationFailure } from "../../http/validation.ts";
import { personName } from "../../identity/person-name.ts";
import { startJob } from "../../jobs/start-job.ts";
import type { Services } from "../../services/services.ts";
import { newFileKey } from "../../storage/storage.ts";
import { uploadJob, uploadJobHandler } from "./job.ts";
import { mayNameCarrier } from "./open-file.ts";

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
  handlers: (services) => ({ "uploadPolicies.upload": (request) => acceptUpload(services, request) }),
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

/**
 * Stores a policy file and starts the job that loads it.
 * @throws Failure 422 if it is empty, or neither the file nor the request names the carrier
 */
async function acceptUpload(
  { database, storage, settings }: Services,
  { query: { fileName, carrier }, stream, caller, once }: RequestOf<"uploadPolicies.upload">,
) {
  const { userId } = signedIn(caller);
  if (carrier !== undefined) await requireCarrier(database, carrier);
  const fileKey = newFileKey("uploads");
  const counter = { bytes: 0 };
  await storage.putStream(fileKey, counted(stream, counter));
  try {
    if (counter.bytes === 0) throw validationFailure("body", { "": ["The file is empty."] });
    if (carrier === undefined) await requireNamedCarrier();
    return await once(database, async (transaction) => {
      const started = await startJob(transaction, uploadJob, {
        input: { bytes: counter.bytes },
        startedBy: userId,
      });
      await insertAudited(transaction, {
        table: policyUploads,
        values: {
          id: started.jobId,
          fileName: safeFileName(fileName),
          carrierId: carrier ?? null,
          fileKey,
          state: "Waiting",
          createdBy: userId,
        },
        by: userId,
        category: "upload",
      });
      return started;
    });
  } catch (error) {
    // If the connection was lost, the row may have been committed, so the file is not removed.
    if (!isDatabaseUnavailable(error)) await storage.remove(fileKey);
    throw error;
  }
  async function requireNamedCarrier(): Promise<void> {
    const content = await storage.getStream(fileKey);
    const { policyHeaders } = await settings();
    if (content && (await mayNameCarrier(content, policyHeaders))) return;
    throw validationFailure("query", {
      carrier: ["No column of the file names the carrier. Choose the carrier."],
    });
  }
}

async function requireCarrier(database: Database, id: string): Promise<void> {
  const [carrier] = await database.select({ id: carriers.id }).from(carriers).where(eq(carriers.id, id));
  if (!carrier)
    throw validationFailure("query", { carrier: ["This carrier doesn't exist. Choose one from the list."] });
}

async function* counted(stream: AsyncIterable<Uint8Array>, counter: { bytes: number }) {
  for await (const chunk of stream) {
    counter.bytes += chunk.length;
    yield chunk;
  }
}
