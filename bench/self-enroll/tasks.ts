import type { Visitor } from "./visitor.ts";

/** Something that visitors want to know. */
export interface Task {
  readonly name: string;
  readonly run: (visitor: Visitor) => Promise<void>;
  /**
   * The fewest clicks in HealthCare.gov's preview of plans: a click for each screen of the public description, plus
   * those that the task itself needs there.
   */
  readonly federalClicks: number;
}

interface Person {
  readonly age: string;
  readonly add?: "Add spouse" | "Add child";
}

/** Answers the questions, as far as the task needs. */
async function answer(
  visitor: Visitor,
  { zip = "33134", people = [{ age: "40" }], income, doctor, drug, level }: Answers,
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

interface Answers {
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

/**
 * The screens of HealthCare.gov's preview that have a button to continue: ZIP code, Marketplace coverage this year, who
 * is in the household, their details, confirmation, income, savings, use of care, doctors, drugs.
 */
const federalScreens = 10;

/** Ten tasks. */
export const tasks: readonly Task[] = [
  {
    name: "Cheapest plan for one person of 40 at $40,000",
    run: (visitor) => answer(visitor, { income: "40000" }),
    federalClicks: federalScreens,
  },
  {
    name: "Family of four at $48,000: cheapest Silver plan with a doctor",
    run: async (visitor) => {
      await answer(visitor, { people: family, income: "48000", doctor: "mar" });
      await filter(visitor, /^Silver/);
      await filter(visitor, /^Covers all my doctors/);
    },
    // Three people to add, a doctor to choose, and opening, setting and applying two filters.
    federalClicks: federalScreens + 3 + 1 + 4,
  },
  {
    name: "Tax credit of a couple at $60,000, and why",
    run: async (visitor) => {
      await answer(visitor, { people: family.slice(0, 2), income: "60000" });
      await visitor.click(visitor.page.getByText("How we estimated this"));
    },
    federalClicks: 7 + 1,
  },
  {
    name: "Lowest total yearly cost with much care",
    run: async (visitor) => {
      await answer(visitor, { income: "40000", level: "High" });
      await sortBy(visitor, "Lowest total yearly cost");
    },
    federalClicks: federalScreens + 1 + 2,
  },
  {
    name: "Cheapest plan that covers a drug",
    run: async (visitor) => {
      await answer(visitor, { income: "40000", drug: "metf" });
      await filter(visitor, /^Covers all my drugs/);
    },
    federalClicks: federalScreens + 1 + 3,
  },
  {
    name: "Gold plans of HMOs only",
    run: async (visitor) => {
      await answer(visitor, { income: "40000" });
      await filter(visitor, /^Gold/);
      await filter(visitor, /^HMO/);
    },
    federalClicks: federalScreens + 4,
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
    federalClicks: federalScreens + 4,
  },
  {
    name: "What a specialist costs in the cheapest plan",
    run: async (visitor) => {
      await answer(visitor, { income: "40000" });
      await visitor.click(visitor.page.getByRole("link", { name: /^See details/ }).first());
      await visitor.page.getByRole("rowheader", { name: "Specialist visit" }).waitFor();
    },
    federalClicks: federalScreens + 1,
  },
  {
    name: "Whether a child gets CHIP at $48,000",
    run: async (visitor) => {
      await answer(visitor, { people: [{ age: "40" }, { age: "8", add: "Add child" }], income: "40000" });
      await visitor.click(visitor.page.getByText("How we estimated this"));
      await visitor.page.getByText(/may get Medicaid or CHIP/).waitFor();
    },
    federalClicks: 7 + 1,
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
    // 'Find Local Help' is outside of the preview and asks for the ZIP code again, without the quote.
    federalClicks: federalScreens + 4,
  },
];
