import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../../../test/databases.ts";
import { setAuthor } from "../../../db/author.ts";
import { type OpenDatabase, rowsOf } from "../../../db/database.ts";
import { policies, policyTerms } from "../../../db/schema/index.ts";
import { termOfMonth } from "./term-of-month.ts";

type Term = readonly [fromDate: string, toDate: string | null];

describe.each(databaseKinds)("the term of a month, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  /** The first day of the term that is chosen for a month if a policy has these terms. */
  const chosen = (terms: readonly Term[], year: number, month: number) =>
    opened.database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      const [policy] = await transaction.select().from(policies).limit(1);
      if (!policy) throw new Error("There are no policies.");
      const { id: policyId, agentId, planName } = policy;
      await transaction.delete(policyTerms).where(eq(policyTerms.policyId, policyId));
      const values = terms.map(([fromDate, toDate]) => ({
        policyId,
        agentId,
        planName,
        fromDate,
        toDate,
        numberOfMembers: 1,
      }));
      await transaction.insert(policyTerms).values(values);
      const of = { policyId: sql`${policyId}::uuid`, year: sql`${year}::int`, month: sql`${month}::int` };
      const [term] = await rowsOf(
        transaction,
        sql`select from_date::text as start from (${termOfMonth(of)}) as t`,
      );
      return term?.start;
    });

  it("is the one in force on the first day", async () => {
    const terms = [
      ["2025-01-01", "2025-12-31"],
      ["2026-01-01", null],
    ] as const;
    expect(await chosen(terms, 2025, 12)).toBe("2025-01-01");
    expect(await chosen(terms, 2026, 1)).toBe("2026-01-01");
    expect(await chosen(terms, 2030, 6)).toBe("2026-01-01");
  });

  it("is otherwise the one that starts in the month", async () => {
    const terms = [
      ["2025-01-01", "2025-12-31"],
      ["2026-03-15", null],
    ] as const;
    expect(await chosen(terms, 2026, 3)).toBe("2026-03-15");
  });

  it("is otherwise the latest that started earlier, or the earliest", async () => {
    const terms = [
      ["2024-01-01", "2024-12-31"],
      ["2025-01-01", "2025-06-30"],
      ["2026-03-01", null],
    ] as const;
    expect(await chosen(terms, 2025, 9)).toBe("2025-01-01");
    expect(await chosen(terms, 2023, 9)).toBe("2024-01-01");
  });

  it("is never one that did not take effect, if another one was in force", async () => {
    const terms = [
      ["2025-01-01", null],
      ["2025-05-01", "2025-04-30"],
    ] as const;
    expect(await chosen(terms, 2025, 5)).toBe("2025-01-01");
  });
});
