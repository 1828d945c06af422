import * as z from "zod";
import { policyUploadLines } from "../src/db/schema/index.ts";
import { carrierId } from "../src/reference/seed.ts";
import type { TestApi } from "./api.ts";
import { fileUploads } from "./file-uploads.ts";

/** The columns of policy files in tests. */
export const policyColumns = [
  "Policy Number",
  "Insured Name",
  "Broker Name",
  "State",
  "Policy Effective Date",
  "Policy Term Date",
  "Paid Through Date",
  "Member Responsibility",
  "Monthly Premium Amount",
] as const;

/** A policy file with these rows. */
export function policyFile(rows: readonly (readonly string[])[]): string {
  return [policyColumns, ...rows].map((row) => row.join(",")).join("\n");
}

/** A row of a policy file: in force, paid, with an existing agent. */
export function policyRow(
  number: string,
  more: Partial<Record<(typeof policyColumns)[number], string>> = {},
) {
  const defaults = {
    "Policy Number": number,
    "Insured Name": "Ana Rivera",
    "Broker Name": "Alejandra Ríos",
    State: "FL",
    "Policy Effective Date": "1/1/2026",
    "Policy Term Date": "",
    "Paid Through Date": "3/31/2026",
    "Member Responsibility": "$100.00",
    "Monthly Premium Amount": "$400.00",
  };
  return policyColumns.map((column) => more[column] ?? defaults[column]);
}

const detail = z.looseObject({
  state: z.string(),
  createdBy: z.string(),
  problems: z.array(z.object({ line: z.number(), reason: z.string() })),
});
/** Uploads policy files as an administrator, and runs their jobs. */
export function policyUploads(api: TestApi) {
  const pathOf = (query: Record<string, string> = {}) =>
    `/api/UploadPolicies/UploadPolicyCSV?${new URLSearchParams({ fileName: "book.csv", carrier: carrierId("AvMed"), ...query })}`;
  return {
    ...fileUploads(api, { address: pathOf(), lines: policyUploadLines }),
    pathOf,
    /** An upload as returned by its endpoint. */
    detailOf: async (id: string) =>
      detail.parse(await api.read(`/api/UploadPolicies/${id}`, await api.tokenOf("admin@portico.test"))),
  };
}
