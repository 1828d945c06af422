import { type ExportFormat, exportFormats } from "@portico/contract";
import { parseAccept } from "hono/utils/accept";
import { Failure } from "../../http/failure.ts";

/** The forms a list is answered in, by media type. */
const forms = {
  json: "application/json",
  csv: exportFormats.csv.mediaType,
  xlsx: exportFormats.xlsx.mediaType,
  pdf: exportFormats.pdf.mediaType,
} satisfies Record<"json" | ExportFormat, string>;
/** One of them. */
export type ListForm = keyof typeof forms;
const formNames = ["json", "csv", "xlsx", "pdf"] as const satisfies readonly ListForm[];

/**
 * The form that an `accept` header asks for most; JSON where it asks for none in particular.
 * @throws Failure 406 where it asks only for forms that a list does not have
 */
export function chooseForm(accept: string | undefined): ListForm {
  const wanted = parseAccept(accept ?? "")
    .filter(({ q }) => q > 0)
    .sort((one, other) => other.q - one.q);
  if (wanted.length === 0) return "json";
  for (const { type } of wanted) {
    const form = formOf(type.toLowerCase());
    if (form) return form;
  }
  throw new Failure(
    406,
    `This list cannot be had in that form; it is there as ${Object.values(forms).join(", ")}.`,
  );
}

function formOf(type: string): ListForm | undefined {
  if (type === "*/*" || type === "application/*") return "json";
  return formNames.find((name) => forms[name] === type);
}
