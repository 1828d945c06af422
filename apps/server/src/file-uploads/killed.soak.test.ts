import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type KilledUploads, killWhileUploading } from "../../test/killed-uploads.ts";
import { carrierId } from "../reference/seed.ts";

const rounds = Number(process.env.KILLS ?? 20);
const rows = 1_500;
const text = { "content-type": "text/csv" };
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows that lack a name, and the names that the rows of the file before lack. */
const policies: KilledUploads = {
  send: ({ send }, round) => {
    const query = new URLSearchParams({
      ...{ fileName: `${round}.csv`, carrier: carrierId("AvMed"), dryRun: "true" },
    });
    const lines = indexes(rows).flatMap((index) => [
      `SOAK-${round}-${index},,FL,1/1/2026,Alejandra Ríos`,
      ...(round > 0 ? [`SOAK-${round - 1}-${index},"Rivera, Ana",,,`] : []),
    ]);
    const body = ["Policy Number,Insured Name,State,Effective Date,Broker Name", ...lines].join("\n");
    return send(`/api/UploadPolicies/UploadPolicyCSV?${query}`, { method: "POST", headers: text, body });
  },
  counts: sql`(select count(*)::int from policies where policy_number like 'SOAK-%') as policies,
    (select count(*)::int from policy_terms t join policies p on p.id = t.policy_id
      where p.policy_number like 'SOAK-%') as terms,
    (select count(*)::int from incomplete_policies where policy_number like 'SOAK-%') as incomplete`,
  after: (round) => ({ policies: round * rows, terms: round * rows, incomplete: rows }),
};

const leads: KilledUploads = {
  send: ({ send }, round) => {
    const lines = indexes(rows).map((index) => `${3_052_000_000 + round * rows + index},Soak,Rivera`);
    const body = ["Phone,First Name,Last Name", ...lines].join("\n");
    const query = new URLSearchParams({ fileName: `${round}.csv`, dryRun: "true" });
    return send(`/api/Leads/upload?${query}`, { method: "POST", headers: text, body });
  },
  counts: sql`(select count(*)::int from leads where first_name = 'Soak') as leads`,
  after: (round) => ({ leads: (round + 1) * rows }),
};

const ids = 60;

const applications: KilledUploads = {
  send: ({ send }, round) => {
    const lines = indexes(ids).map((index) => `${7_200_000_001 + round * ids + index},FL`);
    const body = new FormData();
    body.set("file", new File([["FFMApplicationID,State", ...lines].join("\n")], `${round}.csv`));
    return send("/api/application/UploadCSV?dryRun=true", { method: "POST", body });
  },
  counts: sql`(select count(*)::int from marketplace_applications
    where exchange_assigned_id between '7200000000' and '7299999999') as applications`,
  after: (round) => ({ applications: (round + 1) * ids }),
  isInSteps: true,
};

describe.each(["embedded", "server"] as const)("on the %s database", (kind) => {
  it.each(Object.entries({ policies, leads, applications }))(
    `a server killed ${rounds} times while it reviews and loads a file of %s leaves nothing half done`,
    async (name, uploads) => {
      const early = await killWhileUploading(kind, rounds, uploads);
      console.log(`${kind}: ${early} of ${rounds} kills were before the file of ${name} was loaded`);
      expect(early).toBeGreaterThan(0);
    },
  );
});
