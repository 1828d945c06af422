import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { openApi, type TestApi } from "../../test/api.ts";
import { databaseKinds } from "../../test/databases.ts";
import { fileUploads } from "../../test/file-uploads.ts";
import { policyUploads } from "../../test/policy-files.ts";
import { statementCalls } from "../../test/statement-calls.ts";
import { workbookParts, zipFile } from "../../test/zip-file.ts";
import {
  applicationUploads,
  incompletePolicies,
  type jobs,
  leads,
  leadUploadLines,
  policies,
  statementLines,
} from "../db/schema/index.ts";

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const bookOf = (xml: string) => zipFile(workbookParts({ One: xml }));
const csvOf = (columns: number) =>
  Buffer.from(`${"a,".repeat(columns - 1)}a\n${"1,".repeat(columns - 1)}1\n`);

/** Files that harm a careless reader, with what their sender is told. */
const attacks: readonly (readonly [name: string, file: Buffer<ArrayBuffer>, message: RegExp])[] = [
  ["10 million cells", bookOf(sheet(`<row>${"<c/>".repeat(10_000_000)}</row>`)), /8,000,000 cells/],
  ["16,385 columns", bookOf(sheet('<row><c r="XFE1"><v>1</v></c></row>')), /16,384 columns/],
  ["16,385 columns of text", csvOf(16_385), /16,384 columns|longer than/],
  [
    "an archive that grows",
    zipFile(
      workbookParts({ One: sheet("<row><c><v>1</v></c></row>".repeat(10_000)) }).map((file) =>
        file.name.endsWith("sheet1.xml") ? { ...file, declaredSize: 1_000 } : file,
      ),
    ),
    /damaged/,
  ],
  [
    "entities",
    bookOf(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheet("<row><c t='str'><v>&a;</v></c></row>")}`),
    /damaged/,
  ],
  ["formulas without values", bookOf(sheet("<row><c><f>1+1</f></c></row>")), /formula/],
];

interface UploadCalls {
  readonly send: (file: Buffer<ArrayBuffer>) => Promise<Response>;
  readonly jobOf: (response: Response) => Promise<string>;
  readonly run: (id: string) => Promise<Pick<typeof jobs.$inferSelect, "state" | "message" | "result">>;
}

describe.each(databaseKinds)("an attack with a file, on $name,", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi(kind);
  });
  afterAll(() => api.close());

  const stored = async () => {
    const { database } = api.services;
    const tables = [policies, incompletePolicies, leads, statementLines, applicationUploads];
    return Promise.all(tables.map((table) => database.$count(table)));
  };
  const outcome = z.object({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  });
  /** What the sender is told: in the response, or by the job. */
  const responses = {
    policies: () => viaJob(policyUploads(api)),
    leads: () =>
      viaJob(fileUploads(api, { address: "/api/Leads/upload?fileName=leads", lines: leadUploadLines })),
    statements: () => {
      const calls = statementCalls(api);
      return viaJob({ send: calls.send, jobOf: calls.jobOf, run: (id) => calls.run(id) });
    },
    applications: () => async (file: Buffer<ArrayBuffer>) => {
      const body = new FormData();
      body.append("file", new Blob([file]), "ids.xlsx");
      body.append("overwrite", "false");
      const token = await api.tokenOf("admin@portico.test");
      return refusalOf(await api.send("/api/application/UploadCSV", { method: "POST", token, body }));
    },
  };
  const refusalOf = async (response: Response) => {
    expect([400, 413, 422]).toContain(response.status);
    const { message, errors = {} } = outcome.parse(await response.json());
    return [message, ...Object.values(errors).flat()].join(" ");
  };
  const viaJob =
    ({ send, jobOf, run }: UploadCalls) =>
    async (file: Buffer<ArrayBuffer>) => {
      const response = await send(file);
      if (response.status !== 202) return refusalOf(response);
      const job = await run(await jobOf(response));
      expect(job.state).toBe("failed");
      return `${job.message} ${JSON.stringify(job.result)}`;
    };

  describe.each(Object.keys(responses) as (keyof typeof responses)[])("of %s", (name) => {
    it.each(attacks)(
      "by %s is refused with a clear error, and stores nothing",
      async (_what, file, message) => {
        const before = await stored();
        expect(await responses[name]()(file)).toMatch(message);
        expect(await stored()).toEqual(before);
      },
    );
  });
});
