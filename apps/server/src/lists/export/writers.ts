import type { ExportFormat } from "@portico/contract";
import { csvWriter } from "./csv.ts";
import type { ExportWriter } from "./writer.ts";

/** One writer for each format of the contract; another format is one more line here and there. */
export const writers = { csv: csvWriter } satisfies Record<ExportFormat, ExportWriter>;
