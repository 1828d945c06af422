import { encodingNames } from "@portico/contract";
import * as z from "zod";

/** What a person chose about a file. Part of the input of jobs that read it. */
export const fileReadingShape = {
  sheet: z.string().optional(),
  encoding: z.enum(encodingNames).optional(),
};

/** What a person chose about a file. */
export type FileReading = Readonly<z.infer<z.ZodObject<typeof fileReadingShape>>>;

/** The choices of a query, for a job. */
export function fileReadingOf({ sheet, encoding }: FileReading): FileReading {
  return { ...(sheet !== undefined && { sheet }), ...(encoding !== undefined && { encoding }) };
}
