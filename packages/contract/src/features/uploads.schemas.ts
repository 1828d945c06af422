import { binaryResponse, type CallSchemas, startedJobResponse } from "@portico/endpoints/schemas";
import * as z from "zod";
import { rowResultNames } from "../uploads.ts";

const params = z.strictObject({ id: z.uuid().describe("The ID of the upload, which is that of its job.") });

/** The schemas of the calls on the results of uploads. */
export const uploadSchemas = {
  "uploads.rows": {
    params,
    response: z.object({
      fileName: z.string(),
      expiresDate: z.iso.datetime().describe("When the result is deleted."),
      rows: z.array(
        z.object({
          line: z.number().int(),
          result: z.enum(rowResultNames),
          text: z.string().describe("What happened, with the values that were read and stored."),
        }),
      ),
    }),
  },
  "uploads.file": { params, response: binaryResponse },
  "uploads.confirm": { params, response: startedJobResponse },
} satisfies Record<string, CallSchemas>;
