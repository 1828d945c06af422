import { type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";
import { hasSecret } from "../../schemas/secrets.ts";

const id = recordId;
const params = z.strictObject({ id });

/** How long a draft is kept after its last change, in days. */
export const draftDays = 30;
/** The maximum number of drafts of a user. */
export const maxDrafts = 20;
/** The maximum length of a draft as JSON, in characters. */
export const maxDraftLength = 60_000;

const values = z
  .record(z.string().max(100), z.unknown())
  .refine((changed) => JSON.stringify(changed).length <= maxDraftLength, "This draft is too long to save")
  .refine((changed) => !hasSecret(changed), "A draft can't have a card or Social Security number");

const revision = z.number().int().min(0).describe("Counts saves; 0 for a new draft.");
const updatedDate = z.iso.datetime();

/** The schemas of the calls on drafts. */
export const offlineDraftSchemas = {
  "offlineDrafts.list": {
    response: z.object({ data: z.array(z.object({ id, name: z.string(), revision, updatedDate })) }),
  },
  "offlineDrafts.detail": { params, response: z.object({ id, revision, updatedDate, changed: values }) },
  "offlineDrafts.save": {
    params,
    body: z.strictObject({ revision, changed: values.describe("The changed values of the form.") }),
    response: z.object({ revision, updatedDate }),
  },
  "offlineDrafts.remove": { params, response: z.null() },
} satisfies Record<string, CallSchemas>;
