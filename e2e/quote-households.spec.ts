import type { Page } from "@playwright/test";
import { soldCounties } from "../apps/server/src/sandbox/marketplace/geography/geography.ts";
import { plansIn } from "../apps/server/src/sandbox/marketplace/plans/county-plans.ts";
import {
  expectedEstimate,
  premiumCents,
  type RulePerson,
  smaller,
} from "../apps/server/test/marketplace-rules.ts";
import { quoteSchemas } from "../packages/contract/src/features/quotes/quote.schemas.ts";
import { expect, test } from "./portal.ts";

interface Person {
  readonly age: number;
  readonly add?: "Add spouse" | "Add child";
  readonly usesTobacco?: boolean;
}

interface Household {
  readonly zip: string;
  readonly fips: string;
  readonly people: readonly Person[];
  readonly income: number;
  /** What the page says first about the estimate. */
  readonly headline: RegExp;
  /** What else it says. */
  readonly says: readonly (string | RegExp)[];
}

const perMonth = /^You may get \$[\d,.]+ a month off your premium$/;

const households: Readonly<Record<string, Household>> = {
  "an adult with a tax credit in Florida": {
    zip: "33134",
    fips: "12086",
    people: [{ age: 40 }],
    income: 40_000,
    headline: perMonth,
    // 250.63% of the poverty line of 2027, and 8.680% of the income.
    says: [
      "Your income is 250% of the poverty line, which is $15,960 a year for one person.",
      "$289.33 a month",
    ],
  },
  "a family whose children may get CHIP in Florida": {
    zip: "33134",
    fips: "12086",
    people: [
      { age: 40 },
      { age: 38, add: "Add spouse" },
      { age: 8, add: "Add child" },
      { age: 5, add: "Add child" },
    ],
    income: 48_000,
    headline: perMonth,
    says: [/^Silver plans have the lowest deductible/, /^Child 2 may get Medicaid or CHIP for children/],
  },
  "an adult with Medicaid in North Carolina": {
    zip: "27601",
    fips: "37183",
    people: [{ age: 30 }],
    income: 19_000,
    headline: /^You may qualify for Medicaid or CHIP$/,
    says: [/^You may get Medicaid instead/],
  },
  "an adult above 400% of the poverty line in Texas": {
    zip: "78701",
    fips: "48453",
    people: [{ age: 30 }],
    income: 63_841,
    headline: /^No tax credit at this income$/,
    says: [/^Your income is above 400% of the poverty line/],
  },
  "a couple in Alaska": {
    zip: "99501",
    fips: "02020",
    people: [{ age: 62 }, { age: 60, add: "Add spouse" }],
    income: 70_000,
    headline: perMonth,
    says: [/which is \$27,050 a year for a household of 2/],
  },
  "an adult who smokes, with a child, in Hawaii": {
    zip: "96813",
    fips: "15003",
    people: [
      { age: 45, usesTobacco: true },
      { age: 10, add: "Add child" },
    ],
    income: 62_000,
    headline: perMonth,
    says: [/which is \$24,890 a year for a household of 2/, /^Child may get Medicaid or CHIP for children/],
  },
};

/** Answers the questions of the page. */
async function answer(page: Page, { zip, people, income }: Household) {
  await page.goto("/self-enroll/");
  await page.getByLabel("ZIP code").fill(zip);
  await page.getByRole("button", { name: "See plans" }).click();
  for (const [index, { age, add, usesTobacco }] of people.entries()) {
    if (add) await page.getByRole("button", { name: add }).click();
    await page.getByLabel("Age", { exact: true }).nth(index).fill(String(age));
    if (usesTobacco) await page.getByLabel("Uses tobacco").nth(index).check();
  }
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Yearly income before taxes").fill(String(income));
  await page.getByRole("button", { name: "Continue" }).click();
}

const dollars = (cents: bigint) =>
  (Number(cents) / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** What every plan of the county costs the household by the published rules, cheapest first. */
function expectedPlans({ fips, people, income }: Household, year: number) {
  const county = soldCounties().get(fips);
  if (!county) throw new Error(`The sandbox doesn't sell in ${fips}.`);
  const rulePeople: RulePerson[] = people.map(({ age, usesTobacco = false }) => ({
    age,
    uses_tobacco: usesTobacco,
    has_mec: false,
  }));
  const plans = plansIn(county, year).map(({ id, rates, design }) => ({
    id,
    metal: design.metalLevel,
    rates: { base: BigInt(rates.baseCents), tobacco: BigInt(rates.tobaccoFactor) },
  }));
  const silver = plans.filter(({ metal }) => metal === "Silver").map(({ rates }) => rates);
  const { credit } = expectedEstimate({ people: rulePeople, income, state: county.state, year }, silver);
  const isOffered = ({ metal }: (typeof plans)[number]) =>
    metal !== "Catastrophic" || people.every(({ age }) => age < 30);
  const priced = plans.filter(isOffered).map(({ id, metal, rates }) => {
    const full = premiumCents(rulePeople, rates, true);
    const used = metal === "Catastrophic" ? 0n : smaller(credit, full);
    return { id, full, premium: full - used };
  });
  return { credit, plans: priced.toSorted((one, other) => Number(one.premium - other.premium)) };
}

/** The plan cards of the page, in its order. */
async function shownPlans(page: Page) {
  const cards = page.getByRole("article");
  const titles = await cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-labelledby")));
  const texts = await cards.allInnerTexts();
  return texts.map((text, index) => ({
    id: titles[index]?.replace("plan-", "") ?? "",
    text: text.replaceAll(/\s+/g, " "),
  }));
}

const amountIn = (text: string, pattern: RegExp) =>
  Number((pattern.exec(text)?.[1] ?? "nothing").replaceAll(/[$,]/g, ""));

for (const [who, household] of Object.entries(households))
  test(`${who} sees the credit and prices of the published rules`, async ({ page }) => {
    await answer(page, household);
    const estimated = page.waitForResponse((response) => response.url().endsWith("/api/Quote/estimate"));
    await page.getByRole("button", { name: "See plans" }).click();
    const { year } = quoteSchemas["quote.estimate"].response.parse(await (await estimated).json());
    const { credit, plans } = expectedPlans(household, year);

    const estimate = page.getByRole("region", { name: household.headline });
    await expect(estimate).toBeVisible();
    if (credit > 0n) await expect(estimate).toContainText(`You may get ${dollars(credit)} a month off`);
    await page.getByText("How we estimated this").click();
    for (const text of household.says) await expect(estimate.getByText(text).first()).toBeVisible();

    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(new RegExp(`^${plans.length} plans in `));
    const byPremium = await shownPlans(page);
    const pricesOf = ({ premium, full }: (typeof plans)[number]) =>
      full > premium ? [dollars(premium), `${dollars(full)} before your tax credit`] : [dollars(premium)];
    for (const { id, text } of byPremium) {
      const plan = plans.find((one) => one.id === id);
      for (const price of plan ? pricesOf(plan) : ["a plan of the county"]) expect(text).toContain(price);
    }
    // The first plans are the cheapest ones of the county.
    const shownPremiums = byPremium.map(({ text }) => amountIn(text, /(\$[\d,.]+) a month/));
    expect(shownPremiums).toEqual(
      plans.slice(0, byPremium.length).map(({ premium }) => Number(premium) / 100),
    );

    await page.getByLabel("Sort by").selectOption({ label: "Lowest total yearly cost" });
    await expect(page.getByRole("article").first().locator("xpath=ancestor::ul")).not.toHaveAttribute(
      "aria-busy",
    );
    const totals = (await shownPlans(page)).map(({ id, text }) => {
      const premium = plans.find((one) => one.id === id)?.premium ?? -1n;
      const total = amountIn(text, /(\$[\d,]+) Total yearly cost/);
      const premiums = amountIn(text, /(\$[\d,]+) premiums/);
      expect(Math.abs(premiums - (Number(premium) * 12) / 100)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(total - premiums - amountIn(text, /\+ (\$[\d,]+) for care/))).toBeLessThanOrEqual(1);
      return total;
    });
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  });
