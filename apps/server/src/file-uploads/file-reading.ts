import { encodingNames } from "@portico/contract";
import { storedLayoutSchema } from "@portico/contract/schemas";
import * as z from "zod";
import type { TableReading } from "../table-files/read-rows.ts";
import { delimiterCharacters } from "../table-files/text/delimiter.ts";

/** What was chosen about a file. Part of the input of jobs that read it. */
export const fileReadingShape = {
  sheet: z.string().optional(),
  encoding: z.enum(encodingNames).optional(),
  /** Undefined for the usual headers. Later changes of the stored layout don't affect the upload. */
  layout: storedLayoutSchema.optional(),
};

/** What was chosen about a file. */
export type FileReading = Readonly<z.infer<z.ZodObject<typeof fileReadingShape>>>;

/** What a person chose about a file in a query. */
export type ReadingQuery = Pick<FileReading, "sheet" | "encoding">;

/** The choices of a query, for a job. */
export function fileReadingOf({ sheet, encoding }: ReadingQuery): ReadingQuery {
  return { ...(sheet !== undefined && { sheet }), ...(encoding !== undefined && { encoding }) };
}

/** How the rows of a file are read. */
export function tableReadingOf({ layout, ...reading }: FileReading): TableReading {
  return { ...reading, delimiter: delimiterCharacters[layout?.delimiter ?? "auto"] };
}
