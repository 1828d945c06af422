import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { currentQuote, updateQuote } from "../quote/quote-store.ts";
import { familyQuote, sandboxResponses, withQuote } from "./site-responses.fixtures.ts";
import { PageStory } from "./site-story.fixtures.tsx";

const { estimate, plan, plans } = sandboxResponses;
const [unsold = plan] = plans.plans;
const premiums = () => currentQuote().plansSelected.map(({ premium }) => premium);

/** The pages with plans and prices, in the quote of a family in Miami. */
const meta = {
  title: "Quote tool/Results",
  component: PageStory,
  args: { page: "plans" },
  render: ({ page }, { globals }) => (
    <PageStory page={page} language={globals.language === "spanish" ? "es" : "en"} />
  ),
  beforeEach: withQuote(),
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "900px" } } },
} satisfies Meta<typeof PageStory>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const hasPlans = async (canvas: Canvas) =>
  expect((await canvas.findAllByRole("article")).length).toBeGreaterThan(0);

export const Plans: Story = { play: async ({ canvas }) => hasPlans(canvas) };

/** Premiums of chosen plans, which are forgotten when answers change, are those of the list. */
export const PlansAfterChange: Story = {
  play: async ({ canvas }) => {
    updateQuote({ income: "52000" });
    await hasPlans(canvas);
    await waitFor(() => expect(premiums()).toEqual(plans.plans.slice(0, 2).map(({ premium }) => premium)));
  },
};

/** Plans of several companies have the same name. */
export const PlansToCompare: Story = {
  beforeEach: withQuote({ ...familyQuote, plansSelected: [] }),
  play: async ({ canvas }) => {
    await hasPlans(canvas);
    const [first] = plans.plans;
    const [compare] = canvas.getAllByRole("checkbox", { name: /^Compare / });
    if (compare) await userEvent.click(compare);
    const fullName = `${first?.issuer.name} · ${first?.name}`;
    await expect(currentQuote().plansSelected).toMatchObject([{ issuer: first?.issuer.name }]);
    await expect(await canvas.findByText(fullName)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${fullName} from comparison` }));
    await expect(currentQuote().plansSelected).toEqual([]);
  },
};

/** A range counts as soon as its field is left. */
export const PlansInRange: Story = {
  play: async ({ canvas }) => {
    await hasPlans(canvas);
    const [max] = canvas.getAllByLabelText("To");
    if (max) await userEvent.type(max, "900");
    await userEvent.tab();
    await expect(currentQuote().filters).toMatchObject({ premiumMax: "900", page: 0 });
  },
};

/** The quote of a record, 12 hours after an agent opened it. */
export const SavedTooLate: Story = {
  beforeEach: withQuote({ ...familyQuote, saveKey: "k".repeat(22) }, { "/links/save": 404 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save to the portal" }));
    await expect(await canvas.findByText("Changes can't be saved to the portal anymore")).toBeVisible();
    await expect(canvas.getByText("Open the quote from the portal again.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save to the portal" })).toBeNull();
    await expect(localStorage.getItem("portico.quote")).toBeNull();
  },
};

/** An agent opens another record in a tab that has one. */
export const OpenedFromPortal: Story = {
  beforeEach: () => {
    const undo = withQuote({ ...familyQuote, saveKey: "k".repeat(22) })();
    history.replaceState(history.state, "", `#record=${"c".repeat(22)}`);
    return undo;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You opened another quote from the portal")).toBeVisible();
    await expect(canvas.queryByText("Your agent sent you a quote")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Keep my answers" }));
  },
};

export const EstimateWithCurve: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("How we estimated this"));
    await expect(await canvas.findByRole("figure")).toBeVisible();
  },
};

const withoutCredit = { ...estimate, credit: 0, csr: null, contribution: null };

export const EstimateWithoutCredit: Story = {
  beforeEach: withQuote(familyQuote, {
    "/estimate": {
      ...withoutCredit,
      reason: "aboveLimit",
      people: estimate.people.map(({ uid }) => ({ uid, outcome: "fullPrice" })),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("How we estimated this"));
    await expect(canvas.getByText(/above 400% of the poverty line/)).toBeVisible();
  },
};

export const EstimateOfMedicaid: Story = {
  beforeEach: withQuote(familyQuote, {
    "/estimate": {
      ...withoutCredit,
      reason: "everyoneGetsMedicaidOrChip",
      people: estimate.people.map(({ uid }, index) => ({ uid, outcome: index < 2 ? "medicaid" : "chip" })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "You may qualify for Medicaid or CHIP" }),
    ).toBeVisible();
  },
};

export const NoPlanMatches: Story = {
  beforeEach: withQuote(
    { ...familyQuote, filters: { ...familyQuote.filters, metalLevels: ["Platinum"], hsa: true } },
    { "/plans/search": { ...plans, plans: [], total: 0 } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No plan matches these filters")).toBeVisible();
  },
};

export const Unavailable: Story = {
  beforeEach: withQuote(familyQuote, { "/plans/search": 503, "/estimate": 503 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(2));
  },
};

export const Searching: Story = {
  beforeEach: withQuote(familyQuote, { "/plans/search": "never", "/estimate": "never" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Finding plans …" })).toBeVisible();
  },
};

export const Compare: Story = {
  args: { page: "compare" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /^Primary care visit/ })).toBeVisible();
  },
};

/** A plan that the household can't buy has no price. */
export const CompareUnsoldPlan: Story = {
  args: { page: "compare" },
  beforeEach: withQuote(familyQuote, {
    [`/plans/${unsold.id}`]: { ...plan, ...unsold, yearlyCost: null, isPriced: false },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Prices depend on where you live/)).toBeVisible();
    await expect(await canvas.findAllByText("a month")).toHaveLength(1);
    await waitFor(() => expect(premiums()).toEqual([null, plans.plans[1]?.premium]));
  },
};

export const NothingToCompare: Story = {
  args: { page: "compare" },
  beforeEach: withQuote({ ...familyQuote, plansSelected: [] }),
};

export const Plan: Story = {
  args: { page: "plan" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Hospital" })).toBeVisible();
  },
};

export const PlanWithFourToCompare: Story = {
  args: { page: "plan" },
  beforeEach: withQuote({
    ...familyQuote,
    plansSelected: ["1", "2", "3", "4"].map((id) => ({ id, name: `Plan ${id}`, premium: null })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: "Add to comparison" })).toBeDisabled();
    await expect(canvas.getByText("You can compare up to 4 plans.")).toBeVisible();
  },
};

export const SharedPlan: Story = {
  args: { page: "sharedPlan" },
  beforeEach: withQuote({}),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Enter your ZIP code to see your price" }),
    ).toBeVisible();
  },
};

export const UnknownPlan: Story = { args: { page: "unknownPlan" } };

export const Loading: Story = { args: { page: "loading" } };

const openForm = async (canvas: Canvas) => {
  await hasPlans(canvas);
  await userEvent.click(canvas.getByRole("button", { name: "Talk to an agent" }));
};

export const TalkToAnAgent: Story = { play: async ({ canvas }) => openForm(canvas) };

export const TalkToAnAgentWithProblems: Story = {
  play: async ({ canvas }) => {
    await openForm(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Call me" }));
    await expect(await canvas.findByText("Check the box so that we may call you")).toBeVisible();
  },
};

const askForCall = async (canvas: Canvas) => {
  await openForm(canvas);
  await userEvent.type(canvas.getByLabelText("Phone number"), "3055550142");
  await userEvent.click(canvas.getByRole("checkbox", { name: /^I agree/ }));
  await userEvent.click(canvas.getByRole("button", { name: "Call me" }));
};

export const AskedToBeCalled: Story = {
  beforeEach: withQuote(familyQuote, { "/leads": {} }),
  play: async ({ canvas }) => {
    await askForCall(canvas);
    await expect(await canvas.findByText("Thank you. We will call you soon.")).toBeVisible();
  },
};

export const CallNotRequested: Story = {
  beforeEach: withQuote(familyQuote, { "/leads": 503 }),
  play: async ({ canvas }) => {
    await askForCall(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Our site couldn't do this right now");
  },
};

export const AskedTooOften: Story = {
  beforeEach: withQuote(familyQuote, { "/leads": 429 }),
  play: async ({ canvas }) => {
    await askForCall(canvas);
    await expect(await canvas.findByText(/several requests from your network/)).toBeVisible();
  },
};
