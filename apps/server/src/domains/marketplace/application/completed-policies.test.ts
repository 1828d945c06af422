import { randomUUID } from "node:crypto";
import type { ApplicationPolicy } from "@portico/contract/schemas/marketplace-application";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { policyUploads } from "../../../../test/policy-files.ts";
import {
  marketplaceApplications as applications,
  incompletePolicies,
  jobs,
  policies,
} from "../../../db/schema/index.ts";
import { allJobHandlers } from "../../../handlers.ts";
import { runJob } from "../../../jobs/run-job.ts";
import { waitForOtherUploads } from "../../policies/policy-loading/upload-lock.ts";
import { enrollmentPerson } from "./enrollment-person.ts";
import { storeApplication } from "./store-application.ts";

describe.each(bothDatabases)("incomplete policies are completed by their application, on $name,", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
  });
  afterAll(() => api.close());

  let serial = 0;
  const newNumber = () => `APP-${++serial}0`;
  const waiting = (number: string) =>
    api.services.database.$count(incompletePolicies, eq(incompletePolicies.policyNumber, number));
  const added = async (number: string) => {
    const ofNumber = eq(policies.policyNumber, number);
    const [policy] = await api.services.database.select().from(policies).where(ofNumber);
    return policy;
  };
  const runJobs = async () => {
    const { database, log } = api.services;
    const handlers = allJobHandlers(api.services);
    const queued = await database
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, "policies.complete"), eq(jobs.state, "queued")));
    for (const { id } of queued) await runJob({ database, log, handlers, isStopping: () => false }, id, {});
  };
  /** Stores an application whose policy has this ID, and runs the jobs that follow. */
  const store = async (
    exchangeId: string,
    change: (policy: ApplicationPolicy) => object = () => ({}),
    policiesOf: (policy: ApplicationPolicy) => ApplicationPolicy[] = (one) => [one],
  ) => {
    const { database } = api.services;
    const [like] = await database
      .select()
      .from(applications)
      .where(sql`jsonb_array_length(raw->'object'->'policies') > 0`)
      .limit(1);
    const policy = like?.raw.object.policies[0];
    if (!like || !policy) throw new Error("No application of the demo data has a policy.");
    const policies = policiesOf({ ...policy, id_exchange: exchangeId, ...change(policy) });
    const raw = {
      ...like.raw,
      exchangeAssignedId: `9${exchangeId}`,
      object: { ...like.raw.object, policies },
    };
    await database.transaction((transaction) =>
      storeApplication(transaction, raw, { by: null, now: new Date() }),
    );
    await runJobs();
    return {
      policy,
      person: enrollmentPerson(raw, policies[0] ?? policy),
      state: raw.userAddressStateCode,
    };
  };
  const newExchangeId = () => `77${randomUUID().slice(0, 8)}`;

  it("that is there before the file", async () => {
    const [number, exchangeId] = [newNumber(), newExchangeId()];
    const { policy, person, state } = await store(exchangeId);
    const job = await files.upload(
      `Policy Number,Exchange ID,Broker Name\n${number},${exchangeId.toUpperCase()},Alejandra Ríos\n`,
    );
    expect(job.result).toMatchObject({ newRows: 1, incompleteRows: 0 });
    expect((await files.resultOf(job.id))[1]).toContain("taken from the marketplace application: ");
    expect(await added(number)).toMatchObject({
      ...{ firstName: person.name.first, lastName: person.name.last, dob: person.dob, state },
      effectiveDate: policy.dateEffective,
    });
  });

  it("that is fetched after it, but keep the values of the file", async () => {
    const [number, exchangeId] = [newNumber(), newExchangeId()];
    await files.upload(
      `Policy Number,Exchange ID,State,Effective Date,Broker Name,Premium\n${number},${exchangeId},TX,2/1/2025,Alejandra Ríos,1\n`,
    );
    const { person } = await store(exchangeId);
    expect(await added(number)).toMatchObject({
      ...{ lastName: person.name.last, state: "TX", effectiveDate: "2025-02-01", premium: "1.00" },
    });
    expect(await waiting(number)).toBe(0);
  });

  describe("which their file names by its ID,", () => {
    const file = (number: string, applicationId: string) =>
      `Policy Number,FFM App ID,Broker Name\n${number},${applicationId},Alejandra Ríos\n`;
    const avmed = ({ plan }: ApplicationPolicy) => ({ plan: { ...plan, issuer: "avmed" } });

    it("and that is there before it", async () => {
      const [number, exchangeId] = [newNumber(), newExchangeId()];
      const { policy, person } = await store(exchangeId, avmed);
      const job = await files.upload(file(number, `9${exchangeId.toUpperCase()}`));
      expect(job.result).toMatchObject({ newRows: 1, incompleteRows: 0 });
      expect(await added(number)).toMatchObject({
        lastName: person.name.last,
        effectiveDate: policy.dateEffective,
      });
    });

    it("and that is fetched after it, but only with a policy of the carrier", async () => {
      const [own, others] = [newNumber(), newNumber()];
      const ids = [newExchangeId(), newExchangeId()] as const;
      await files.upload(file(own, `9${ids[0]}`));
      await files.upload(file(others, `9${ids[1]}`));
      expect([await waiting(own), await waiting(others)]).toEqual([1, 1]);
      const { person } = await store(ids[0], avmed);
      await store(ids[1], ({ plan }) => ({ plan: { ...plan, issuer: "Other" } }));
      expect(await added(own)).toMatchObject({ lastName: person.name.last });
      expect([await waiting(own), await waiting(others)]).toEqual([0, 1]);
    });

    it("unless several people have policies of the carrier in it", async () => {
      const [number, exchangeId] = [newNumber(), newExchangeId()];
      await store(exchangeId, avmed, ({ id_exchange: id, ...policy }) => [
        { ...policy, id_exchange: id },
        { ...policy, id_exchange: `${id}2`, members: [] },
      ]);
      expect((await files.upload(file(number, `9${exchangeId}`))).result).toMatchObject({
        incompleteRows: 1,
      });
    });
  });

  it("by the policy number only if the carrier is the same", async () => {
    const [own, others] = [newExchangeId(), newExchangeId()];
    await files.upload(`Policy Number,Broker Name\n${own},Alejandra Ríos\n${others},Alejandra Ríos\n`);
    await store(own, ({ plan }) => ({ plan: { ...plan, issuer: "avmed" } }));
    await store(others, ({ plan }) => ({ plan: { ...plan, issuer: "Other" } }));
    expect(await added(own)).toBeDefined();
    expect(await added(others)).toBeUndefined();
    expect(await waiting(others)).toBe(1);
  });
});

describe.each(bothDatabases.filter(({ isOnDataDisk }) => !isOnDataDisk))(
  "applications that are fetched while a file of policies is loaded, on $name,",
  (kind) => {
    it("start one job that completes its policies", async () => {
      const api = await openApi(kind);
      try {
        const { database } = api.services;
        const queued = () =>
          database.$count(jobs, and(eq(jobs.kind, "policies.complete"), eq(jobs.state, "queued")));
        const [like] = await database.select().from(applications).limit(1);
        if (!like) throw new Error("The demo data has no application.");
        const store = (exchangeAssignedId: string) =>
          database.transaction((transaction) =>
            storeApplication(transaction, { ...like.raw, exchangeAssignedId }, { by: null, now: new Date() }),
          );
        const before = await queued();
        await store("7900000001");
        expect(await queued()).toBe(before);
        await database.transaction(async (loading) => {
          await waitForOtherUploads(loading);
          await store("7900000002");
          await store("7900000003");
        });
        expect(await queued()).toBe(before + 1);
      } finally {
        await api.close();
      }
    });
  },
);
