import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { currentQuote, removeQuote } from "../quote/quote-store.ts";
import { familyQuote, withQuote } from "./site-responses.fixtures.ts";
import { PageStory } from "./site-story.fixtures.tsx";

/** The questions of the quote tool, before plans are shown. */
const meta = {
  title: "Quote tool/Questions",
  component: PageStory,
  args: { page: "zip" },
  render: ({ page }, { globals }) => (
    <PageStory page={page} language={globals.language === "spanish" ? "es" : "en"} />
  ),
  beforeEach: withQuote(),
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
} satisfies Meta<typeof PageStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const coveredCalifornia = {
  state: "California",
  name: "Covered California",
  url: "https://www.coveredca.com/",
};
const kynect = { state: "Kentucky", name: "kynect", url: "https://kynect.ky.gov/" };
const twoStates = {
  "/counties/42223": {
    counties: [
      { fips: "21047", name: "Christian County", state: "KY", exchange: kynect, hasPlans: false },
      { fips: "47125", name: "Montgomery County", state: "TN", exchange: null, hasPlans: true },
    ],
  },
};

const seePlans = async (canvas: { findByRole: (role: "button", by: object) => Promise<HTMLElement> }) =>
  userEvent.click(await canvas.findByRole("button", { name: "See plans" }));

export const Where: Story = { beforeEach: withQuote({}) };

/** A visitor has to choose: prices depend on the county. */
export const SeveralCounties: Story = {
  beforeEach: withQuote(
    { zip: "27009" },
    {
      "/counties/27009": {
        counties: [
          { fips: "37067", name: "Forsyth County", state: "NC", exchange: null, hasPlans: true },
          { fips: "37169", name: "Stokes County", state: "NC", exchange: null, hasPlans: true },
        ],
      },
    },
  ),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(await canvas.findByRole("radio", { name: "Stokes County, NC" })).toBeVisible();
    for (const county of canvas.getAllByRole("radio")) await expect(county).not.toBeChecked();
    await expect(canvas.queryByText("Choose a county")).toBeNull();
    await seePlans(canvas);
    await expect(await canvas.findByText("Choose a county")).toBeVisible();
    await expect(currentQuote().countyfips).toBe("");
    await userEvent.click(canvas.getByRole("radio", { name: "Stokes County, NC" }));
    await expect(canvas.queryByText("Choose a county")).toBeNull();
    await expect(currentQuote().countyfips).toBe("37169");
  },
};

/** A ZIP code in two states, of which one has a marketplace of its own. */
export const TwoStates: Story = {
  beforeEach: withQuote({ zip: "42223" }, twoStates),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "Christian County, KY" }));
    await expect(await canvas.findByRole("link", { name: "Go to kynect" })).toBeVisible();
    await expect(currentQuote().countyfips).toBe("");
    await userEvent.click(canvas.getByRole("radio", { name: "Montgomery County, TN" }));
    await expect(canvas.queryByRole("link", { name: "Go to kynect" })).toBeNull();
    await expect(currentQuote()).toMatchObject({ countyfips: "47125", state: "TN" });
  },
};

/** A visitor who comes back sees the county that was chosen. */
export const CountyOfBefore: Story = {
  beforeEach: withQuote(
    { zip: "42223", countyfips: "47125", countyName: "Montgomery County", state: "TN", reached: 1 },
    twoStates,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Montgomery County, TN" })).toBeChecked();
    removeQuote();
    await waitFor(() => expect(canvas.queryByRole("radio")).toBeNull());
  },
};

export const OwnMarketplace: Story = {
  beforeEach: withQuote(
    { zip: "90001" },
    {
      "/counties/90001": {
        counties: [
          {
            fips: "06037",
            name: "Los Angeles County",
            state: "CA",
            exchange: coveredCalifornia,
            hasPlans: false,
          },
        ],
      },
    },
  ),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(await canvas.findByRole("link", { name: "Go to Covered California" })).toBeVisible();
  },
};

export const CountyWithoutPlans: Story = {
  beforeEach: withQuote(
    { zip: "43215" },
    {
      "/counties/43215": {
        counties: [{ fips: "39049", name: "Franklin County", state: "OH", exchange: null, hasPlans: false }],
      },
    },
  ),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(
      await canvas.findByText("Marketplace plans aren't available in Franklin County, OH"),
    ).toBeVisible();
    await expect(
      canvas.getByRole("heading", { level: 1, name: "See plans and prices where you live" }),
    ).toBeVisible();
    await expect(currentQuote().countyfips).toBe("");
  },
};

export const UnknownZip: Story = {
  beforeEach: withQuote({ zip: "00000" }, { "/counties/00000": 404 }),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(await canvas.findByText(/We don't know this ZIP code/)).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "Call us" })).toBeVisible();
  },
};

export const TerritoryWithoutPlans: Story = {
  beforeEach: withQuote({ zip: "00901" }),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(await canvas.findByText("Marketplace plans aren't available in Puerto Rico")).toBeVisible();
    await expect(canvas.queryByText(/We don't know this ZIP code/)).toBeNull();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "Call us" })).toBeVisible();
    await userEvent.type(canvas.getByLabelText("ZIP code"), "{Backspace}");
    await expect(canvas.queryByText(/plans aren't available/)).toBeNull();
  },
};

export const MarketplaceDown: Story = {
  beforeEach: withQuote({}, { "/counties/33134": 503 }),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Who: Story = { args: { page: "people" } };

export const WhoWithProblems: Story = {
  args: { page: "people" },
  beforeEach: withQuote({ countyfips: "12086", countyName: "Miami-Dade County", state: "FL", reached: 1 }),
  play: async ({ canvas }) => {
    const age = await canvas.findByLabelText("Age");
    await userEvent.clear(age);
    await userEvent.type(age, "17");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByText("Policy holder has to be 18")).toBeVisible();
  },
};

export const Income: Story = { args: { page: "household" } };

/** Of four people, three are listed as needing coverage. */
export const TooManyNotApplying: Story = {
  args: { page: "household" },
  beforeEach: withQuote({ ...familyQuote, members: "4" }),
  play: async ({ canvas }) => {
    const notApplying = await canvas.findByLabelText("How many don't need coverage");
    await expect(notApplying).toHaveValue("1");
    await userEvent.clear(notApplying);
    await userEvent.type(notApplying, "4");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByText(/^Enter 1 or less\. You listed the others/)).toBeVisible();
    await expect(canvas.getByLabelText("People in your tax household")).toHaveValue("4");
    await userEvent.clear(notApplying);
    await userEvent.type(notApplying, "1");
    await expect(canvas.queryByText(/^Enter 1 or less/)).toBeNull();
  },
};

export const IncomeHelp: Story = {
  args: { page: "household" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Help me estimate"));
    await userEvent.type(canvas.getByLabelText("Amount"), "2500");
    await expect(await canvas.findByRole("button", { name: "Use $30,000" })).toBeVisible();
    await expect(currentQuote().incomeEntries).toMatchObject([{ amount: "2500", period: "month" }]);
  },
};

/** A visitor who comes back sees what the income was added up from. */
export const IncomeHelpOfBefore: Story = {
  args: { page: "household" },
  beforeEach: withQuote({ ...familyQuote, incomeEntries: [{ id: 0, amount: "700", period: "week" }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Amount")).toHaveValue("700");
    await expect(await canvas.findByRole("button", { name: "Use $36,400" })).toBeVisible();
  },
};

export const Care: Story = { args: { page: "needs" } };

export const CareSearch: Story = {
  args: { page: "needs" },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: /^Your doctors/ }), "mar");
    await expect((await canvas.findAllByRole("option"))[0]).toBeVisible();
  },
};

export const StartOver: Story = {
  args: { page: "people" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Start over" }));
    await expect(await canvas.findByRole("button", { name: "Remove and start over" })).toBeVisible();
  },
};

export const UnknownPage: Story = { args: { page: "notFound" } };
