import { type SQL, sql } from "drizzle-orm";
import { agents, genericEntries, leads, leadUploads } from "../../db/schema/index.ts";
import { toStoredPhone } from "../../db/stored-phone.ts";
import { feature } from "../../feature/feature.ts";
import { chooseLayout } from "../../file-layouts/choose-layout.ts";
import { acceptUpload } from "../../file-uploads/accept-upload.ts";
import { uploadJob, uploadJobHandler } from "../../file-uploads/upload-job.ts";
import { leadUploadTables } from "../../file-uploads/upload-tables.ts";
import { validationFailure } from "../../http/validation.ts";
import { promisedFollowUps } from "../follow-ups/promised-follow-ups.ts";
import { readLeadFile } from "./read-file.ts";

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
  work: { statusType: "leadStatus", rowName: "contactName", followUps: promisedFollowUps("lead") },
  noteTargets: { entity: "lead" },
  handlers: (services) => ({
    "leads.upload": (request) =>
      acceptUpload(services, request, {
        table: leadUploads,
        job: leadUploadJob,
        fileName: request.query.fileName,
        reading: request.query,
        choose: (open) => chooseLayout(services.database, { kind: "leads", open, query: request.query }),
      }),
  }),
  jobs: (services) => [
    uploadJobHandler(services, {
      ...leadUploadTables,
      read: (upload, file, stage) => readLeadFile(services, upload, file, stage),
    }),
  ],
});

/** The job that reads and loads a lead file. */
const leadUploadJob = uploadJob("leads");

function ageOn(today: string): SQL {
  return sql`extract(year from age(${today}::date, ${leads.dob}))::int`;
}
