import type { Visitor } from "./visitor.ts";

/** Something that visitors want to know. */
export interface Task {
  readonly name: string;
  readonly run: (visitor: Visitor) => Promise<void>;
  /** The fewest clicks in HealthCare.gov's preview of plans, by public descriptions. docs/quote-tool.md cites them. */
  readonly federalClicks: number;
}

interface Person {
  readonly age: string;
  readonly add?: "Add spouse" | "Add child";
}

/** Answers the questions, as far as the task needs. */
async function answer(
  visitor: Visitor,
  { zip = "33134", people = [{ age: "40" }], income, doctor, drug, level }: Responses,
): Promise<void> {
  const { page } = visitor;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  if (zip !== "33134") await visitor.enter(page.getByLabel("ZIP code"), zip);
  await visitor.click(button("See plans"));
  for (const [index, { age, add }] of people.entries()) {
    if (add) await visitor.click(button(add));
    await visitor.enter(page.getByLabel("Age", { exact: true }).nth(index), age);
  }
  await visitor.click(button("Continue"));
  await visitor.enter(page.getByLabel("Yearly income before taxes"), income);
  await visitor.click(button("Continue"));
  if (level) await visitor.click(page.getByRole("radio", { name: level }));
  if (doctor) await choose(visitor, "Your doctors and hospitals (optional)", doctor);
  if (drug) await choose(visitor, "Your prescription drugs (optional)", drug);
  await visitor.click(button("See plans"));
  await page.getByRole("article").first().waitFor();
}

interface Responses {
  readonly zip?: string;
  readonly people?: readonly Person[];
  readonly income: string;
  readonly doctor?: string;
  readonly drug?: string;
  readonly level?: "Low" | "High";
}

async function choose(visitor: Visitor, field: string, text: string): Promise<void> {
  await visitor.enter(visitor.page.getByLabel(field), text);
  await visitor.click(visitor.page.getByRole("option").first());
}

const family: readonly Person[] = [
  { age: "40" },
  { age: "38", add: "Add spouse" },
  { age: "8", add: "Add child" },
  { age: "5", add: "Add child" },
];
const filter = (visitor: Visitor, name: RegExp) =>
  visitor.click(visitor.page.getByRole("checkbox", { name }).first());
const sortBy = async (visitor: Visitor, label: string) => {
  await visitor.page.getByLabel("Sort by").selectOption({ label });
  visitor.clicks += 2;
};

/** Continuing from ZIP code, household and income, and 'View plans'. */
const toFederalPlans = 4;
/** 'Add yearly cost', a level, and 'Save and continue'. */
const toFederalYearlyCost = 3;

/** Ten tasks. */
export const tasks: readonly Task[] = [
  {
    name: "Cheapest plan for one person of 40 at $40,000",
    run: (visitor) => answer(visitor, { income: "40000" }),
    federalClicks: toFederalPlans,
  },
  {
    name: "Family of four at $48,000: cheapest Silver plan with a doctor",
    run: async (visitor) => {
      await answer(visitor, { people: family, income: "48000", doctor: "mar" });
      await filter(visitor, /^Silver/);
      await filter(visitor, /^Covers all my doctors/);
    },
    // Three people, a doctor and two filters. Where nothing is described, the clicks are the same as here.
    federalClicks: toFederalPlans + 3 + 1 + 2,
  },
  {
    name: "Tax credit of a couple at $60,000, and why",
    run: async (visitor) => {
      await answer(visitor, { people: family.slice(0, 2), income: "60000" });
      await visitor.click(visitor.page.getByText("How we estimated this"));
    },
    federalClicks: toFederalPlans + 1 + 1,
  },
  {
    name: "Lowest total yearly cost with much care",
    run: async (visitor) => {
      await answer(visitor, { income: "40000", level: "High" });
      await sortBy(visitor, "Lowest total yearly cost");
    },
    federalClicks: toFederalPlans + toFederalYearlyCost + 2,
  },
  {
    name: "Cheapest plan that covers a drug",
    run: async (visitor) => {
      await answer(visitor, { income: "40000", drug: "metf" });
      await filter(visitor, /^Covers all my drugs/);
    },
    federalClicks: toFederalPlans + 1 + 1,
  },
  {
    name: "Gold plans of HMOs only",
    run: async (visitor) => {
      await answer(visitor, { income: "40000" });
      await filter(visitor, /^Gold/);
      await filter(visitor, /^HMO/);
    },
    federalClicks: toFederalPlans + 2,
  },
  {
    name: "Compare the three cheapest plans",
    run: async (visitor) => {
      await answer(visitor, { income: "40000" });
      for (const index of [0, 1, 2])
        await visitor.click(visitor.page.getByRole("checkbox", { name: /^Compare/ }).nth(index));
      await visitor.click(visitor.page.getByRole("complementary").getByRole("link", { name: "Compare" }));
      await visitor.page.getByRole("table").waitFor();
    },
    federalClicks: toFederalPlans + 4,
  },
  {
    name: "What a specialist costs in the cheapest plan",
    run: async (visitor) => {
      await answer(visitor, { income: "40000" });
      await visitor.click(visitor.page.getByRole("link", { name: /^See details/ }).first());
      await visitor.page.getByRole("rowheader", { name: "Specialist visit" }).waitFor();
    },
    federalClicks: toFederalPlans + 1,
  },
  {
    name: "Whether a child gets CHIP at $40,000",
    run: async (visitor) => {
      await answer(visitor, { people: [{ age: "40" }, { age: "8", add: "Add child" }], income: "40000" });
      await visitor.click(visitor.page.getByText("How we estimated this"));
      await visitor.page.getByText(/may get Medicaid or CHIP/).waitFor();
    },
    federalClicks: toFederalPlans + 1 + 1,
  },
  {
    name: "Ask an agent to call, with the quote",
    run: async (visitor) => {
      await answer(visitor, { income: "40000" });
      const { page } = visitor;
      await visitor.click(page.getByRole("button", { name: "Talk to an agent" }));
      const form = page.getByRole("dialog");
      await visitor.enter(form.getByLabel("Your name"), "Ana Ríos");
      await visitor.enter(form.getByLabel("Phone number"), "3055550142");
      await visitor.click(form.getByRole("checkbox"));
      await visitor.click(form.getByRole("button", { name: "Call me" }));
      await form.getByText("Thank you").waitFor();
    },
    // The descriptions have no such request.
    federalClicks: toFederalPlans + 3,
  },
];
