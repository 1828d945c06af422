import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { managePolicies } from "../screens/policies.ts";
import { answerRows, answerWith } from "./answers.fixtures.ts";
import { ScreenStory } from "./screen-story.fixtures.tsx";

const meta = {
  title: "Screens/Policies",
  component: ScreenStory,
  args: { screen: managePolicies },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  beforeEach: answerWith(answerRows(managePolicies, 312)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { name: /^View / })).toHaveLength(10);
  },
};

export const Loading: Story = { beforeEach: answerWith(() => new Promise(() => {})) };

export const Empty: Story = {
  beforeEach: answerWith(answerRows(managePolicies, 0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No Data")).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: answerWith(() =>
    Response.json({ message: "The database is away; try again in a moment." }, { status: 503 }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Policies haven't loaded?")).toBeVisible();
    await expect(canvas.getByText("The database is away; try again in a moment.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const DetailOpen: Story = {
  beforeEach: answerWith(answerRows(managePolicies, 312)),
  play: async ({ canvas, canvasElement }) => {
    const [view] = await canvas.findAllByRole("button", { name: /^View / });
    if (!view) throw new Error("No row has a View button.");
    await userEvent.click(view);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Policy" });
    await expect(
      await within(dialog).findByRole("table", { name: "Commissions by year" }),
    ).toBeInTheDocument();
  },
};
