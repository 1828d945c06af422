import type { Access, Format, Sensitivity } from "@portico/contract";
import type { ReportParam, ReportValues } from "@portico/contract/features/reports.schemas";
import type { SQL } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import type { OwnedRows } from "../access/scope.ts";
import type { ExportLanguage } from "../lists/export/formats/export-messages.ts";
import type { BusinessClock } from "../time/business-clock.ts";

/** The languages of reports. */
export const languages = { en: "English", es: "Spanish" } as const satisfies Record<ExportLanguage, string>;
/** A language of reports. */
export type Language = ExportLanguage;

/** A text in each language, or one text for all. */
export type Text = string | Readonly<Record<Language, string>>;

/** A column. Those of `groupBy` are headings in a PDF and the first columns of a spreadsheet. */
export interface ReportColumn {
  readonly label: Text;
  /** @default "text" */
  readonly format?: Extract<Format, "text" | "date" | "dateTime" | "money" | "number" | "phone">;
  readonly sensitive?: Sensitivity;
  /** Whether groups and the report show its sum. For `money` and `number`. @default false */
  readonly isSummed?: boolean;
  /** How to write values in Spanish. @default as they are */
  readonly inSpanish?: Readonly<Record<string, string>>;
}

/** A parameter. The dialog, the validation and the line with the parameters used are generated from it. */
export interface ReportParameter extends Pick<ReportParam, "type"> {
  readonly label: Text;
  /** The options of a list, or the path of one of the contract's `reportLookups`. */
  readonly values?: readonly { readonly id: string; readonly name: Text }[] | string;
  /** @default false */
  readonly isRequired?: boolean;
  /** The value that the dialog starts with, from today's date. @default none */
  readonly initial?: (today: string) => string;
  /** The parameter whose date can't be later. */
  readonly notBefore?: string;
  /** Set if values are personal, so that the audit gets a hash. */
  readonly sensitive?: Sensitivity;
}

/** What a report's query depends on. */
export interface ReportContext {
  /** The values of the parameters. Those without a value are missing. */
  readonly values: ReportValues;
  /** Which rows of the report's `list` are visible and match the filters it was started with, as a condition. */
  readonly listed: SQL;
  readonly caller: Caller;
  /** Which rows the caller may see, as a condition. Every query for rows of agents needs it. */
  readonly visible: (rows: OwnedRows) => SQL;
  readonly clock: Pick<BusinessClock, "today" | "timeZone">;
}

/** One format of a report: a language. */
export interface ReportFormat {
  /** A UUID. Never changes. */
  readonly id: string;
  readonly code: string;
  readonly language: Language;
}

/** A report. To add one, see `docs/add-a-report.md`. */
export interface Report<Column extends string = string> {
  /** A UUID. Never changes. */
  readonly id: string;
  /** The heading under which the screen lists it. */
  readonly type: string;
  readonly title: Text;
  /** Who may run it. */
  readonly access: Access;
  readonly formats: readonly [ReportFormat, ...ReportFormat[]];
  /** The parameters by name. */
  readonly parameters: Readonly<Record<string, ReportParameter>>;
  /** The columns in order, by their name in the query. */
  readonly columns: Readonly<Record<Column, ReportColumn>>;
  /** The columns by which rows are grouped, outermost first. They contain text, and the query sorts by them. */
  readonly groupBy: readonly NoInfer<Column>[];
  /** Whether subtotals and totals show the number of rows. @default false */
  readonly countsRows?: boolean;
  /** A sorted query with a value for each column. */
  readonly query: (context: ReportContext) => SQL;
  /** The list whose filters it takes, for a report that can be started from that list. */
  readonly list?: "payments.list";
}

/** Declares a report. */
export function report<const Column extends string>(declared: Report<Column>): Report<Column> {
  return declared;
}

/** A text in a language. */
export function textIn(language: Language, text: Text): string {
  return typeof text === "string" ? text : text[language];
}
