import { safeFileName } from "@portico/endpoints";
import * as z from "zod";
import { encodingNames } from "../uploads.ts";

/** The query parameters of every call that reads a file with rows. */
export const tableQueryShape = {
  sheet: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe("The name of a sheet of a spreadsheet. By default, the first visible sheet with data is read."),
  encoding: z
    .enum(encodingNames)
    .optional()
    .describe(
      "The encoding of a text file that is neither UTF-8 nor UTF-16. Without it, such a file returns a 422 with its words with accents.",
    ),
  asks: z
    .enum(["true", "false"])
    .optional()
    .describe(
      "`true` for a 422 with the names of the sheets if several visible sheets have data and `sheet` is missing.",
    ),
};

/** The query parameters of every call that finds the layout of a file by its headers. */
export const mappedTableQueryShape = {
  ...tableQueryShape,
  layout: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      "The ID or name of a file layout. By default, that whose headers the file has. With `asks`, a file that no layout fits, or several fit equally well, returns a 422 with their names, and an empty name for a new layout.",
    ),
};

/** The query parameters of every call that can show what loading a file would do. */
export const dryRunQueryShape = {
  dryRun: z
    .enum(["true", "false"])
    .optional()
    .describe(
      "`true` to load nothing and only show what would happen. The job's result has the counts; `POST /Uploads/{id}/confirm` loads the file.",
    ),
};

/** The query that goes with a file that is the body. */
export const uploadQuery = z.strictObject({
  fileName: z.string().overwrite(safeFileName).describe("The file name. What is unsafe in it is removed."),
  ...dryRunQueryShape,
  ...mappedTableQueryShape,
});
