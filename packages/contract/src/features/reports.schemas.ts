import { binaryResponse, type CallSchemas, recordId } from "@portico/endpoints/schemas";
import * as z from "zod";

const id = recordId;
const maxText = 100;
const maxNumber = 999_999_999;

/** A parameter of a report, as the dialog shows it. */
export const reportParam = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(["text", "date", "number", "list"]),
  format: z.string().nullable().describe("The format of a value, such as YYYY-MM-DD."),
  values: z
    .union([z.array(z.object({ id: z.string(), name: z.string() })), z.string()])
    .nullable()
    .describe("The options of a list, or the path of the endpoint that returns them."),
  isRequired: z.boolean(),
  initial: z.string().describe("The value that the dialog starts with."),
  notBefore: z.string().nullable().describe("The parameter whose date can't be later."),
});
/** A parameter of a report. */
export type ReportParam = z.infer<typeof reportParam>;

/** The parameters in a format's `params`. */
export const reportParams = z.array(reportParam);

/** The values of a report's parameters. Empty ones are left out. */
export type ReportValues = Readonly<Record<string, string>>;

/** The schema of the values of a report's parameters. It rejects unknown ones by name. */
export function reportValuesSchema(params: readonly ReportParam[]) {
  const shape = Object.fromEntries(params.map((param) => [param.name, valueSchema(param)]));
  return z
    .strictObject(shape)
    .superRefine((values, context) => {
      for (const { name, notBefore } of params) {
        const [value, first] = [values[name], notBefore === null ? undefined : values[notBefore]];
        if (!value || !first || value >= first) continue;
        const label = params.find((other) => other.name === notBefore)?.label;
        context.addIssue({ code: "custom", path: [name], message: `Can't be before ${label}` });
      }
    })
    .transform(
      (values): ReportValues =>
        Object.fromEntries(
          Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
        ),
    );
}

function valueSchema({ label, type, values, isRequired }: ReportParam): z.ZodType<string | undefined> {
  const missing = `${label} is required`;
  const text = z.string(missing).trim();
  const isEmpty = (value: string) => value === "";
  const schema = {
    text: text
      .max(maxText, `Up to ${maxText} characters`)
      .refine((value) => !value.includes("\0"), "Can't contain the character NUL"),
    date: text.refine(
      (value) => isEmpty(value) || z.iso.date().safeParse(value).success,
      "Must be valid date",
    ),
    number: text.refine(
      (value) => isEmpty(value) || (/^\d{1,9}$/.test(value) && Number(value) <= maxNumber),
      "Must be a whole number of up to 9 digits",
    ),
    list: text
      .max(maxText, "Choose one of the options")
      .refine(
        (value) => isEmpty(value) || !Array.isArray(values) || values.some((option) => option.id === value),
        "Choose one of the options",
      ),
  }[type];
  return isRequired ? schema.refine((value) => !isEmpty(value), missing) : schema.optional();
}

/** A text with a JSON object whose values have a type. */
function jsonObject<Value extends z.ZodType>(value: Value) {
  return z
    .string()
    .max(5_000, "Up to 5,000 characters")
    .transform((text, context) => {
      try {
        return z.record(z.string(), value).parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: "custom", message: "Must be a JSON object with texts." });
        return z.NEVER;
      }
    });
}

/** What to run a report with. */
export const reportQuery = z.strictObject({
  reportFormatId: id
    .optional()
    .describe("One of the report's formats. By default RFPDF, or the report's first format."),
  params: jsonObject(z.string()).optional().describe("The values of the parameters by name, as JSON."),
  paymentNumber: z
    .string()
    .regex(/^[0-9]{1,9}$/, "Must be a whole number.")
    .optional()
    .describe("For the agent commission statement: only this payment."),
  filters: jsonObject(z.union([z.string(), z.array(z.string())]))
    .optional()
    .describe("For the agent commission statement: filters of the list of payments, as JSON."),
});
/** What to run a report with. */
export type ReportQuery = z.output<typeof reportQuery>;

const reportFormat = z.object({
  id,
  reportId: id,
  name: z.string(),
  reportTypeName: z.string(),
  languageName: z.string(),
  code: z.string(),
  isDefault: z.boolean(),
  params: z.string().describe("A JSON text: the list of the parameters."),
});
/** A format of a report. */
export type ReportFormat = z.infer<typeof reportFormat>;

const reportRun = z.object({
  id: id.describe("Also the ID of its job."),
  name: z.string(),
  languageName: z.string(),
  fileType: z.enum(["pdf", "xlsx", "csv"]),
  filters: z.array(z.string()).describe("The parameters used, such as 'Carrier: AvMed'."),
  createdDate: z.iso.datetime(),
  state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
  done: z.number().int().describe("The number of rows written."),
  total: z.number().int().nullable().describe("The number of rows, if known."),
  message: z.string().nullable(),
  fileName: z.string().nullable().describe("Null until the file is ready."),
  fileBytes: z.number().int().nullable(),
  expiresDate: z.iso.datetime().describe("When the file is deleted."),
});
/** A report that ran in the background. */
export type ReportRun = z.infer<typeof reportRun>;

/** The schemas of the calls on reports. */
export const reportSchemas = {
  "reports.list": { response: z.array(reportFormat) },
  "reports.download": { params: z.strictObject({ id }), query: reportQuery, response: binaryResponse },
  "reports.runs": { response: z.array(reportRun) },
  "reports.file": { params: z.strictObject({ id }), response: binaryResponse },
} satisfies Record<string, CallSchemas>;
