import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CommissionBook, commissionBook, type Step } from "../../../../test/commission-book.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { propertyRuns } from "../../../../test/property-runs.ts";
import { commissionDifferences, noDifferences } from "../../../../test/recount-commissions.ts";
import type { OpenDatabase } from "../../../db/database.ts";

const index = (count: number) => fc.nat(count - 1);
const month = index(12);
const policy = index(3);
const amount = fc.integer({ min: -5_000, max: 10_000 });

/** Steps in any order. Months count from January 2026. */
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("terms"),
    policy,
    terms: fc.array(
      fc.record({
        start: index(330),
        days: fc.integer({ min: 0, max: 200 }),
        members: fc.integer({ min: 1, max: 9 }),
        agent: index(2),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  fc.record({
    kind: fc.constant("rate"),
    agent: index(2),
    carrier: index(2),
    quarter: index(4),
    cents: index(5_000),
  }),
  fc.record({
    kind: fc.constant("load"),
    carrier: index(2),
    month,
    lines: fc.array(fc.record({ policy: fc.option(policy), month, amount }), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant("delete"), carrier: index(2), month }),
  fc.record({ kind: fc.constant("match"), policy }),
  fc.record({ kind: fc.constant("today"), month }),
);

describe.each(bothDatabases)("tracking, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const differences = ({ carrierIds, clock }: CommissionBook) =>
    commissionDifferences(opened.database, carrierIds, clock.today());

  const runs = propertyRuns(8);
  it(
    "equals a recount after terms, rates, loads, matches and deletions in any order",
    async () => {
      const steps = fc.array(step, { minLength: 4, maxLength: 14 });
      await fc.assert(
        fc.asyncProperty(steps, async (taken) => {
          const book = await commissionBook(opened.database);
          for (const each of taken) await book.take(each);
          expect(await differences(book)).toEqual(noDifferences);
        }),
        { numRuns: runs.numRuns },
      );
    },
    runs.timeout,
  );
});
