import { type ExportFormat, exportFormats } from "@portico/contract";
import { parseAccept } from "hono/utils/accept";
import { Failure } from "../errors/failure.ts";

/** The forms a list is answered in, by media type. */
const mediaTypes = {
  json: "application/json",
  csv: exportFormats.csv.mediaType,
  xlsx: exportFormats.xlsx.mediaType,
  pdf: exportFormats.pdf.mediaType,
} satisfies Record<"json" | ExportFormat, string>;
/** One of them. */
export type ListFormat = keyof typeof mediaTypes;
const formatNames = ["json", "csv", "xlsx", "pdf"] as const satisfies readonly ListFormat[];

/**
 * The form that an `accept` header asks for most; JSON where it asks for none in particular.
 * @throws Failure 406 where it asks only for forms that a list does not have
 */
export function negotiateListFormat(accept: string | undefined): ListFormat {
  const wanted = parseAccept(accept ?? "")
    .filter(({ q }) => q > 0)
    .sort((one, other) => other.q - one.q);
  if (wanted.length === 0) return "json";
  for (const { type } of wanted) {
    const form = formatFor(type.toLowerCase());
    if (form) return form;
  }
  throw new Failure(
    406,
    `This list cannot be had in that form; it is there as ${Object.values(mediaTypes).join(", ")}.`,
  );
}

function formatFor(type: string): ListFormat | undefined {
  if (type === "*/*" || type === "application/*") return "json";
  return formatNames.find((name) => mediaTypes[name] === type);
}
