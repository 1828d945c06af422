import * as z from "zod";

/** The schemas of a call. Any query, body or parameter without a schema is rejected. */
export interface CallSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject | z.ZodArray;
  /** `z.null()` for a call that returns 204, `binaryAnswer` for a file. */
  readonly response: z.ZodType;
}

/** The response of a call that returns a file. */
export const binaryResponse = z.string().meta({ format: "binary" }).describe("A file.");

/** The response of a call that starts a job: 202, with the job's URL in `location`. */
export const startedJobResponse = z
  .object({ jobId: z.uuid().describe("Get its state at `/api/Jobs/{id}`.") })
  .meta({ "x-status": 202 });
