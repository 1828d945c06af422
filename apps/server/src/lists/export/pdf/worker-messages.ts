import type { ExportFile } from "../formats/writer.ts";
import type { GroupedLine } from "./table.ts";

/** Requests to the PDF worker. It responds to each with the chunks that are ready. */
export type PdfRequest =
  | { readonly kind: "begin"; readonly file: ExportFile }
  | {
      readonly kind: "rows";
      /** The values of each row, in column order. */
      readonly rows: readonly (readonly unknown[])[];
      /** What the rows are, for grouped ones. */
      readonly lines?: readonly GroupedLine[];
    }
  | { readonly kind: "end" };

/** A response of the PDF worker. */
export interface PdfResponse {
  readonly pieces: readonly Uint8Array[];
}
