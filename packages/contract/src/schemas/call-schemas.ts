import type * as z from "zod";

/** The shapes of a call. What is not given takes nothing: a query, body or parameter that comes all the same is refused. */
export interface CallSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** `z.null()` for a call that answers 204. */
  readonly answer: z.ZodType;
}
