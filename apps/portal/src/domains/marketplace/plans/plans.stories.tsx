import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { FrameStory } from "../../../shell/frame-story.fixtures.tsx";
import { sessionConfiguration } from "../../../shell/signed-in.fixtures.ts";
import { json } from "../../accounts/sign-in/sign-in-responses.fixtures.ts";
import { groupsKey } from "../groups/group-storage.ts";
import { appId, decisionOf, householdOf } from "../household.fixtures.ts";
import { planCardAt, planIdAt, planPageAt } from "../plans.fixtures.ts";
import { applicationPath, asAgent, asCustomer, pending } from "../story-responses.fixtures.ts";

const plansAddress = `/portal/mk/applications/${appId}/plans`;
const searchPath = `${applicationPath}/plans/search`;

const meta = {
  title: "Marketplace/Plan search",
  component: FrameStory,
  args: { address: plansAddress },
  beforeEach: asAgent(),
} satisfies Meta<typeof FrameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the card of a plan. */
async function card(canvas: ReturnType<typeof within>, index: number) {
  return within(await canvas.findByRole("article", { name: planCardAt(index).name }));
}

export const Results: Story = {
  play: async ({ canvas }) => {
    const first = await card(canvas, 0);
    await expect(first.getByText("$ 124.30")).toBeVisible();
    await expect(first.getByText("was $ 520.50")).toBeVisible();
    await expect(first.getByText("1 out of 5")).toBeVisible();
    await expect(first.getByRole("heading")).toHaveTextContent("Demo Health Bronze Value 1000…");
    await expect(first.getByRole("link")).toHaveAttribute("href", `${plansAddress}/${planIdAt(0)}`);
    const unknown = await card(canvas, 3);
    await expect(unknown.getAllByText("Not available")).toHaveLength(2);
    await expect(canvas.getByRole("checkbox", { name: "Silver (5)" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Demo Health (8)" })).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "Without credit" })).toHaveAccessibleDescription(
      "Shows full prices.",
    );
  },
};

export const StartsWithTheGroup: Story = {
  beforeEach: asAgent({ [searchPath]: json({ ...planPageAt(0), effectiveDate: "2027-02-01" }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Coverage year 2027, starting 2027\/02\/01$/)).toBeVisible();
  },
};

/** Everybody gets Medicaid or CHIP, so no plan is priced. */
export const NobodyToPrice: Story = {
  beforeEach: asAgent(
    { [searchPath]: json({ message: "Nothing may be priced." }, 500) },
    householdOf({
      enrollment: decisionOf({
        state: "medicaid",
        reason: "Nobody on this application can enroll: all applicants get Medicaid or CHIP.",
        pricedApplicants: [],
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nobody on this application can enroll/)).toBeVisible();
    await expect(canvas.getByText("No one to price plans for")).toBeVisible();
  },
};

export const NamesComparedPlans: Story = {
  args: { address: `${plansAddress}?compare=${planIdAt(0)}&compare=${planIdAt(20)}` },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole("region", { name: "Plans to compare" }));
    await expect(await bar.findByText(planCardAt(20).name)).toBeVisible();
    await expect(bar.getByText(planCardAt(0).name)).toBeVisible();
  },
};

export const LoadsMore: Story = {
  play: async ({ canvas }) => {
    const more = await canvas.findByRole("button", { name: /Load \d+ more/ });
    await userEvent.click(more);
    await expect(await canvas.findByText(/(20|24) of 24 plans shown/)).toBeVisible();
  },
};

/** After Back or a reload, as many plans are shown as before. */
export const LoadsThePagesOfTheUrl: Story = {
  args: { address: `${plansAddress}?pages=3` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("24 of 24 plans shown")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(24);
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Silver (5)" }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(5), { timeout: 3_000 });
    await expect(canvas.getByText("5 plans")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear Filters" }));
    await expect(await canvas.findByText("24 plans", {}, { timeout: 3_000 })).toBeVisible();
  },
};

export const WithoutCredit: Story = {
  args: { address: `${plansAddress}?credit=no&sort=-deductible` },
  play: async ({ canvas }) => {
    const first = await card(canvas, 0);
    await expect(first.getByText("$ 520.50")).toBeVisible();
    await expect(first.queryByText(/^was/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("switch", { name: "Without credit" })).toBeChecked();
    await expect(canvas.getByLabelText("Sort by")).toHaveValue("-deductible");
  },
};

export const Comparison: Story = {
  play: async ({ canvas }) => {
    for (const index of [0, 1, 2, 3]) {
      const plan = await card(canvas, index);
      await userEvent.click(plan.getByRole("checkbox"));
    }
    const fifth = await card(canvas, 4);
    await expect(fifth.getByRole("checkbox")).toBeDisabled();
    await expect(fifth.getByText("You can compare up to 4 plans.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Compare plans" }));
    const table = within(await canvas.findByRole("table", { name: "Compare plans" }));
    await expect(table.getAllByRole("columnheader")).toHaveLength(5);
    const row = (name: RegExp) => table.getByRole("row", { name });
    await expect(row(/^Metal level Differs Bronze Silver Gold Platinum/)).toBeVisible();
    await expect(row(/^Primary Care Visit \$ 40\.00/)).not.toHaveAttribute("data-differs");
    await userEvent.click(canvas.getByRole("switch", { name: "Only differences" }));
    await expect(table.queryByRole("row", { name: /^Primary Care Visit/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${planCardAt(3).name}` }));
    await expect(table.getAllByRole("columnheader")).toHaveLength(4);
  },
};

export const ForAGroup: Story = {
  args: { address: `/portal/mk/applications/${appId}/enrollment/1/plans` },
  beforeEach: () => {
    const clear = asAgent({
      [searchPath]: async (_url, request) => {
        const { applicants, aptc } = await request.json();
        const isGroup = applicants.join() === "a2" && aptc === 100;
        return isGroup
          ? Response.json(planPageAt(0))
          : Response.json({ message: "Wrong group" }, { status: 422 });
      },
    })();
    const groups = [
      { applicants: ["a1", "a3"], aptc_selected: 220.1 },
      { applicants: ["a2"], aptc_selected: 100 },
    ];
    localStorage.setItem(groupsKey, JSON.stringify({ [appId]: groups }));
    return clear;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Plans for group 2" })).toBeVisible();
    await expect(await canvas.findByText(/^For Ben Diaz/)).toBeVisible();
    await expect((await card(canvas, 0)).getByText("$ 124.30")).toBeVisible();
  },
};

export const NoSuchGroup: Story = {
  args: { address: `/portal/mk/applications/${appId}/enrollment/6/plans` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no group 7")).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { address: `${plansAddress}?metal=Platinum` },
  beforeEach: asAgent({ [searchPath]: json(planPageAt(0, [])) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No plans match these filters")).toBeVisible();
  },
};

export const NotLoaded: Story = {
  beforeEach: asAgent({
    [searchPath]: json({ message: "This application has no address or income yet." }, 422),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This application has no address or income yet.")).toBeVisible();
  },
};

export const MoreNotLoaded: Story = {
  beforeEach: asAgent({
    [searchPath]: async (_url, request) => {
      const { page } = await request.json();
      return page === 0
        ? Response.json(planPageAt(0))
        : Response.json({ message: "The Marketplace is busy." }, { status: 429 });
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load 10 more" }));
    await expect(await canvas.findByText("Couldn't load more plans. The Marketplace is busy.")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
  },
};

export const Loading: Story = {
  beforeEach: asAgent({ [searchPath]: pending }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading plans" })).toBeVisible();
  },
};

export const DemoPlansForACustomer: Story = {
  beforeEach: asCustomer({
    "/api/Configuration": json({
      ...sessionConfiguration,
      session: {
        ...sessionConfiguration.session,
        marketplace: { url: "/sandbox/marketplace", base: "/sandbox/marketplace/api", key: "sandbox" },
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("These are made-up plans and prices for trying out the portal."),
    ).toBeVisible();
  },
};
