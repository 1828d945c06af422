import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { carriers, policyUploads } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { chooseLayout } from "../../../file-layouts/choose-layout.ts";
import { acceptUpload } from "../../../file-uploads/accept-upload.ts";
import { uploadJob, uploadJobHandler } from "../../../file-uploads/upload-job.ts";
import { policyUploadTables } from "../../../file-uploads/upload-tables.ts";
import type { RequestOf } from "../../../http/handler.ts";
import { validationFailure } from "../../../http/validation.ts";
import { nameOfUser } from "../../../identity/person-name.ts";
import type { Services } from "../../../services/services.ts";
import { matchUnmatchedLines } from "../../commissions/matching/match-unmatched-lines.ts";
import { refreshTracking } from "../../commissions/tracking/refresh-tracking.ts";
import { trackingOfTermsSince } from "../../commissions/tracking/tracking-selectors.ts";
import { readPolicyFile } from "./read-file.ts";

/** Uploads of carriers' policy files and their results. */
export const uploadPoliciesFeature = feature({
  list: {
    id: "uploadPolicies.list",
    scope: "everyone",
    where: eq(policyUploads.isDryRun, false),
    table: policyUploads,
    fields: {
      createdBy: nameOfUser(policyUploads.createdBy),
    },
  },
  crud: { detail: (id, { database }) => outcomeOf(database, id) },
  handlers: (services) => ({ "uploadPolicies.upload": (request) => accept(services, request) }),
  jobs: (services) => [
    uploadJobHandler(services, {
      ...policyUploadTables,
      read: (upload, file, stage) => readPolicyFile(services, upload, file, stage),
      afterwards: async ({ createdBy, createdDate }) => {
        await matchUnmatchedLines(services, createdBy);
        await refreshTracking(services, trackingOfTermsSince(createdDate));
      },
    }),
  ],
});

/** The job that reads and loads a policy file. */
const policyUploadJob = uploadJob("policies");

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
async function accept(services: Services, request: RequestOf<"uploadPolicies.upload">) {
  const { fileName, carrier, ...reading } = request.query;
  if (carrier !== undefined) await requireCarrier(services.database, carrier);
  return acceptUpload(services, request, {
    table: policyUploads,
    job: policyUploadJob,
    fileName,
    reading,
    choose: async (open) => {
      const { policyHeaders: further } = await services.settings();
      const kind = "policies";
      const chosen = await chooseLayout(services.database, {
        ...{ kind, open, query: reading, carrierId: carrier, further },
      });
      const carrierId = carrier ?? chosen.carrierId;
      if (carrierId === null && chosen.columns?.found.has("carrier") === false)
        throw validationFailure("query", {
          carrier: ["No column of the file names the carrier. Choose the carrier."],
        });
      return { reading: chosen.reading, values: { carrierId } };
    },
  });
}

async function requireCarrier(database: Database, id: string): Promise<void> {
  const [carrier] = await database.select({ id: carriers.id }).from(carriers).where(eq(carriers.id, id));
  if (!carrier)
    throw validationFailure("query", { carrier: ["This carrier doesn't exist. Choose one from the list."] });
}
