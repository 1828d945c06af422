import { type ExportFormat, exportFormats } from "@portico/contract";
import { parseAccept } from "hono/utils/accept";
import { Failure } from "../errors/failure.ts";

/** The formats of a list, by media type. */
const mediaTypes = {
  json: "application/json",
  csv: exportFormats.csv.mediaType,
  xlsx: exportFormats.xlsx.mediaType,
  pdf: exportFormats.pdf.mediaType,
} satisfies Record<"json" | ExportFormat, string>;
/** A format of a list. */
export type ListFormat = keyof typeof mediaTypes;
const formatNames = ["json", "csv", "xlsx", "pdf"] as const satisfies readonly ListFormat[];

/**
 * The format that an `accept` header prefers. JSON by default.
 * @throws Failure 406 if it only accepts unsupported formats
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
    `This list isn't available in that format. Available formats: ${Object.values(mediaTypes).join(", ")}.`,
  );
}

function formatFor(type: string): ListFormat | undefined {
  if (type === "*/*" || type === "application/*") return "json";
  return formatNames.find((name) => mediaTypes[name] === type);
}
