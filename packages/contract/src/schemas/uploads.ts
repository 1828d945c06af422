import * as z from "zod";
import { safeFileName } from "../file-name.ts";

/** The query that goes with every uploaded file. */
export const uploadQuery = z.strictObject({
  fileName: z.string().overwrite(safeFileName).describe("The file name. What is unsafe in it is removed."),
});
