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
  /** The stored layout that `layout` was taken from, for the result. */
  usedLayout: z.object({ id: z.uuid(), name: z.string() }).optional(),
  /** The names of layouts that fit the headers as well, but read the file differently. */
  otherLayouts: z.array(z.string()).readonly().optional(),
};

/** What was chosen about a file. */
export type FileReading = Readonly<z.infer<z.ZodObject<typeof fileReadingShape>>>;

/** The layout with which a file is read. */
export type LayoutReading = Pick<FileReading, "layout" | "usedLayout" | "otherLayouts">;

/** What a person chose about a file in a query. */
export type ReadingQuery = Pick<FileReading, "sheet" | "encoding">;

/** The choices of a query, for a job. */
export function fileReadingOf({ sheet, encoding }: ReadingQuery): ReadingQuery {
  return { ...(sheet !== undefined && { sheet }), ...(encoding !== undefined && { encoding }) };
}

/** How the rows of a file are read. */
export function tableReadingOf({ layout, ...reading }: FileReading): TableReading {
  return { ...fileReadingOf(reading), delimiter: delimiterCharacters[layout?.delimiter ?? "auto"] };
}

/** The warning that a layout was chosen among several that fit. Undefined if there was no other. */
export function layoutWarning({ usedLayout, otherLayouts = [] }: FileReading): string | undefined {
  if (usedLayout === undefined || otherLayouts.length === 0) return undefined;
  const others = otherLayouts.map((name) => `“${name}”`).join(", ");
  return `Several layouts fit the headers of the file. It was read with “${usedLayout.name}”. These fit, too, but read it differently: ${others}.`;
}
