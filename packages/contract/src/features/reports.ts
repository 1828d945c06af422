import { call } from "@portico/endpoints";
import { typeGuids } from "../generic-types.ts";

const access = "agent|administrator";

/** The calls on reports. Each report has its own access requirement too. */
export const reportEndpoints = {
  "reports.list": call({
    method: "GET",
    path: "/Reports",
    access: "administrator",
    summary: "Returns the report formats that the caller may download.",
  }),
  "reports.download": call({
    method: "GET",
    path: "/Reports/:id",
    access,
    summary:
      "Returns a report as a file in the type that `Accept` names: PDF (default), XLSX or CSV. A large report returns 202 with a `jobId`; its file follows in `/ReportRuns`.",
  }),
  "reports.runs": call({
    method: "GET",
    path: "/ReportRuns",
    access,
    summary: "Returns the caller's reports that ran in the background, until one day after they are ready.",
    returnsOwnData: true,
  }),
  "reports.file": call({
    method: "GET",
    path: "/ReportRuns/:id/file",
    access,
    summary: "Returns the file of one of the caller's reports that ran in the background.",
  }),
};

/** The agent commission statement. Its format with the code `RFPDF` is the default one. */
export const agentCommissionStatement = "7b1d5a30-0001-4c52-8e0f-5d6a1c9e0001";
/** The formats of the agent commission statement by language. */
export const statementFormats = {
  en: "7b1d5a30-0001-4c52-8e0f-5d6a1c9e1001",
  es: "7b1d5a30-0001-4c52-8e0f-5d6a1c9e1002",
} as const;
/** The code of the default format. */
export const defaultFormatCode = "RFPDF";

/** How to read the options of a parameter: a lookup, and the property that is sent. */
export interface ReportLookup {
  readonly lookup: "agents.lookup" | "carriers.lookup" | "states.lookup" | "types.lookup";
  readonly params?: Readonly<Record<string, string>>;
  /** @default "id" */
  readonly value?: string;
}

/** The only endpoints whose options a parameter can have, by path. */
export const reportLookups: Readonly<Record<string, ReportLookup>> = {
  "/Agent/simplified": { lookup: "agents.lookup" },
  "/Carriers": { lookup: "carriers.lookup" },
  "/States": { lookup: "states.lookup", value: "code" },
  ...Object.fromEntries(
    [typeGuids.unpaidStatus, typeGuids.lostStatus, typeGuids.leadStatus].map((typeGuid) => [
      `/TypeGeneric/${typeGuid}`,
      { lookup: "types.lookup", params: { typeGuid } } as const,
    ]),
  ),
};
