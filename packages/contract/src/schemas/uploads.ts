import * as z from "zod";

/** The query that goes with every uploaded file. */
export const uploadQuery = z.strictObject({
  fileName: z.string().trim().min(1).max(200).describe("The file name."),
});
