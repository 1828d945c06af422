import { expect, it } from "vitest";
import { changedQuote, repriced } from "./changed-quote.ts";
import { newApplicant, newDraft, type QuoteDraft } from "./draft.ts";

const quote: QuoteDraft = {
  ...newDraft,
  countyfips: "12086",
  plansSelected: [{ id: "1", name: "A", premium: 39.15 }],
  filters: { ...newDraft.filters, hsa: true, page: 3 },
};

it.each<Partial<QuoteDraft>>([
  { zip: "78701" },
  { countyfips: "12087" },
  { applicants: [newApplicant("self", "1"), newApplicant("child", "2")] },
  { members: "4" },
  { income: "48000" },
])("forgets premiums and the page of results when prices change: %j", (change) => {
  expect(changedQuote(quote, change)).toEqual({
    ...quote,
    ...change,
    plansSelected: [{ id: "1", name: "A", premium: null }],
    filters: { ...quote.filters, page: 0 },
  });
});

it("shows the first page after a change of needs, and keeps premiums", () => {
  const { plansSelected, filters } = changedQuote(quote, {
    preferredDrugs: [{ value: "1", group: "metformin" }],
  });
  expect([plansSelected, filters.page]).toEqual([quote.plansSelected, 0]);
  expect(changedQuote(quote, { healthcareLevel: "High" }).filters.page).toBe(0);
});

it("keeps both for the same answers, and for a whole other quote", () => {
  expect(changedQuote(quote, { income: quote.income, reached: 4 })).toEqual({ ...quote, reached: 4 });
  const other = { ...quote, income: "48000" };
  expect(changedQuote(newDraft, other)).toEqual(other);
});

it("takes over premiums that were read, and tells when nothing changes", () => {
  const selected = [
    { id: "1", name: "A", premium: null },
    { id: "2", name: "B", premium: 5 },
  ];
  const next = repriced(selected, [{ id: "1", premium: 7.5 }]);
  expect(next.map(({ premium }) => premium)).toEqual([7.5, 5]);
  expect(repriced(next, [{ id: "1", premium: 7.5 }])).toBe(next);
  // A plan that the household can't buy has no premium.
  expect(repriced(next, [{ id: "1", premium: null }])[0]?.premium).toBeNull();
});
