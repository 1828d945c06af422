declare module "bidi-js" {
  /** The Unicode bidirectional algorithm. */
  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: "ltr" | "rtl" | "auto"): { readonly levels: Uint8Array };
    /** The mirrored form of a bracket; `null` for other characters. */
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
