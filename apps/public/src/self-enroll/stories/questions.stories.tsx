import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { withQuote } from "./site-answers.fixtures.ts";
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

const seePlans = async (canvas: { findByRole: (role: "button", by: object) => Promise<HTMLElement> }) =>
  userEvent.click(await canvas.findByRole("button", { name: "See plans" }));

export const Where: Story = { beforeEach: withQuote({}) };

export const SeveralCounties: Story = {
  beforeEach: withQuote(
    { zip: "27009" },
    {
      "/counties/27009": {
        counties: [
          { fips: "37067", name: "Forsyth County", state: "NC" },
          { fips: "37169", name: "Stokes County", state: "NC" },
        ],
        exchange: null,
      },
    },
  ),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(await canvas.findByRole("radio", { name: "Stokes County, NC" })).toBeVisible();
  },
};

export const OwnMarketplace: Story = {
  beforeEach: withQuote(
    { zip: "90001" },
    {
      "/counties/90001": {
        counties: [{ fips: "06037", name: "Los Angeles County", state: "CA" }],
        exchange: { state: "California", name: "Covered California", url: "https://www.coveredca.com/" },
      },
    },
  ),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(await canvas.findByRole("link", { name: "Go to Covered California" })).toBeVisible();
  },
};

export const UnknownZip: Story = {
  beforeEach: withQuote({ zip: "00000" }, { "/counties/00000": 404 }),
  play: async ({ canvas }) => {
    await seePlans(canvas);
    await expect(await canvas.findByText(/We don't know this ZIP code/)).toBeVisible();
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

export const IncomeHelp: Story = {
  args: { page: "household" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Help me estimate"));
    await userEvent.type(canvas.getByLabelText("Amount"), "2500");
    await expect(await canvas.findByRole("button", { name: "Use $30,000" })).toBeVisible();
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
