import type { ExportFile } from "../formats/writer.ts";

/** What the worker that makes a PDF is asked; it answers each with the pieces that are ready. */
export type PdfRequest =
  | { readonly kind: "begin"; readonly file: ExportFile }
  | {
      readonly kind: "rows";
      /** One a row, its values in the order of the columns. */
      readonly rows: readonly (readonly unknown[])[];
    }
  | { readonly kind: "end" };

/** Its answer. */
export interface PdfAnswer {
  readonly pieces: readonly Uint8Array[];
}
