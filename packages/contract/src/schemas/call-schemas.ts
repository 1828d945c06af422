import * as z from "zod";

/** The shapes of a call. What is not given takes nothing: a query, body or parameter that comes all the same is refused. */
export interface CallSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject | z.ZodArray;
  /** `z.null()` for a call that answers 204, `binaryAnswer` for a file. */
  readonly answer: z.ZodType;
}

/** The answer of a call that sends a file. */
export const binaryAnswer = z.string().meta({ format: "binary" }).describe("A file.");

/** The answer of a call that begins a job: 202, with the job's address in `location`. */
export const startedJobAnswer = z
  .object({ jobId: z.uuid().describe("To be asked about at `/api/Jobs/{id}`.") })
  .meta({ "x-status": 202 });
